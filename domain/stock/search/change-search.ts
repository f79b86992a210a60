import type { ListAttribute, RangeAttribute } from '@/domain/vocabulary/search-attributes.ts';
import { type NumberRange, plainSearch, type SearchFilters, type SearchState } from './search-state.ts';

/** Chosen values of one attribute; none is "All" and clears it. Begins at the first page again (SRCH-06). */
export function withValues(search: SearchState, attribute: ListAttribute, values: readonly string[]): SearchState {
  return withFilters(search, { ...search.filters, [attribute]: values });
}

/** Puts one value in, or takes it out when it is chosen already. */
export function withValueToggled(search: SearchState, attribute: ListAttribute, value: string): SearchState {
  const chosen = search.filters[attribute] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return withValues(search, attribute, next);
}

/** A slider's range; null takes it off. */
export function withRange(search: SearchState, attribute: RangeAttribute, range: NumberRange | null): SearchState {
  return withFilters(search, { ...search.filters, [attribute]: range ?? undefined });
}

export const withQuery = (search: SearchState, query: string): SearchState =>
  plainSearch({ ...search, query, page: 1 });

export const withFilters = (search: SearchState, filters: SearchFilters): SearchState =>
  plainSearch({ ...search, filters, page: 1 });

export const withPage = (search: SearchState, page: number): SearchState => plainSearch({ ...search, page });
