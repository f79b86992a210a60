import { type FilterAttribute, isRangeAttribute } from '@/domain/vocabulary/search-attributes.ts';
import { withinSite } from '../site-filter.ts';
import { countingFields, countOfResponse } from './counted-response.ts';
import { type CountRules, countedSearch } from './counted-search.ts';
import { facetLabel } from './facet-label.ts';
import type { SiteSearch } from './page-request.ts';
import type { SearchResponse } from './page-result.ts';
import { activeAttributes, plainSearch, type SearchState, without } from './search-state.ts';

/** A condition of a search: an attribute or the words. */
type Condition = FilterAttribute | 'query';

/**
 * A search with fewer conditions than one that found nothing, what it gives up, and how many
 * vehicles it finds (PLUS-05).
 */
export type Loosening = { search: SearchState; dropped: { condition: Condition; label: string }[]; count: number };

/** What is given up most easily first: how a car looks and what is in it before what it is. */
const lightestFirst: readonly Condition[] = [
  'created_at_timestamp',
  'tag',
  'colour',
  'filtered_features',
  'certified',
  'seats',
  'badge',
  'series',
  'transmission',
  'drive',
  'fuel',
  'weekly_price_range',
  'km',
  'year',
  'city',
  'location_name',
  'dealership_name',
  'state',
  'status',
  'price_range',
  'subscription_price',
  'price',
  'categories',
  'query',
  'car_type',
  'body',
  'make_model',
  'model',
  'make',
  'item_type',
];

/** As many searches as one multi-search takes. */
const maxSearches = 50;

/** The searches that give up one condition, then those that give up two. */
export function looserSearches(requested: SearchState): { search: SearchState; dropped: Condition[] }[] {
  const search = plainSearch(requested);
  const active: Condition[] = [...activeAttributes(search.filters), ...(search.query ? (['query'] as const) : [])];
  const light = lightestFirst.filter((condition) => active.includes(condition));
  const pairs = light.flatMap((one, at) => light.slice(at + 1).map((other) => [one, other]));
  return [...light.map((one) => [one]), ...pairs]
    .slice(0, maxSearches)
    .map((dropped) => ({ dropped, search: dropConditions(search, dropped) }));
}

/** The requests that count the vehicles of each looser search, in their order; `filter` is the site's own (SRCH-19). */
export function looseningRequest(search: SearchState, rules: CountRules, filter: string): SiteSearch[] {
  return looserSearches(search).map(({ search: looser }) =>
    withinSite({ ...countedSearch(looser, rules), facet_by: countingFields.join(',') }, filter),
  );
}

/**
 * The nearest looser searches that find something: those that give up one condition, lightest
 * first; only when none of them does, those that give up two (PLUS-05).
 */
export function looseningsOf(search: SearchState, responses: readonly SearchResponse[], max = 3): Loosening[] {
  const found = looserSearches(search).flatMap(({ dropped, search: looser }, at) => {
    const count = countOfResponse(responses[at] ?? {}, looser.filters);
    const named = dropped.map((condition) => ({ condition, label: conditionLabel(search, condition) }));
    return count > 0 ? [{ search: looser, dropped: named, count }] : [];
  });
  const fewest = Math.min(...found.map(({ dropped }) => dropped.length));
  return found.filter(({ dropped }) => dropped.length === fewest).slice(0, max);
}

function dropConditions(search: SearchState, dropped: readonly Condition[]): SearchState {
  const attributes = dropped.filter((condition) => condition !== 'query');
  const query = dropped.includes('query') ? '' : search.query;
  return { ...search, query, filters: without(search.filters, attributes), page: 1 };
}

const rangeNames = {
  price: 'price',
  subscription_price: 'subscription price',
  km: 'kilometres',
  year: 'year',
  created_at_timestamp: 'date of arrival',
} as const;

/** What a shopper gives up, as a text that follows "drop": "Diesel", "the price", "“towbar”". */
function conditionLabel({ query, filters }: SearchState, condition: Condition): string {
  if (condition === 'query') return `“${query}”`;
  if (isRangeAttribute(condition)) return `the ${rangeNames[condition]}`;
  return (filters[condition] ?? []).map((value) => facetLabel(condition, value)).join(', ');
}
