import { shownCount } from '../shown-count.ts';
import { countsForSale } from './counted-search.ts';
import type { SearchFilters } from './search-state.ts';

/**
 * What the index counts with every query whose results are counted: what a capped count falls back
 * to (SRCH-15).
 */
export const countingFields = ['status', 'car_type'] as const;

type SearchResponse = {
  found?: number;
  facet_counts?: readonly { field_name: string; counts?: readonly { value?: string; count: number }[] }[] | undefined;
};

/**
 * How many vehicles the result of a `countedSearch` with these filters counts, as shown to shoppers
 * (SRCH-15).
 */
export function countOfResponse(
  { found = 0, facet_counts: facets = [] }: SearchResponse,
  filters: SearchFilters = {},
): number {
  const [status, carType] = countingFields.map((name) => facets.find(({ field_name }) => field_name === name)?.counts);
  return shownCount(found, countsForSale(filters) ? forSaleOf(status) : undefined, carType);
}

/** How many of the vehicles whose availability was counted are for sale, those that are coming soon among them. */
export const forSaleOf = (states: readonly { value?: string; count: number }[] = []): number =>
  states.reduce((sum, { value, count }) => (value === 'sold' ? sum : sum + count), 0);
