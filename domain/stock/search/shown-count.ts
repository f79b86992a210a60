import type { SearchResult } from './page-result.ts';

/** Beyond this a service's count may be a guess (SRCH-15). */
export const cappedAbove = 1999;

/**
 * The count that is shown: what was found; above 1999 the count of vehicles in stock, else the sum of the car types' counts (SRCH-15).
 */
export function shownCount(found: number, facets: SearchResult['facets']): number {
  if (found <= cappedAbove) return found;
  const inStock = facets.status?.items.find(({ value }) => value === 'in_stock')?.count ?? 0;
  if (inStock > 0) return inStock;
  const sum = (facets.car_type?.items ?? []).reduce((total, { count }) => total + count, 0);
  return sum > 0 ? sum : found;
}
