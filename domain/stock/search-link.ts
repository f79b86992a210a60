import type { CarType } from './stock-card.ts';
import type { FacetField, StockSort } from './stock-search.ts';

/** What a link to the search says; money in integer cents. */
export type SearchLink = {
  carTypes?: readonly CarType[];
  /** Values by attribute, as the parameters of the search are named (SRCH-02). */
  values?: Partial<Record<FacetField, string>>;
  minimumPriceCents?: number;
  maximumPriceCents?: number;
  sort?: StockSort;
};

const everything = 'new-used-and-demo-cars';
const paths: Readonly<Record<string, string>> = {
  new: 'new-cars',
  demo: 'demo-cars',
  used: 'used-cars',
  'new demo': 'new-and-demo-cars',
};

/** The address of the search with these filters in it: the path says which kind of cars, a range is `min:max` in dollars (SRCH-01). */
export function searchLink({
  carTypes = [],
  values = {},
  minimumPriceCents,
  maximumPriceCents,
  sort,
}: SearchLink): string {
  const kind = (['new', 'demo', 'used'] as const).filter((type) => carTypes.includes(type)).join(' ');
  const parameters = new URLSearchParams(
    Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
  if (minimumPriceCents !== undefined || maximumPriceCents !== undefined) {
    parameters.set('price', `${dollars(minimumPriceCents)}:${dollars(maximumPriceCents)}`);
  }
  if (sort) parameters.set('sortBy', sort);
  const query = parameters.toString().replaceAll('%3A', ':').replaceAll('%24', '$');
  return `/search/${paths[kind] ?? everything}${query && `?${query}`}`;
}

const dollars = (cents: number | undefined): string => (cents === undefined ? '' : String(Math.round(cents / 100)));
