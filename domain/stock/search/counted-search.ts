import { parametersOf, type SearchParameters, type StockQuery } from './search-parameters.ts';
import type { SearchFilters, SearchState } from './search-state.ts';

/** What of a site decides which vehicles a search counts: its usual order, and SRCH-04's switch of vehicles without price. */
export type CountRules = { sort: StockQuery['sort']; pricedOnly: boolean };

/** One rule for every count on a site: vehicles for sale. Only a search that filters by availability counts what it names (SRCH-14, SRCH-18). */
export const countsForSale = ({ status }: SearchFilters): boolean => (status ?? []).length === 0;

/**
 * A shopper's search as a query of counts. Menus, tiles, blocks, facets and buttons send it, and so
 * does the results page that their links lead to: all show one figure. No vehicle comes with the
 * result unless `perPage` sets how many.
 */
export function countedSearch(
  { query, filters, sort }: Pick<SearchState, 'query' | 'filters' | 'sort'>,
  rules: CountRules,
  { page = 1, perPage = 0 }: { page?: number; perPage?: number } = {},
): SearchParameters {
  const { pricedOnly } = rules;
  return parametersOf({
    query,
    filters,
    sort: sort ?? rules.sort,
    page,
    perPage,
    pricedOnly,
    forSale: countsForSale(filters),
  });
}
