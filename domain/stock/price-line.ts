import type { StockPrices } from './stock-search.ts';

type Bars = StockPrices['bars'];

/** Without the empty bars at either side. */
export function filledBars(bars: Bars): Bars {
  const first = bars.findIndex(({ count }) => count > 0);
  return first < 0 ? [] : bars.slice(first, bars.findLastIndex(({ count }) => count > 0) + 1);
}
