import type { FilterAttribute } from './attributes.ts';
import { readSearch } from './search-address.ts';
import { presetOfPath, type SearchPlaces } from './search-paths.ts';
import { only, plainSearch, type SearchState, without } from './search-state.ts';

export type OpenedSearch = {
  path: string;
  parameters: URLSearchParams;
  places: SearchPlaces;
  /** The search before this one in the same browser, if any, and which of its filters the site keeps (`keptFilters`). */
  former: SearchState | null;
  kept: readonly FilterAttribute[];
};

/** A model of the former make is none of the make that is asked for now. */
const namedByMake: readonly FilterAttribute[] = ['model', 'make_model', 'badge', 'series'];

/** The search that an address asks for: the path's presets, and each parameter over them. Null where there is nothing to search. */
export function searchOfAddress(path: string, parameters: URLSearchParams, places: SearchPlaces): SearchState | null {
  const preset = path === '/' && parameters.size > 0 ? {} : presetOfPath(path, places);
  if (preset === null) return null;
  const asked = readSearch(parameters);
  return plainSearch({ ...asked, filters: { ...preset, ...asked.filters } });
}

/**
 * The search at a first load: what the address says, over the kept filters and the order of the former search; all other filters are
 * at their defaults. Null when nothing is to be done: on the root path without parameters, and on paths of no search (SRCH-08).
 */
export function openSearch({ path, parameters, places, former, kept }: OpenedSearch): SearchState | null {
  const asked = searchOfAddress(path, parameters, places);
  if (asked === null || former === null) return asked;
  const foreign = asked.filters.make ? namedByMake : [];
  const filters = { ...without(only(former.filters, kept), foreign), ...asked.filters };
  return plainSearch({ ...asked, filters, sort: asked.sort ?? former.sort });
}
