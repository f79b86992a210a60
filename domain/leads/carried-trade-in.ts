import { kilometres } from './amounts.ts';
import { type LeadRecord, type LeadVehicle, leadNumber } from './lead-record.ts';
import { isValued, type OwnCar, rangeText } from './valuation.ts';

/** An accepted offer for the shopper's own car, as an enquiry to buy carries it (NAV-08). Whole dollars. */
export type CarriedTradeIn = { lead_id: string; car: OwnCar; offer_price: number; offer_price_to: number };

/** Days after which an accepted offer goes with nothing any more. */
export const carriedDays = 30;

/** What the purchase is about: the trade-in is for that very car, or for none in particular. */
type Purchase = { category: string; vehicle: Pick<LeadVehicle, 'id'> | null };

/** The trade-in that goes with an enquiry about a car; null where nothing was accepted, or it was for another car. `now` in epoch milliseconds. */
export function carriedTradeIn(
  { category, vehicle }: Purchase,
  tradeIn: Pick<LeadRecord, 'id' | 'valuation' | 'vehicle'>,
  now: number,
): CarriedTradeIn | null {
  const { id, valuation, vehicle: wanted } = tradeIn;
  if (!vehicle || isValued(category) || !valuation?.acceptedAtMs) return null;
  if (wanted && wanted.id !== vehicle.id) return null;
  if (now - valuation.acceptedAtMs > carriedDays * 86_400_000) return null;
  const { car, low, high } = valuation;
  return { lead_id: id, car, offer_price: low, offer_price_to: high };
}

/** "2021 Mazda CX-5, 75,000 kms, estimate of $22,500 to $26,500, enquiry 1a2b3c4d" */
export function carriedText(tradeIn: CarriedTradeIn): string {
  const { lead_id, offer_price: low, offer_price_to: high } = tradeIn;
  return `${carriedCar(tradeIn)}, estimate of ${rangeText({ low, high })}, enquiry ${leadNumber(lead_id)}`;
}

/** "2021 Mazda CX-5, 75,000 kms" */
export const carriedCar = ({ car }: Pick<CarriedTradeIn, 'car'>): string =>
  `${car.year} ${car.make} ${car.model}, ${kilometres(car.kilometres)}`;
