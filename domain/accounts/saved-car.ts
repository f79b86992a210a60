import { formatCents } from '@/domain/finance/money.ts';
import { priceShownAboveCents } from '@/domain/stock/price-display.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';

/** What is remembered of a saved vehicle. Money in cents, 0 for no price. */
export type SavedState = {
  slug: string;
  name: string;
  make: string;
  model: string;
  /** An address on the site's own host, empty without a photo. */
  image: string;
  priceCents: number;
  availability: Availability;
};

type Availability = 'for_sale' | 'reserved' | 'sold';

export const availabilityOf = ({ status, reserved }: Pick<StockCard, 'status' | 'reserved'>): Availability =>
  status === 'sold' ? 'sold' : reserved ? 'reserved' : 'for_sale';

/** The state of a saved vehicle beside its state before; `words` as the garage shows them. */
export type SavedChange = { kind: 'cheaper' | 'dearer' | 'same' | 'reserved' | 'sold' | 'gone'; text: string };

/** What has changed about a vehicle since `before` (PLUS-21); `now` is null for one that the site no longer lists. */
export function savedChange(before: SavedState, now: SavedState | null): SavedChange {
  if (!now) return { kind: 'gone', text: gone(before) };
  if (now.availability === 'sold') return { kind: 'sold', text: lastPrice(now.priceCents || before.priceCents) };
  if (now.availability === 'reserved') return { kind: 'reserved', text: 'Reserved for another buyer' };
  return priceChange(before.priceCents, now.priceCents);
}

function priceChange(before: number, now: number): SavedChange {
  const [had, has] = [before > priceShownAboveCents, now > priceShownAboveCents];
  if (had && !has)
    return { kind: 'same', text: `No price at the moment. Was ${formatCents(before)} when you saved it` };
  if (!had && has) return { kind: 'same', text: 'Now with a price. It had none when you saved it' };
  if (!had || before === now) return { kind: 'same', text: had ? 'Same price as when you saved it' : '' };
  const difference = formatCents(Math.abs(before - now));
  const was = `Was ${formatCents(before)} when you saved it`;
  return now < before
    ? { kind: 'cheaper', text: `${difference} less. ${was}` }
    : { kind: 'dearer', text: `${difference} more. ${was}` };
}

const lastPrice = (cents: number): string =>
  cents > priceShownAboveCents ? `Last price ${formatCents(cents)}` : 'Sold';
const gone = ({ priceCents }: SavedState): string =>
  priceCents > priceShownAboveCents ? `Last price we showed you: ${formatCents(priceCents)}` : 'No longer listed';
