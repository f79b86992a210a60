import { cardFields } from '../stock-card-from-document.ts';
import type { StockSort } from '../stock-search.ts';
import { allOf, filterExpression } from './filter-expression.ts';
import { queryWords } from './query-words.ts';
import { plainFilters, plainPage, plainQuery, type SearchFilters } from './search-state.ts';
import { searchedWords } from './searched-words.ts';

/** Results a page unless set otherwise (SRCH-03). */
export const pageSize = 21;
const largestPage = 250;

/**
 * The fields in which a shopper's terms are searched, with weights: an exact stock number first,
 * then what the car is, then how it is.
 */
const textFields: readonly (readonly [field: string, weight: number])[] = [
  ['stocknum', 8],
  ['name', 7],
  ['make_model', 7],
  ['keywords', 6],
  ['badge', 5],
  ['series', 4],
  ['body', 3],
  ['fuel', 3],
  ['drive', 2],
  ['colour', 2],
  ['transmission', 2],
  ['location_name', 2],
  ['city', 2],
  ['car_type', 2],
  ['filtered_features', 1],
];

/**
 * Search parameters in Typesense's terms; money in them is dollars, as the index's filter
 * attributes are.
 */
export type SearchParameters = {
  q: string;
  query_by: string;
  query_by_weights: string;
  /**
   * Of a few words that no vehicle has all of, the first may be left out as well as the last:
   * "brisbane suv" finds each SUV.
   */
  drop_tokens_mode: 'both_sides:3';
  /** Both of a text with the name of a model (`searchedWords`). */
  drop_tokens_threshold?: 0;
  split_join_tokens?: 'off';
  /** Without these a CX-3 would be a misspelt "cx5". */
  enable_typos_for_numerical_tokens: false;
  enable_typos_for_alpha_numerical_tokens: false;
  filter_by?: string;
  sort_by: string;
  page: number;
  per_page: number;
  include_fields: string;
  highlight_fields: string;
  highlight_full_fields: string;
  facet_by?: string;
  max_facet_values?: number;
};

/** One query of the index. `page` counts from 1. */
export type StockQuery = {
  query: string;
  filters: SearchFilters;
  sort: StockSort;
  page: number;
  perPage: number;
  /** Leaves out what was just sold. */
  forSale?: boolean;
  /** Leaves out what has no price where the lowest price is first (SRCH-04, `pricedFirstAscending`). */
  pricedOnly?: boolean;
};

/** A query as search parameters. It has no filter by site: `withinSite` adds that (SRCH-19). */
export function parametersOf(requested: StockQuery): SearchParameters {
  const { words, min, max, order } = queryWords(plainQuery(requested.query));
  const sort = requested.sort === 'relevant' && order !== null ? order : requested.sort;
  const priced = order === 'price_ascending' || (requested.pricedOnly === true && sort === 'price_ascending');
  const filter = allOf([
    filterExpression(plainFilters(requested.filters)),
    min === null ? '' : `price:>=${min}`,
    max === null ? '' : `price:[1..${max}]`,
    priced ? 'price:>0' : '',
    requested.forSale ? 'status:!=`sold`' : '',
  ]);
  return {
    ...(words === '' ? { q: '*' } : searchedWords(words)),
    query_by: textFields.map(([field]) => field).join(','),
    query_by_weights: textFields.map(([, weight]) => weight).join(','),
    ...(filter ? { filter_by: filter } : {}),
    drop_tokens_mode: 'both_sides:3',
    enable_typos_for_numerical_tokens: false,
    enable_typos_for_alpha_numerical_tokens: false,
    sort_by: orderOf(sort, words !== ''),
    page: plainPage(requested.page),
    per_page: Number.isFinite(requested.perPage)
      ? Math.min(largestPage, Math.max(0, Math.trunc(requested.perPage)))
      : pageSize,
    include_fields: cardFields.join(','),
    highlight_fields: 'none',
    highlight_full_fields: 'none',
  };
}

const orders: Readonly<Record<Exclude<StockSort, 'relevant'>, string>> = {
  latest: 'created_at_timestamp:desc',
  price_descending: 'price:desc',
  // A price of 0 is a missing price: "cheapest first" does not begin with vehicles without a price.
  price_ascending: '_eval(price:>0):desc,price:asc',
  year_descending: 'year:desc',
  year_ascending: 'year:asc',
  km_ascending: 'km:asc',
  km_descending: 'km:desc',
};

/** The plain order is the custom rank, highest first; it also settles every other order's ties (SRCH-04). */
function orderOf(sort: StockSort, hasWords: boolean): string {
  if (sort !== 'relevant') return `${orders[sort]},custom_rank:desc`;
  return hasWords ? '_text_match:desc,custom_rank:desc' : 'custom_rank:desc,created_at_timestamp:desc';
}
