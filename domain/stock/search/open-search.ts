import type { FilterAttribute } from '@/domain/vocabulary/search-attributes.ts';
import { only, plainSearch, type SearchState, without } from './search-state.ts';

export type OpenedSearch = {
  /** The search of the address (parse-search.ts). */
  requested: SearchState;
  /** The search before this one in the same browser, if any, and which of its filters the site keeps (`keptFilters`). */
  former: SearchState | null;
  remaining: readonly FilterAttribute[];
};

/** A model of the former make is none of the make that is searched now. */
const namedByMake: readonly FilterAttribute[] = ['model', 'make_model', 'badge', 'series'];

/**
 * The search at a first load: the address's own, over the stored filters and the order of the
 * former search; all other filters are at their defaults (SRCH-08).
 */
export function openSearch({ requested, former, remaining }: OpenedSearch): SearchState {
  if (former === null) return requested;
  const foreign = requested.filters.make ? namedByMake : [];
  const filters = { ...without(only(former.filters, remaining), foreign), ...requested.filters };
  return plainSearch({ ...requested, filters, sort: requested.sort ?? former.sort });
}
