import { hoursLabel } from '@/domain/locations/clock-label.ts';
import type { FeatureSwitches } from '@/domain/switches/features.ts';
import type { SiteOptions } from '@/domain/switches/options.ts';
import { priceShownAboveCents } from '../price-display.ts';
import type { StockVehicle } from '../stock-vehicle.ts';

type Standing = Pick<StockVehicle, 'card' | 'availability'>;

/** Whether a vehicle can be reserved: the site takes reservations, it is here, it is not held, and it has a price (CHK-01). */
export const canReserve = (vehicle: Standing, site: { features: FeatureSwitches }): boolean =>
  isOffered(vehicle, site) && !vehicle.card.reserved;

/** Whether a vehicle is held by a reservation that ends, so that others can wait for it (PLUS-15). */
export const canJoinLine = (vehicle: Standing, site: { features: FeatureSwitches }): boolean =>
  isOffered(vehicle, site) && vehicle.card.reserved && vehicle.card.reservedUntilMs > 0;

const isOffered = ({ card, availability }: Standing, { features }: { features: FeatureSwitches }): boolean =>
  features.checkout && availability === 'in_stock' && card.priceCents > priceShownAboveCents;

type Selling = { options: SiteOptions };

/** "Reserve $200": the deposit is named before the checkout is opened; a deposit of nothing shows no amount (CHK-01). */
export const reserveLabel = ({ options }: Selling): string =>
  ['Reserve', depositAmount(options)].filter(Boolean).join(' ');

/** The way into the line of a vehicle that is held. */
export const lineLabel = 'Next in line';
export const lineNote =
  'Costs nothing. We text you if the car becomes available and it is your turn; then only you can reserve it for 30 minutes.';

/** "$1,200"; empty for none. */
function depositAmount({ depositDollars }: Selling['options']): string {
  if (!(depositDollars > 0)) return '';
  const written = Number.isInteger(depositDollars) ? String(depositDollars) : depositDollars.toFixed(2);
  return `$${written.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

/** What a shopper has to know before reserving: what becomes of the deposit, and for how long the car is held. */
export function reserveNote({ options }: Selling): string {
  const amount = depositAmount(options);
  const hours = hoursLabel(options.holdHours);
  if (amount === '') return `Nothing to pay. Holds the car for ${hours}.`;
  return `The ${amount} is authorised, not charged. It holds the car for ${hours}, and is released in full if you change your mind.`;
}
