import type { CarType } from './card-values.ts';
import { defaultSearchPath, pathOfCarTypes } from './search/car-type-path.ts';
import { searchQuery } from './search/search-address.ts';
import type { FacetField, StockSort } from './stock-search.ts';

/** The parameters of a link to the search; money in integer cents. */
type SearchLink = {
  carTypes?: readonly CarType[];
  /** Values by attribute, as the parameters of the search are named (SRCH-02). */
  values?: Partial<Record<FacetField, string>>;
  minimumPriceCents?: number;
  maximumPriceCents?: number;
  sort?: StockSort;
};

/**
 * The address of the search with these filters in it: the path names the kind of cars, a range is
 * `min:max` in dollars (SRCH-01).
 */
export function searchLink(link: SearchLink): string {
  const { carTypes = [], values = {}, minimumPriceCents, maximumPriceCents, sort = null } = link;
  const path = pathOfCarTypes(carTypes);
  const filters = {
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ? [value] : []])),
    ...(path === null ? { car_type: carTypes } : {}),
    // Whole dollars that leave out no vehicle at either end.
    price: { min: dollars(minimumPriceCents, Math.floor), max: dollars(maximumPriceCents, Math.ceil) },
  };
  return (path ?? defaultSearchPath) + searchQuery({ query: '', filters, sort, page: 1 });
}

const dollars = (cents: number | undefined, whole: (amount: number) => number): number | null =>
  cents === undefined ? null : whole(cents / 100);
