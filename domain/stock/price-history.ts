import { z } from 'zod';
import { priceShownAboveCents } from './price-display.ts';

/** What a vehicle was offered for from a moment on: epoch milliseconds, cents. */
export const pricePointSchema = z.object({ atMs: z.int().min(0), cents: z.int().min(0) });
export type PricePoint = z.output<typeof pricePointSchema>;

export type PriceChange = PricePoint & {
  /** Against the price before, cents; 0 for the first. */
  byCents: number;
};

/** A vehicle whose price changes every week shows its first price and the latest. */
const maxLength = 24;

/**
 * The history of a vehicle's price after a feed names it with `cents` at `now`: a new entry where
 * the price differs from the last one. A price too low to be shown, which is "price on
 * application", is none and leaves the history as it is.
 */
export function continuedPrices(before: readonly PricePoint[], cents: number, now: number): PricePoint[] {
  if (cents <= priceShownAboveCents || before.at(-1)?.cents === cents) return [...before];
  const [first, ...rest] = [...before, { atMs: now, cents }];
  return first ? [first, ...rest.slice(1 - maxLength)] : [];
}

/**
 * The changes, latest first; none while the price is the first one, or when the last entry is not
 * the price that is shown now.
 */
export function priceChanges(history: readonly PricePoint[], priceCents: number): PriceChange[] {
  if (history.length < 2 || history.at(-1)?.cents !== priceCents) return [];
  return history
    .map((point, at) => ({ ...point, byCents: point.cents - (history[at - 1]?.cents ?? point.cents) }))
    .reverse();
}
