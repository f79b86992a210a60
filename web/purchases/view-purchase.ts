import { type CalculatorSettings, calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { bookablePlace, bookingTimes } from '@/domain/leads/booking-days.ts';
import { type CarriedTradeIn, carriedTradeIn } from '@/domain/leads/carried-trade-in.ts';
import type { BookablePlace } from '@/domain/leads/form.ts';
import type { LeadRecord } from '@/domain/leads/lead-record.ts';
import { type DeliveryEstimate, deliveryEstimate } from '@/domain/locations/delivery-estimate.ts';
import { locationZone } from '@/domain/locations/location-zone.ts';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import type { PurchaseChoices } from '@/domain/purchases/purchase-choices.ts';
import type { PurchaseExtra } from '@/domain/purchases/purchase-extra.ts';
import { type PurchaseLoan, purchaseLoan } from '@/domain/purchases/purchase-loan.ts';
import { type PurchaseSums, purchaseSums } from '@/domain/purchases/purchase-sums.ts';
import type { DealershipSite, VehicleDealership } from '@/domain/site/dealership-of-vehicle.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { readExtras } from '@/web/content/read-extras.ts';
import { nearPostcode } from '@/web/integrations/geocoding/near-postcode.ts';
import type { Geocoding } from '@/web/integrations/geocoding/port.ts';
import { busyAt } from '@/web/leads/busy-times.ts';
import type { Records } from '@/web/records/database.ts';
import { holdOfPurchase, type Purchase, tradeInOf } from '@/web/records/purchases.ts';
import { dealershipOf, type ReadSite } from '@/web/stock/dealership-of-vehicle.ts';

/** What a purchase's figures are read from. */
export type ViewServices = {
  records: Records;
  geocoding: Geocoding;
  /** How a dealership's site is read; absent: as pages do. */
  readSite?: ReadSite;
};

type PurchaseHandover =
  /** `gone`: the time is not free any more. */
  | { way: 'pick-up'; placeName: string; slot: string; gone: boolean }
  | { way: 'delivery'; postcode: string; estimate: DeliveryEstimate | null };

/**
 * A purchase as shopper, mail and staff read it. Every figure is counted here, from stock and
 * content as they are now (CHK-05).
 */
export type PurchaseView = {
  purchase: Purchase | null;
  vehicle: StockVehicle;
  dealership: VehicleDealership;
  timeZone: string;
  choices: PurchaseChoices;
  /** All that the dealer offers. */
  offered: readonly PurchaseExtra[];
  extras: readonly PurchaseExtra[];
  /** How many that were chosen are offered no more. */
  extrasGone: number;
  tradeIn: CarriedTradeIn | null;
  /** An estimate was chosen, and has run out or was taken back. */
  tradeInGone: boolean;
  finance: PurchaseLoan | null;
  /** Null where finance may not be shown for this car. */
  financeSettings: CalculatorSettings | null;
  handover: PurchaseHandover | null;
  places: readonly BookablePlace[];
  hold: HoldRecord | null;
  /** The price that the shopper saw, where it is another now. */
  priceBeforeCents: number | null;
  sums: PurchaseSums;
};

export type Requested = {
  site: DealershipSite;
  vehicle: StockVehicle;
  purchase: Purchase | null;
  /**
   * An enquiry with an estimate that this browser's shopper accepted: it counts until they choose a
   * trade-in, or none.
   */
  accepted?: LeadRecord | null;
  now: number;
};

/** A purchase as it is at `now`, epoch milliseconds. Rejects while records or content are down. */
export async function viewPurchase(services: ViewServices, requested: Requested): Promise<PurchaseView> {
  const { site, vehicle, purchase, accepted = null, now } = requested;
  const { database } = services.records;
  const choices = purchase?.choices ?? {};
  const dealership = await dealershipOf(vehicle, site, services.readSite);
  const { place } = dealership;
  const [offered, lead, hold, busy] = await Promise.all([
    readExtras(vehicle.dealership.slug || site.slug),
    choices.tradeIn?.way === 'estimate'
      ? tradeInOf(database, site.slug, choices.tradeIn.lead)
      : choices.tradeIn
        ? null
        : accepted,
    purchase ? holdOfPurchase(database, purchase.id) : null,
    place ? busyAt({ records: services.records }, { locations: [place] }, now) : [],
  ]);
  const places = place ? [bookablePlace(place, 'visit', now, busy)] : [];
  const handover = await handoverOf(services, choices, dealership, { places, isSent: purchase?.sentAt != null });
  const tradeIn = lead ? estimateFor(vehicle, lead, now) : null;
  const extras = offered.filter(({ id }) => choices.extras?.ids.includes(id));
  const sums = purchaseSums({
    priceCents: vehicle.card.priceCents,
    priceType: vehicle.card.priceType,
    extras,
    handover: handover && handoverSum(handover),
    tradeIn: tradeIn && { lowCents: tradeIn.offer_price * 100, highCents: tradeIn.offer_price_to * 100 },
    depositCents: hold && hasDeposit(hold) ? hold.depositCents : 0,
  });
  const financeSettings = vehicle.card.weekly ? calculatorSettings(dealership.site, sums.totalCents) : null;
  return {
    purchase,
    vehicle,
    dealership,
    choices,
    offered,
    extras,
    tradeIn,
    financeSettings,
    handover,
    places,
    hold,
    sums,
    timeZone: locationZone(place?.timeZone ?? '', place?.state || vehicle.card.state),
    extrasGone: (choices.extras?.ids.length ?? 0) - extras.length,
    tradeInGone: choices.tradeIn?.way === 'estimate' && tradeIn === null,
    finance:
      financeSettings && choices.payment?.way === 'finance'
        ? purchaseLoan(financeSettings, choices.payment, sums)
        : null,
    priceBeforeCents:
      purchase && purchase.priceCents !== vehicle.card.priceCents && !purchase.sentAt ? purchase.priceCents : null,
  };
}

/** The estimate that this shopper accepted, as it goes with this car. */
export const estimateFor = (vehicle: StockVehicle, lead: LeadRecord, now: number): CarriedTradeIn | null =>
  carriedTradeIn({ category: 'Vehicle Enquiry', vehicle: { id: vehicle.card.id } }, lead, now);

const hasDeposit = ({ state, money }: HoldRecord): boolean =>
  (state === 'held' || state === 'applied') && ['authorised', 'charged', 'capturing', 'captured'].includes(money);

async function handoverOf(
  { geocoding }: ViewServices,
  { handover }: PurchaseChoices,
  { site, place }: VehicleDealership,
  { places, isSent }: { places: readonly BookablePlace[]; isSent: boolean },
): Promise<PurchaseHandover | null> {
  if (!handover) return null;
  if (handover.way === 'delivery') {
    const { place: there } = await nearPostcode(handover.postcode, geocoding);
    return { ...handover, estimate: deliveryEstimate(place, there, site.options) };
  }
  const { location, slot } = handover;
  const [date, time] = slot.split('T');
  const day = places.find(({ id }) => id === location)?.days.find((one) => one.date === date);
  // Its own booking takes the time of a purchase that was sent.
  const gone = !isSent && slot !== '' && !(day && bookingTimes(day).includes(time ?? ''));
  return { way: 'pick-up', placeName: place?.name ?? site.name, slot, gone };
}

function handoverSum(handover: PurchaseHandover): { label: string; cents: number | null } {
  if (handover.way === 'pick-up') return { label: 'Pick-up', cents: 0 };
  const { postcode, estimate } = handover;
  return { label: `Delivery to ${postcode}, an estimate`, cents: estimate ? estimate.price * 100 : null };
}
