import { searchPath } from '@/domain/routes/paths.ts';
import type { CarType } from '@/domain/stock/card-values.ts';
import type { FilterAttribute } from '@/domain/vocabulary/search-attributes.ts';
import { slugOfName } from '@/domain/vocabulary/slug.ts';
import { bodyName } from '@/domain/vocabulary/vehicle-kinds.ts';
import { defaultSearchPath, pathOfCarTypes } from './car-type-path.ts';
import { type ListLayout, readLayout, withLayout } from './list-layout.ts';
import { reachOf } from './near-locations.ts';
import { readSearch, searchQuery } from './search-address.ts';
import { pathOfMake, presetOfPath, type SearchPlaces } from './search-paths.ts';
import {
  activeAttributes,
  emptySearch,
  plainSearch,
  type SearchFilters,
  type SearchState,
  sameFilter,
  without,
} from './search-state.ts';

export type SearchUrl = Pick<URL, 'pathname' | 'searchParams'>;

export type RequestedNear = {
  postcode: string;
  within: string | null;
  /**
   * Whether the form was drawn with this distance: then its ticked places mean that distance,
   * unless the shopper changed them since.
   */
  placed: boolean;
};

/** Everything in a search address, parsed once. */
export type ParsedSearch = {
  path: string;
  /** The filters that the path presets. */
  preset: SearchFilters;
  /** The path's presets, and each parameter over them. */
  search: SearchState;
  layout: ListLayout;
  /** The postcode that the search is near to, as typed, and the distance from it; null where there is none. */
  near: RequestedNear | null;
  /** The one spelling of the path that search engines keep: `/search/utes` and `/search/ute` are one page. */
  canonicalPath: string;
  /** The path with what it presets, `/search/ford?make=Ford`; empty where it presets nothing but kinds of car. */
  ownPath: string;
  /** The address of a search that this page links to, in the same layout. */
  addressOf(search: SearchState): string;
};

/**
 * Reads a search address by the names of its site's paths; null where there is nothing to search
 * (SRCH-01, NAV-02 to NAV-04).
 */
export function parseSearch({ pathname: path, searchParams }: SearchUrl, places: SearchPlaces): ParsedSearch | null {
  const preset = path === '/' && searchParams.size > 0 ? {} : presetOfPath(path, places);
  if (preset === null) return null;
  const requested = readSearch(searchParams);
  const { body } = requested.filters;
  const filters = { ...preset, ...requested.filters, ...(body && { body: body.map(bodyName) }) };
  const layout = readLayout(searchParams);
  return {
    path,
    preset,
    search: plainSearch({ ...requested, filters }),
    layout,
    near: readNear(searchParams),
    canonicalPath: canonicalPath(path, preset),
    ownPath: ownPath(path, preset),
    addressOf: (search) => withLayout(addressOnPage(search, path, preset), layout),
  };
}

function readNear(searchParams: URLSearchParams): RequestedNear | null {
  const postcode = (searchParams.get('near') ?? '').trim();
  const within = searchParams.get('within');
  return postcode === ''
    ? null
    : { postcode, within, placed: searchParams.get('placed') === placedBy(postcode, within) };
}

/** How a form names the distance by which its locations were chosen. */
export const placedBy = (postcode: string, within: string | null): string => `${postcode} ${reachOf(within)}`;

/** The filters that a search has beyond those of its path. */
export const filtersBeyond = (preset: SearchFilters, filters: SearchFilters): FilterAttribute[] =>
  activeAttributes(filters).filter((name) => !sameFilter(filters, preset, name));

function canonicalPath(path: string, preset: SearchFilters): string {
  const [make] = preset.make ?? [];
  if (make) return pathOfMake(make, preset.model?.[0]);
  const [body] = preset.body ?? [];
  if (body) return searchPath(slugOfName(body));
  return path === searchPath() ? defaultSearchPath : path;
}

/**
 * The forms of a page keep its path by this; the kinds of car have paths that the address of any
 * search comes to by itself.
 */
function ownPath(path: string, { car_type: _kinds, ...preset }: SearchFilters): string {
  return Object.keys(preset).length === 0 ? '' : path + searchQuery({ ...emptySearch, filters: preset });
}

/**
 * On the page's own path while the search holds all that the path presets, else on the path of its
 * kinds of car, else on the default path (NAV-02). Filters sent by a form, which always goes to the
 * default path, come to the path of their kinds too.
 */
function addressOnPage(search: SearchState, path: string, preset: SearchFilters): string {
  const own = path.replace(/(?<!\/)\/+$/, '');
  const presets = activeAttributes(preset);
  const holds = presets.every((name) => sameFilter(preset, search.filters, name));
  if (holds && path !== '/' && own !== defaultSearchPath)
    return own + searchQuery({ ...search, filters: without(search.filters, presets) });
  const kinds = pathOfCarTypes((search.filters.car_type ?? []) as CarType[]);
  if (kinds === null) return defaultSearchPath + searchQuery(search);
  return kinds + searchQuery({ ...search, filters: without(search.filters, ['car_type']) });
}
