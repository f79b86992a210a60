import { cumulativeAttributes } from '@/domain/vocabulary/search-attributes.ts';
import { withinSite } from '../site-filter.ts';
import { type CountRules, countedSearch } from './counted-search.ts';
import { countedAttributes, type FacetAttribute, maxFacetValues, spannedAttributes } from './facet-rules.ts';
import { queryWords } from './query-words.ts';
import { facetExpression } from './range-bars.ts';
import { pageSize, parametersOf, type SearchParameters } from './search-parameters.ts';
import { plainSearch, type SearchFilters, type SearchState, without } from './search-state.ts';

/** What of a site shapes its search beyond its filter. */
export type SearchRules = CountRules & {
  perPage?: number;
  /** What staff want before the usual order (`curatedOrder`). */
  curated?: (order: string) => string;
};

export type SiteSearch = SearchParameters & { filter_by: string };

/**
 * The queries of one results page in the order in which they are sent: the vehicles, just sold ones
 * among them, by availability; what counts of them (`countedSearch`) with the values and the ranges
 * of all attributes that do not filter; and one query for each attribute that does filter, without
 * its own condition, so that its alternatives keep their counts (SRCH-09); what adds up (features)
 * counts what would be left. The offset follows from the page (SRCH-03); `filter` is the site's own
 * (SRCH-19).
 */
export function pageRequest(search: SearchState, rules: SearchRules, filter: string): SiteSearch[] {
  const { query, filters, page } = plainSearch(search);
  const requested = { query, page, sort: search.sort ?? rules.sort, perPage: rules.perPage ?? pageSize };
  const counted = (chosen: SearchFilters, names: readonly FacetAttribute[]) =>
    withinSite({ ...countedSearch({ ...search, query, filters: chosen }, rules), ...facetsOf(names) }, filter);
  const free = (name: FacetAttribute) => filters[name] === undefined || cumulativeAttributes.has(name);
  const all = [...countedAttributes, ...spannedAttributes].filter((name) => name !== 'status');
  const own = all.filter((name) => !free(name));
  // Of another availability than the chosen one as well: so it is never counted among what is for sale alone.
  const states = parametersOf({ ...requested, filters: without(filters, ['status']), pricedOnly: rules.pricedOnly });
  const vehicles = withinSite(
    {
      ...parametersOf({ ...requested, filters, pricedOnly: rules.pricedOnly }),
      ...(free('status') && facetsOf(['status'])),
    },
    filter,
  );
  const isUsual = (search.sort ?? 'relevant') === 'relevant' && queryWords(query).order === null;
  return [
    { ...vehicles, sort_by: isUsual ? (rules.curated?.(vehicles.sort_by) ?? vehicles.sort_by) : vehicles.sort_by },
    counted(filters, all.filter(free)),
    ...own.map((name) => counted(without(filters, [name]), [name])),
    ...(free('status') ? [] : [withinSite({ ...states, ...noVehicles, ...facetsOf(['status']) }, filter)]),
  ];
}

const noVehicles = { per_page: 0, page: 1 };

const facetsOf = (names: readonly FacetAttribute[]) => ({
  facet_by: names.map(facetExpression).join(','),
  max_facet_values: maxFacetValues,
});
