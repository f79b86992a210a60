import { hoursLabel } from '@/domain/locations/clock-label.ts';
import type { FeatureSwitches } from '@/domain/switches/features.ts';
import { priceShownAboveCents } from '../price-display.ts';
import type { StockVehicle } from '../stock-vehicle.ts';
import { type DepositSite, depositCents } from './deposit.ts';

type ReservableVehicle = Pick<StockVehicle, 'card' | 'availability'>;

/** Whether a vehicle can be reserved: the site takes reservations, it is here, it is not held, and it has a price (CHK-01). */
export const canReserve = (vehicle: ReservableVehicle, site: { features: FeatureSwitches }): boolean =>
  isOffered(vehicle, site) && !vehicle.card.reserved;

/** Whether a vehicle is held by a reservation that ends, so that others can wait for it (PLUS-15). */
export const canJoinLine = (vehicle: ReservableVehicle, site: { features: FeatureSwitches }): boolean =>
  isOffered(vehicle, site) && vehicle.card.reserved && vehicle.card.reservedUntilMs > 0;

const isOffered = ({ card, availability }: ReservableVehicle, { features }: { features: FeatureSwitches }): boolean =>
  features.checkout && availability === 'in_stock' && card.priceCents > priceShownAboveCents;

type Priced = Pick<StockVehicle['card'], 'priceCents' | 'state'>;
type Selling = DepositSite & { options: { holdHours: number } };

/** "Reserve $200": the deposit is named before the checkout is opened; a deposit of nothing shows no amount (CHK-01). */
export const reserveLabel = (card: Priced, site: DepositSite): string =>
  ['Reserve', depositAmount(card, site)].filter(Boolean).join(' ');

/** The way into the line of a vehicle that is held. */
export const lineLabel = 'Next in line';
export const lineNote =
  'Costs nothing. We text you if the car becomes available and it is your turn; then only you can reserve it for 30 minutes.';

/** "$1,200"; empty for none. */
function depositAmount(card: Priced, site: DepositSite): string {
  const cents = depositCents(card, site);
  if (cents === 0) return '';
  const written = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
  return `$${written.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

/** What a shopper has to know before reserving: what becomes of the deposit, and for how long the car is held. */
export function reserveNote(card: Priced, site: Selling): string {
  const amount = depositAmount(card, site);
  const hours = hoursLabel(site.options.holdHours);
  if (amount === '') return `Nothing to pay. Holds the car for ${hours}.`;
  return `The ${amount} is authorised, not charged. It holds the car for ${hours}, and is released in full if you change your mind.`;
}
