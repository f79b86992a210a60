import { z } from 'zod';
import type { Offer } from '@/domain/purchases/choose-step.ts';
import { type PurchaseChoices, purchaseSteps } from '@/domain/purchases/purchase-choices.ts';
import { isHelpStep } from '@/domain/purchases/purchase-help.ts';
import { purchasePath } from '@/domain/purchases/purchase-path.ts';
import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { readCookie, setCookie } from '@/web/accounts/account-cookies.ts';
import { hashOf, newToken } from '@/web/accounts/secrets.ts';
import {
  type AccountRequest,
  accountRequest,
  fieldsOf,
  seeOther,
  sessionOf,
} from '@/web/app/api/account/account-request.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { acceptedTradeIn } from '@/web/leads/accepted-trade-in.ts';
import type { LeadServices } from '@/web/leads/lead-services.ts';
import { tradeInToken } from '@/web/leads/trade-in-cookie.ts';
import { log, reason } from '@/web/platform/log.ts';
import { isForeign } from '@/web/platform/request-sender.ts';
import { services } from '@/web/platform/services.ts';
import { chooseOffered } from '@/web/purchases/choose-offered.ts';
import { holdCar, sellerOf } from '@/web/purchases/hold-of-vehicle.ts';
import { offerOfView } from '@/web/purchases/offer-of-view.ts';
import { estimateFor, type PurchaseView, viewPurchase } from '@/web/purchases/view-purchase.ts';
import { followSeller } from '@/web/records/purchase-changes.ts';
import { settleProposal } from '@/web/records/purchase-help.ts';
import { acceptPrice, findPurchase, joinPurchases, type Purchase, savePurchase } from '@/web/records/purchases.ts';
import { vehicleById } from '@/web/stock/stock-of-site.ts';
import type { SellingSite } from '@/web/stock/stock-site.ts';

export const dynamic = 'force-dynamic';

const fields = z.object({
  /** `agree` and `decline` settle a step that staff filled in. */
  action: z.enum(['step', 'restart', 'agree', 'decline']),
  car: z.string().min(1).max(100),
  step: z.enum(purchaseSteps),
  /** What staff had filled in, as the form showed it. */
  proposal: z.string().max(40).optional(),
});

/**
 * Stores a step of an online purchase (CHK-05), for a browser without script too: 303 to the steps,
 * or back to the one that states what is wrong.
 */
export async function POST(request: Request): Promise<Response> {
  if (isForeign(request.headers.get('origin'), request.headers.get('host'))) return seeOther('/');
  const context = accountRequest(request);
  const posted = await fieldsOf(request);
  const read = fields.safeParse(posted);
  const site = await siteOfEndpoint(context?.site ?? null);
  if (!context || !read.success || site instanceof Response) return seeOther('/');
  const { car, step } = read.data;
  try {
    return await store(context, site, posted, read.data);
  } catch (error) {
    log('error', 'purchase-step-failed', { site: site.slug, step, reason: reason(error) });
    return seeOther(purchasePath(car, { step, problem: 'failed' }));
  }
}

async function store(
  context: AccountRequest,
  site: SellingSite,
  posted: Record<string, string>,
  { action, car, step, proposal }: z.output<typeof fields>,
): Promise<Response> {
  const { purchases: opened, leads, geocoding } = services();
  const hub = purchasePath(car);
  const { onlinePurchase, checkout } = site.features;
  if (!opened || !leads || !onlinePurchase || !checkout) return seeOther(hub);
  if (!(await opened.steps.take(`${site.slug} ${context.address}`)))
    return seeOther(purchasePath(car, { problem: 'often' }));
  const vehicle = await vehicleById(site, car);
  if (!vehicle) return seeOther(hub);
  const { database } = leads.records;
  const { session, set } = await sessionOf(context);
  const token = readCookie(context.cookies, 'purchase', context.secure) || newToken();
  const shopper = { site: site.slug, browser: hashOf(token), account: session?.account.id ?? null };
  const cookies = [...set, setCookie('purchase', token, context.secure)];
  await joinPurchases(database, shopper);
  const seen = proposal && isHelpStep(step) ? { step, proposal } : undefined;
  const found = await findPurchase(database, shopper, car);
  const before = found && (await followSeller(database, found, sellerOf(vehicle, site)));
  if (action === 'agree' || action === 'decline') {
    const settled = seen && (await settleProposal(database, shopper, car, { ...seen, agrees: action === 'agree' }));
    return seeOther(settled === 'changed' ? purchasePath(car, { problem: 'changed' }) : hub, cookies);
  }
  if (before?.sentAt && action !== 'restart') return seeOther(hub, cookies);
  const open = before?.sentAt ? null : before;
  const view = await viewPurchase(
    { records: leads.records, geocoding },
    { site, vehicle, purchase: open, now: context.now },
  );
  const offer = await offerOf(leads, context, view, open);
  const chosen = await chooseOffered(geocoding, step, posted, offer);
  if ('problem' in chosen) {
    const typed = step === 'payment' && posted.way === 'finance' ? posted : {};
    return seeOther(purchasePath(car, { step, problem: chosen.problem, typed }), cookies);
  }
  const saved = await savePurchase(
    database,
    shopper,
    begunWith(vehicle, site),
    withAccepted(chosen.choices, offer, open),
    seen,
  );
  if (step === 'price') await acceptPrice(database, saved.id, vehicle.card.priceCents);
  return seeOther(hub, cookies);
}

/** An accepted estimate counts from the first step on: it is stored with it, so that staff read the sums that the shopper reads. */
const withAccepted = (choices: PurchaseChoices, { tradeIn }: Offer, open: Purchase | null): PurchaseChoices =>
  tradeIn === null || open?.choices.tradeIn ? choices : { tradeIn: { way: 'estimate', lead: tradeIn }, ...choices };

const begunWith = (vehicle: StockVehicle, site: Pick<SiteIdentity, 'slug'>) => ({
  seller: sellerOf(vehicle, site),
  vehicle: vehicle.card.id,
  car: holdCar(vehicle),
  priceCents: vehicle.card.priceCents,
});

/** What this shopper may choose of now. */
async function offerOf(
  leads: Pick<LeadServices, 'records'>,
  { site, cookies, now }: AccountRequest,
  view: PurchaseView,
  purchase: Purchase | null,
): Promise<Offer> {
  const accepted = await acceptedTradeIn(leads, site, tradeInToken(cookies));
  const before = purchase?.choices.tradeIn;
  const stored = before?.way === 'estimate' && !view.tradeInGone ? before.lead : null;
  return offerOfView(view, accepted && estimateFor(view.vehicle, accepted, now) ? accepted.id : stored);
}
