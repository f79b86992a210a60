import { withinSite } from '../site-filter.ts';
import { cumulativeAttributes } from './attributes.ts';
import { countedAttributes, type FacetAttribute, mostFacetValues, spannedAttributes } from './facet-rules.ts';
import { queryWords } from './query-words.ts';
import { facetExpression } from './range-bars.ts';
import { pageSize, parametersOf, type SearchParameters, type StockQuery } from './search-parameters.ts';
import { plainSearch, type SearchFilters, type SearchState, without } from './search-state.ts';

/** What of a site shapes its search beyond its filter: the usual order, and SRCH-04's switch of vehicles without price. */
export type SearchRules = {
  sort: StockQuery['sort'];
  pricedOnly: boolean;
  perPage?: number;
  /** What staff want before the usual order (`curatedOrder`). */
  curated?: (order: string) => string;
};

export type SiteSearch = SearchParameters & { filter_by: string };

/**
 * The questions of one results page in the order in which they are asked: the vehicles with the values and the ranges of all attributes that
 * do not filter, and one question for each attribute that does filter, without its own condition, so that its
 * alternatives keep their counts (SRCH-09); what adds up (features) counts what would be left. The offset follows from the page (SRCH-03); `filter` is the site's own (SRCH-19).
 */
export function pageRequest(search: SearchState, rules: SearchRules, filter: string): SiteSearch[] {
  const { query, filters, page } = plainSearch(search);
  const asked = { query, page, sort: search.sort ?? rules.sort, perPage: rules.perPage ?? pageSize };
  const question = (chosen: SearchFilters, change: Partial<SearchParameters>) =>
    withinSite({ ...parametersOf({ ...asked, filters: chosen, pricedOnly: rules.pricedOnly }), ...change }, filter);
  const free = (name: FacetAttribute) => filters[name] === undefined || cumulativeAttributes.has(name);
  const all = [...countedAttributes, ...spannedAttributes];
  const own = all.filter((name) => !free(name));
  const vehicles = question(filters, facetsOf(all.filter(free)));
  const isUsual = (search.sort ?? 'relevant') === 'relevant' && queryWords(query).order === null;
  return [
    { ...vehicles, sort_by: isUsual ? (rules.curated?.(vehicles.sort_by) ?? vehicles.sort_by) : vehicles.sort_by },
    ...own.map((name) => question(without(filters, [name]), { ...noVehicles, ...facetsOf([name]) })),
  ];
}

const noVehicles = { per_page: 0, page: 1 };

const facetsOf = (names: readonly FacetAttribute[]) => ({
  facet_by: names.map(facetExpression).join(','),
  max_facet_values: mostFacetValues,
});
