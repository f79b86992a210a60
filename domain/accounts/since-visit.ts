import { formatCents } from '@/domain/finance/money.ts';
import { priceShownAboveCents } from '@/domain/stock/price-display.ts';
import type { SavedState } from './saved-car.ts';

/** A look at the garage after so long is another visit, milliseconds. */
export const visitGapMs = 30 * 60_000;

export type VisitNews = { kind: 'price drop' | 'reserved' | 'sold' | 'no longer listed'; count: number; text: string };

type Seen = { before: SavedState; now: SavedState | null };

/** What has happened to saved vehicles since the visit before this one, by kind; kinds of which there is none are left out (PLUS-21). */
export function sinceVisit(cars: readonly Seen[]): VisitNews[] {
  const kinds: readonly [VisitNews['kind'], (car: Seen) => string | null][] = [
    ['price drop', priceDrop],
    ['reserved', became('reserved')],
    ['sold', became('sold')],
    ['no longer listed', ({ before, now }) => (now ? null : before.availability === 'sold' ? null : before.name)],
  ];
  return kinds.flatMap(([kind, textOf]) => {
    const texts = cars.flatMap((car) => textOf(car) ?? []);
    return texts.length > 0 ? [{ kind, count: texts.length, text: texts.slice(0, 2).join(', ') }] : [];
  });
}

function priceDrop({ before, now }: Seen): string | null {
  if (!now || now.availability === 'sold' || now.priceCents <= priceShownAboveCents) return null;
  const less = before.priceCents - now.priceCents;
  return less > 0 ? `${formatCents(less)} less on the ${now.name}` : null;
}

const became =
  (availability: SavedState['availability']) =>
  ({ before, now }: Seen): string | null =>
    now?.availability === availability && before.availability !== availability ? now.name : null;
