import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { priceShownAboveCents } from '../price-display.ts';
import type { StockVehicle } from '../stock-vehicle.ts';

/** Whether a vehicle can be reserved: the site takes reservations, it is here, nobody holds it, and it has a price (CHK-01). */
export function canReserve(
  { card, availability }: Pick<StockVehicle, 'card' | 'availability'>,
  { features }: Pick<ResolvedSite, 'features'>,
): boolean {
  return features.checkout && availability === 'in_stock' && !card.reserved && card.priceCents > priceShownAboveCents;
}

type Selling = Pick<ResolvedSite, 'options'>;

/** "Ask to reserve, $200 deposit": the button sends an enquiry and charges nothing. A deposit of nothing shows no amount (CHK-01). */
export function reserveLabel({ options }: Selling): string {
  const deposit = depositWords(options);
  return deposit === '' ? 'Ask to reserve' : `Ask to reserve, ${deposit} deposit`;
}

/** "$1,200"; empty for none. */
function depositWords({ depositDollars }: Selling['options']): string {
  if (!(depositDollars > 0)) return '';
  const written = Number.isInteger(depositDollars) ? String(depositDollars) : depositDollars.toFixed(2);
  return `$${written.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

/** What a shopper has to know before asking for a reservation: nothing is paid here, and nothing is held yet. */
export function reserveNote({ name, options }: Pick<ResolvedSite, 'name' | 'options'>): string {
  const amount = depositWords(options);
  const deposit = amount === '' ? 'the next step' : `the refundable deposit of ${amount}`;
  return `Nothing is charged here. ${name} calls you to confirm that the car is free and to arrange ${deposit}; it is held for you from then on, for 48 hours.`;
}
