import type { FacetValue } from './stock-search.ts';

/** A count above this is capped: the service may have stopped counting (SRCH-15). */
const cappedAbove = 1_999;

/**
 * The count that shoppers read (SRCH-15): what was found, and above 1,999 the count of those in stock or coming soon, else the sum of the
 * counts of one attribute that every vehicle has.
 */
export function shownCount(
  found: number,
  forSale: number | undefined,
  values: readonly Pick<FacetValue, 'count'>[] = [],
): number {
  if (found <= cappedAbove) return found;
  if (forSale !== undefined && forSale > 0) return forSale;
  return values.reduce((sum, { count }) => sum + count, 0) || found;
}
