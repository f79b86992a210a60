import { readMobile } from '@/domain/accounts/mobile-number.ts';
import { hoursOfDay, openMinutes, openState, twelveHour } from '@/domain/locations/opening-hours.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { dateKey, localMoment } from '@/domain/locations/time-zone.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { checkoutPath } from '@/domain/stock/checkout-path.ts';
import { canReserve } from '@/domain/stock/vehicle-page/reserving.ts';
import { readCookie } from '@/web/accounts/account-cookies.ts';
import { confirmedNumber } from '@/web/accounts/confirmed-number.ts';
import { type CheckoutForm, readCheckoutForm, withAccount } from '@/web/purchases/checkout-form.ts';
import { depositOf, holdCar, holdDealer } from '@/web/purchases/hold-of-vehicle.ts';
import { reservationPath } from '@/web/purchases/reserve.ts';
import { lineOf, preferredOf } from '@/web/records/hold-waiting.ts';
import { holderOf, reservedStateOf } from '@/web/records/holds.ts';
import type { OwnRoute, RouteRequest } from '@/web/render/own-route.ts';
import { dealershipOf } from '@/web/stock/dealership-of-vehicle.ts';
import { vehicleOfSite } from '@/web/stock/stock-of-site.ts';
import { AccountsAway } from '../account/accounts-away.tsx';
import { signedInOnly } from '../account/closed-to.tsx';
import { pageAccount, pageBrowser } from '../account/page-account.ts';
import { routePage } from '../route-page.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import type { CheckoutProps } from './checkout-parts.tsx';
import { TakenView } from './taken-view.tsx';

/**
 * The reservation of a car (NAV-07), if the site and the car allow it; else the car's own page
 * explains why not.
 */
async function own(request: RouteRequest): Promise<OwnRoute> {
  const { site, params, now, path, query } = request;
  const slug = params.slug ?? '';
  const { purchases, accounts, sms } = request.services;
  const vehicle = site.features.checkout && purchases ? await vehicleOfSite(site, slug) : null;
  if (!vehicle || !purchases || !accounts) return null;
  const here = checkoutPath(site, vehicle.card.slug);
  const rest = query.size > 0 ? `?${query}` : '';
  // Not permanent: a site may change the switch back, and browsers cache permanent redirects.
  if (path !== here) return { redirect: { to: `${here}${rest}`, permanent: false } };
  const closed = site.features.checkoutSignIn && (await signedInOnly(request, 'checkout'));
  if (closed) return closed;
  const browser = await pageBrowser();
  const account = await pageAccount(accounts, site.slug, browser, now);
  const described = { title: `Reserve this ${vehicle.card.model}`, description: null, noIndex: true };
  if (account === 'away') return { described, status: 503, view: <AccountsAway site={site} /> };
  const { database } = purchases.records;
  const [holder, first, reservedState] = await Promise.all([
    holderOf(database, vehicle.card.id),
    preferredOf(database, vehicle.card.id),
    reservedStateOf(database, vehicle.card.id),
  ]);
  const mark = readCookie(browser.cookies, 'number', browser.secure);
  const phone =
    confirmedNumber({ key: accounts.key, site: site.slug, now }, mark) ?? account.session?.account.phone ?? null;
  if (holder && holder.phone === phone && holder.site === site.slug)
    return { redirect: { to: reservationPath(holder.token), permanent: false } };
  const isSold = reservedState.reserved && reservedState.until === null;
  const isFeedsOwn = vehicle.card.reserved && vehicle.card.reservedUntilMs === 0 && !reservedState.reserved;
  const free = { ...vehicle, card: { ...vehicle.card, reserved: false } };
  if (isSold || isFeedsOwn || !canReserve(free, site)) return toCar(slug);
  const taken = holder ?? (first && first.phone !== phone ? { endsAt: first.preferredUntil } : null);
  const dealership = await dealershipOf(vehicle, site);
  const car = holdCar(vehicle);
  const dealer = holdDealer(vehicle, dealership, '');
  if (taken && query.get('step') === null) {
    const { inLine } = await lineOf(database, vehicle.card.id);
    const by = holder === null ? 'turn' : holder.state === 'pending' ? 'payment' : 'hold';
    return { described, view: <TakenView {...{ car, dealer, inLine, by, path: here }} until={taken.endsAt} /> };
  }
  const isNextInLine = query.get('step') === 'turn' && holder === null && first !== null;
  const form = withAccount(
    readCheckoutForm(readCookie(browser.cookies, 'checkout', browser.secure)),
    account.session?.account ?? null,
  );
  const props: CheckoutProps = {
    path: here,
    car,
    dealer,
    form,
    challenge: account.challenge,
    phone,
    now,
    mode: taken && !isNextInLine ? 'line' : 'reserve',
    isNextInLine,
    step: stepOf({ wanted: query.get('step') ?? '', form, phone, hasChallenge: account.challenge !== null }),
    depositCents: depositOf(purchases.payments, dealership.site, vehicle),
    hours: site.options.holdHours,
    problemKey: query.get('says') ?? '',
    inbox: sms.kind === 'sandbox' ? (sms.inbox ?? '') : null,
    visit: visitLabel(dealership.place, now),
  };
  return { described, metadata: { referrer: 'same-origin' }, view: <CheckoutPage {...props} /> };
}

const toCar = (slug: string): OwnRoute => ({ redirect: { to: pathOfRoute('vehicle', { slug }), permanent: false } });

type Progress = { wanted: string; form: CheckoutForm; phone: string | null; hasChallenge: boolean };

/** The first incomplete step; the review needs the typed number to be the confirmed one. */
function stepOf({ wanted, form, phone, hasChallenge }: Progress): CheckoutProps['step'] {
  if (wanted === 'details' || form.name === '' || ['name', 'email', 'phone'].includes(form.field)) return 'details';
  const typed = readMobile(form.phone);
  if (phone !== null && 'number' in typed && typed.number === phone) return 'review';
  return hasChallenge ? 'mobile' : 'details';
}

/** "Thu 26 Nov, 8:30 am to 5:30 pm": the next opening; empty if no hours are set. */
function visitLabel(place: SiteLocation | null, now: number): string {
  if (!place || place.openingHours.length === 0) return '';
  const state = openState(place, now);
  const from = state.open ? now : state.untilMs;
  if (from === null) return '';
  const local = localMoment(from, place.timeZone);
  const day = hoursOfDay(place, dateKey(local), local.weekday);
  if (!day || !openMinutes(day)) return '';
  const date = new Intl.DateTimeFormat('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: place.timeZone,
  });
  return `${date.format(from)}, ${twelveHour(day.open)} to ${twelveHour(day.close)}`;
}

export const checkoutRoute = routePage(own);
