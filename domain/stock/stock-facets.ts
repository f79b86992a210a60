import { searchParameters } from './request.ts';
import { countingFields, countOfResponse } from './search/counted-response.ts';
import type { CountRules } from './search/counted-search.ts';
import { inFacetOrder } from './search/facet-rules.ts';
import { mergedByKey } from './search/filter-key.ts';
import type { SearchParameters } from './search/search-parameters.ts';
import { type FacetField, type FacetValue, facetFields, type StockFacets, type StockRequest } from './stock-search.ts';

/** The most values that are counted of one attribute. */
const facetLimit = 40;

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

/** A query of values alone: no vehicle comes with the result. */
export function facetParameters(request: StockRequest, fields: readonly FacetField[], rules: CountRules) {
  const parameters: SearchParameters = searchParameters(request, rules);
  return {
    ...parameters,
    per_page: 0,
    page: 1,
    facet_by: [...new Set([...countingFields, ...fields, 'price'])].join(','),
    max_facet_values: facetLimit,
  };
}

/** What the search service counted, in the order in which it is shown. */
export function facetsOf({ found, facet_counts: facets = [] }: SearchResponse): StockFacets {
  const values = new Map(facets.map(({ field_name, counts = [] }) => [field_name, counts]));
  const stats = facets.find(({ field_name }) => field_name === 'price')?.stats;
  return {
    found: countOfResponse({ found, facet_counts: facets }),
    values: Object.fromEntries(
      facetFields.flatMap((field) => (values.has(field) ? [[field, ordered(field, values.get(field) ?? [])]] : [])),
    ),
    price:
      stats?.max && stats.max > 0
        ? { lowestCents: Math.round((stats.min ?? 0) * 100), highestCents: Math.round(stats.max * 100) }
        : null,
  };
}

function ordered(field: FacetField, counts: readonly { value?: string; count: number }[]): FacetValue[] {
  const offered = counts.flatMap(({ value, count }) => (value && count > 0 ? [{ value, count }] : []));
  return inFacetOrder(field, mergedByKey(field, offered));
}
