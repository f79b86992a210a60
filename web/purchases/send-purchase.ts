import { shownHelper } from '@/domain/purchases/purchase-help.ts';
import { readCookie } from '@/web/accounts/account-cookies.ts';
import type { AccountServices } from '@/web/accounts/account-services.ts';
import { findSession } from '@/web/accounts/find-session.ts';
import { hashOf } from '@/web/accounts/secrets.ts';
import type { Geocoding } from '@/web/integrations/geocoding/port.ts';
import type { LeadPurchase, PurchaseOf } from '@/web/leads/accept-enquiry.ts';
import { acceptedTradeIn } from '@/web/leads/accepted-trade-in.ts';
import { bookingAt } from '@/web/leads/lead-of-form.ts';
import type { LeadServices } from '@/web/leads/lead-services.ts';
import { tradeInToken } from '@/web/leads/trade-in-cookie.ts';
import { findPurchase } from '@/web/records/purchases.ts';
import { leadLines } from './purchase-lines.ts';
import { type PurchaseView, viewPurchase } from './view-purchase.ts';

type Services = {
  leads: Pick<LeadServices, 'records'> | null;
  accounts: Pick<AccountServices, 'records'> | null;
  geocoding: Geocoding;
};

/**
 * What the enquiry of a shopper who buys a car carries: every step and the sums, counted at this
 * moment (CHK-05). A price or a time that is another now is shown, and nothing is sent until the
 * shopper has seen it.
 */
export const purchaseOf =
  ({ leads, accounts, geocoding }: Services): PurchaseOf =>
  async ({ site, about, cookies, secure, now }) => {
    const { vehicle } = about;
    if (!leads || !accounts || !vehicle) return null;
    const read = (cookie: 'session' | 'purchase') => readCookie(cookies, cookie, secure);
    const session = await findSession(accounts, { site: site.slug, token: read('session'), now, rotate: false });
    const token = read('purchase');
    const shopper = { site: site.slug, browser: token && hashOf(token), account: session?.account.id ?? null };
    const purchase = await findPurchase(leads.records.database, shopper, vehicle.card.id);
    if (!purchase) return null;
    const accepted = await acceptedTradeIn(leads, site.slug, tradeInToken(cookies));
    const view = await viewPurchase({ records: leads.records, geocoding }, { site, vehicle, purchase, accepted, now });
    return whyNot(view) ?? leadPurchase(view, purchase.id);
  };

function whyNot({ priceBeforeCents, handover, purchase, dealership }: PurchaseView): { problem: string } | null {
  if (priceBeforeCents !== null)
    return { problem: 'The price has changed since you saw it. Go back to all steps, look at it, then send them.' };
  if (handover?.way === 'pick-up' && handover.gone)
    return { problem: 'Somebody has taken the pick-up time that you chose. Go back to all steps and choose another.' };
  const [filledIn] = Object.values(purchase?.proposals ?? {});
  if (filledIn)
    return {
      problem: `${shownHelper(filledIn.by, dealership.site.name)} filled in a step for you. Go back to all steps, agree to it or take it out, then send them.`,
    };
  return null;
}

function leadPurchase(view: PurchaseView, id: string): LeadPurchase {
  const { choices, tradeIn, extras, sums, dealership } = view;
  const { handover } = choices;
  const { place } = dealership;
  const booked = handover?.way === 'pick-up' && handover.slot !== '' && place?.id === handover.location;
  return {
    id,
    lines: leadLines(view),
    booking: booked ? bookingAt(place, 'visit', handover.slot) : null,
    details: {
      ...(tradeIn && { trade_in: tradeIn }),
      purchase: {
        ...choices,
        extras: extras.map(({ name, cents }) => ({ name, cents })),
        total_cents: sums.totalCents,
        left_to_pay_cents: [sums.leftFromCents, sums.leftToCents],
      },
    },
  };
}
