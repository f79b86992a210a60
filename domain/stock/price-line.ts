import type { StockPrices } from './stock-search.ts';

type Bars = StockPrices['bars'];

/** Without the empty bars at either side. */
export function filledBars(bars: Bars): Bars {
  const first = bars.findIndex(({ count }) => count > 0);
  return first < 0 ? [] : bars.slice(first, bars.findLastIndex(({ count }) => count > 0) + 1);
}

/** The next round amount above the dearest vehicle, and never more than `mostCents`: where a line of prices may end. Cents. */
export function endOfLine(highestCents: number, roundCents: number, mostCents: number): number {
  return Math.min(mostCents, (Math.floor(highestCents / roundCents) + 1) * roundCents);
}

/** The bars that begin before an end; two and two together while they are more than `most`. */
export function barsBefore(endCents: number, bars: Bars, most: number): Bars {
  const before = bars.filter(({ fromCents }) => fromCents < endCents);
  return before.length > most ? barsBefore(endCents, paired(before), most) : before;
}

const paired = (bars: Bars): Bars =>
  bars.flatMap((bar, at) => (at % 2 === 0 ? [{ ...bar, count: bar.count + (bars[at + 1]?.count ?? 0) }] : []));
