import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { checkoutPath } from '@/domain/stock/checkout-path.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { canReserve } from '@/domain/stock/vehicle-page/reserving.ts';
import { readCookie } from '@/web/accounts/account-cookies.ts';
import { hashOf } from '@/web/accounts/secrets.ts';
import { sessionOf } from '@/web/app/api/account/account-request.ts';
import { depositOf, holdCar, holdDealer, sellerOf } from '@/web/purchases/hold-of-vehicle.ts';
import { joinLine, linePath } from '@/web/purchases/join-line.ts';
import { reservationPath, reserve } from '@/web/purchases/reserve.ts';
import { reservedStateOf } from '@/web/records/holds.ts';
import { findPurchase } from '@/web/records/purchases.ts';
import { dealershipOf } from '@/web/stock/dealership-of-vehicle.ts';
import { vehicleOfSite } from '@/web/stock/stock-of-site.ts';
import { type CheckoutResponse, type CheckoutStep, confirmedPerson } from './enter-number.ts';

const refused = (word: string): CheckoutResponse => ({ problem: word, cookies: [] });
const to = (path: string): CheckoutResponse => ({ to: path, cookies: [] });

/**
 * Takes the car for the confirmed number, and leads to the payment page (CHK-03, CHK-04). The
 * form's amounts are only compared.
 */
export async function reserveCar(step: CheckoutStep): Promise<CheckoutResponse> {
  const { posted, purchases, site, origin } = step;
  const found = await personAndCar(step);
  if ('problem' in found || 'to' in found) return found;
  const { vehicle, dealership, person } = found;
  const depositCents = depositOf(purchases.payments, dealership.site, vehicle);
  if (posted.price !== String(vehicle.card.priceCents) || posted.deposit !== String(depositCents))
    return refused('changed');
  if (posted.terms !== 'yes') return refused('terms');
  const purchase = await openPurchase(step, person.vehicle);
  const hold = { ...person, depositCents, hours: site.options.holdHours, purchase };
  const made = await reserve(purchases, { hold, origin });
  switch (made.kind) {
    case 'made':
      return to(
        `${reservationPath(made.hold.token)}${made.hold.checkoutUrl && made.hold.state === 'pending' ? '?pay=1' : ''}`,
      );
    case 'taken':
    case 'preferred':
      return to(checkoutPath(site, step.slug));
    default:
      return refused(made.kind);
  }
}

/** The online purchase of the car that this shopper has begun: the hold carries it (CHK-05). */
async function openPurchase({ context, purchases }: CheckoutStep, vehicle: string): Promise<string | null> {
  const { site, cookies, secure } = context;
  const { session } = await sessionOf(context);
  const token = readCookie(cookies, 'purchase', secure);
  const shopper = { site, browser: token && hashOf(token), account: session?.account.id ?? null };
  return (await findPurchase(purchases.records.database, shopper, vehicle))?.id ?? null;
}

/** Puts the confirmed number in the car's line (PLUS-15). */
export async function joinLineOf(step: CheckoutStep): Promise<CheckoutResponse> {
  const found = await personAndCar(step);
  if ('problem' in found || 'to' in found) return found;
  const state = await reservedStateOf(step.purchases.records.database, found.person.vehicle);
  if (state.reserved && state.until === null) return to(pathOfRoute('vehicle', { slug: step.slug }));
  const joined = await joinLine(step.purchases, found.person);
  return joined ? to(linePath(joined.row.token)) : refused('full');
}

async function personAndCar(step: CheckoutStep) {
  const { purchases, site, context, slug, origin } = step;
  if (!(await purchases.limit.take(`${site.slug} ${context.address}`))) return refused('often');
  const confirmed = await confirmedPerson(step);
  if (!confirmed || confirmed.name === '') return refused('confirm');
  const vehicle = await vehicleOfSite(site, slug);
  if (!vehicle || !isOffered(vehicle, step)) return to(pathOfRoute('vehicle', { slug }));
  const dealership = await dealershipOf(vehicle, site);
  const person = {
    ...confirmed,
    site: site.slug,
    seller: sellerOf(vehicle, site),
    vehicle: vehicle.card.id,
    car: holdCar(vehicle),
    dealer: holdDealer(vehicle, dealership, origin),
  };
  return { vehicle, dealership, person };
}

/**
 * Reserved in the feed without a hold of this platform, it cannot be reserved here; whose hold it
 * is, the records state.
 */
const isOffered = (vehicle: StockVehicle, { site }: CheckoutStep): boolean => {
  const byHold = vehicle.card.reservedUntilMs > 0;
  const card = { ...vehicle.card, reserved: vehicle.card.reserved && !byHold };
  return canReserve({ ...vehicle, card }, site);
};
