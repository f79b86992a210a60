import { searchParameters } from './request.ts';
import { countingFields, countOfResponse } from './search/counted-response.ts';
import type { CountRules } from './search/counted-search.ts';
import type { PriceScale, StockPrices, StockRequest } from './stock-search.ts';

/** Bars of $2,500 up to $90,000. */
export const usualScale: PriceScale = { fromCents: 0, barCents: 250_000, bars: 36 };
const startOf = ({ fromCents, barCents }: PriceScale, at: number): number => fromCents + at * barCents;
const label = (at: number): string => `bar${at}`;

/**
 * The parameters of a query for prices alone: how many of its vehicles lie in each bar. The last
 * bar takes everything above.
 */
export function priceParameters(request: StockRequest, rules: CountRules, scale: PriceScale = usualScale) {
  const ranges = Array.from({ length: scale.bars }, (_, at) => {
    const end = at === scale.bars - 1 ? '' : String(startOf(scale, at + 1) / 100);
    return `${label(at)}:[${startOf(scale, at) / 100}, ${end}]`;
  });
  return {
    ...searchParameters(request, rules),
    per_page: 0,
    page: 1,
    facet_by: [`price(${ranges.join(', ')})`, ...countingFields].join(','),
    max_facet_values: scale.bars,
  };
}

type SearchResponse = {
  found: number;
  facet_counts?:
    | readonly {
        field_name: string;
        counts?: readonly { value?: string; count: number }[];
        stats?: { min?: number | undefined; max?: number | undefined } | undefined;
      }[]
    | undefined;
};

/** What the search service counted; money in integer cents. Without vehicles there are no prices. */
export function pricesOf(response: SearchResponse, scale: PriceScale = usualScale): StockPrices | null {
  const found = countOfResponse(response);
  const facet = response.facet_counts?.find(({ field_name }) => field_name === 'price');
  if (found === 0 || !facet?.stats?.max) return null;
  const counts = new Map((facet.counts ?? []).map(({ value, count }) => [value, count]));
  return {
    found,
    lowestCents: Math.round((facet.stats.min ?? 0) * 100),
    highestCents: Math.round(facet.stats.max * 100),
    bars: Array.from({ length: scale.bars }, (_, at) => ({
      fromCents: startOf(scale, at),
      count: counts.get(label(at)) ?? 0,
    })),
  };
}
