import type { StockPrices } from './stock-search.ts';

type Bars = StockPrices['bars'];

/** Without the empty bars at either side. */
export function filledBars(bars: Bars): Bars {
  const first = bars.findIndex(({ count }) => count > 0);
  return first < 0 ? [] : bars.slice(first, bars.findLastIndex(({ count }) => count > 0) + 1);
}

/** The bars, two and two together while they are more than `most`. */
export const barsWithin = (most: number, bars: Bars): Bars =>
  bars.length > most ? barsWithin(most, paired(bars)) : bars;

const paired = (bars: Bars): Bars =>
  bars.flatMap((bar, at) => (at % 2 === 0 ? [{ ...bar, count: bar.count + (bars[at + 1]?.count ?? 0) }] : []));
