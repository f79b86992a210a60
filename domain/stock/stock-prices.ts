import { searchParameters } from './request.ts';
import type { StockPrices, StockRequest } from './stock-search.ts';

/** Bars of $2,500 up to $90,000; the last takes everything above. */
const barDollars = 2_500;
const barCount = 36;
const label = (at: number): string => `bar${at}`;

/** A question about prices alone: how many vehicles of it lie in each bar. */
export function priceParameters(request: StockRequest) {
  const ranges = Array.from({ length: barCount }, (_, at) => {
    const end = at === barCount - 1 ? '' : String((at + 1) * barDollars);
    return `${label(at)}:[${at * barDollars}, ${end}]`;
  });
  return {
    ...searchParameters(request),
    per_page: 0,
    page: 1,
    facet_by: `price(${ranges.join(', ')})`,
    max_facet_values: barCount,
  };
}

type Answer = {
  found: number;
  facet_counts?:
    | readonly {
        counts?: readonly { value?: string; count: number }[];
        stats?: { min?: number | undefined; max?: number | undefined } | undefined;
      }[]
    | undefined;
};

/** What the search service counted; money in integer cents. Without vehicles there are no prices. */
export function pricesOf({ found, facet_counts: [facet] = [] }: Answer): StockPrices | null {
  if (found === 0 || !facet?.stats?.max) return null;
  const counts = new Map((facet.counts ?? []).map(({ value, count }) => [value, count]));
  return {
    found,
    lowestCents: Math.round((facet.stats.min ?? 0) * 100),
    highestCents: Math.round(facet.stats.max * 100),
    bars: Array.from({ length: barCount }, (_, at) => ({
      fromCents: at * barDollars * 100,
      count: counts.get(label(at)) ?? 0,
    })),
  };
}
