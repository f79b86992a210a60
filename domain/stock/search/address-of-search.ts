import type { CarType } from '../stock-card.ts';
import { defaultSearchPath, pathOfCarTypes } from './car-type-path.ts';
import { searchQuery } from './search-address.ts';
import { presetOfPath, type SearchPlaces, searchAddress } from './search-paths.ts';
import type { SearchState } from './search-state.ts';

/**
 * The address that a search page links to: on its own path while the search holds all that the path presets, else on the path of its
 * kinds of car, else on the default path (NAV-02). Filters sent by a form, which always goes to the default path, come to the path of
 * their kinds too.
 */
export function addressOfSearch(search: SearchState, path: string, places: SearchPlaces): string {
  if (path !== defaultSearchPath && presetOfPath(path, places) !== null) {
    const held = searchAddress(search, path, places);
    if (!isDefault(held)) return held;
  }
  const kinds = pathOfCarTypes((search.filters.car_type ?? []) as CarType[]);
  if (kinds === null) return defaultSearchPath + searchQuery(search);
  const { car_type: _preset, ...filters } = search.filters;
  return kinds + searchQuery({ ...search, filters });
}

const isDefault = (address: string): boolean => address.split('?')[0] === defaultSearchPath;
