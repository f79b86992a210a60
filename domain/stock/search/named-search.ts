import type { ListAttribute } from '@/domain/vocabulary/search-attributes.ts';
import type { SearchResult } from './page-result.ts';
import { type SearchFilters, type SearchState, without } from './search-state.ts';

/** Attributes that a results page is named by. */
const naming = [
  'make',
  'model',
  'body',
  'item_type',
  'location_name',
  'dealership_name',
] as const satisfies readonly ListAttribute[];

/**
 * What of a search may be in headings: an address can contain any make, and a page is named only
 * by those that the stock has or that its own path names.
 */
export function namedSearch(search: SearchState, preset: SearchFilters, facets: SearchResult['facets']): SearchState {
  const filters: SearchFilters = { ...search.filters };
  for (const name of naming) {
    const values = (filters[name] ?? []).filter(
      (value) =>
        preset[name]?.includes(value) || facets[name]?.items.some((item) => item.value === value && item.count > 0),
    );
    if (values.length > 0) filters[name] = values;
    else delete filters[name];
  }
  return { ...search, filters };
}

/** What may be named while the stock cannot be read: the kinds of car. */
export const unreadSearch = (search: SearchState): SearchState => ({
  ...search,
  filters: without(search.filters, naming),
});
