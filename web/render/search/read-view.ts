import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { addressOfSearch } from '@/domain/stock/search/address-of-search.ts';
import { readWords } from '@/domain/stock/search/box/read-words.ts';
import { withValues } from '@/domain/stock/search/change-search.ts';
import { withSynonyms } from '@/domain/stock/search/curation.ts';
import { readLayout, withLayout } from '@/domain/stock/search/list-layout.ts';
import type { Loosening } from '@/domain/stock/search/loosening.ts';
import { namedSearch, unreadSearch } from '@/domain/stock/search/named-search.ts';
import { type NearYards, nearYards, reachOf } from '@/domain/stock/search/near-yards.ts';
import { searchOfAddress } from '@/domain/stock/search/open-search.ts';
import { searchQuery } from '@/domain/stock/search/search-address.ts';
import { presetOfPath, type SearchPlaces } from '@/domain/stock/search/search-paths.ts';
import { searchPhrase } from '@/domain/stock/search/search-phrase.ts';
import {
  activeAttributes,
  emptySearch,
  type SearchFilters,
  type SearchState,
  sameFilter,
} from '@/domain/stock/search/search-state.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { StockUnavailable } from '@/domain/stock/stock-unavailable.ts';
import type { SearchView } from '@/parts/search-filters/filter-view.ts';
import { log, reason } from '@/web/front/log.ts';
import { answerSearched } from '@/web/front/render-record.ts';
import { nearPostcode } from '@/web/integrations/geocoding/near-postcode.ts';
import { services } from '@/web/services.ts';
import {
  firstOfSite,
  looseningsOfSite,
  placesOfSite,
  searchOfSite,
  vocabularyOfSite,
} from '@/web/stock/stock-of-site.ts';

/** Fills whole rows of two and of three. */
const mostNearest = 6;
const noPlaces: SearchPlaces = { makes: [], makeModels: [], dealerships: [], locations: [] };

/** What a search address shows: results; no such address; or, while the search service is away, only what was asked for. */
export type ReadView =
  | {
      kind: 'results';
      view: SearchView;
      path: string;
      places: SearchPlaces;
      loosenings: Loosening[];
      nearest: StockCard[];
    }
  | { kind: 'unavailable'; search: SearchState | null }
  | { kind: 'missing' };

/** Reads the results that `path` (a `/search/…` path) and its parameters ask for. */
export async function readView(site: ResolvedSite, path: string, parameters: URLSearchParams): Promise<ReadView> {
  try {
    const known = presetOfPath(path, noPlaces) !== null;
    const places = known ? noPlaces : await placesOfSite(site);
    const asked = searchOfAddress(path, parameters, places);
    if (asked === null) return { kind: 'missing' };
    const near = await nearOf(site, parameters);
    const placed = near && near.places.length > 0 ? withValues(asked, 'location_name', near.places) : asked;
    const explained = { ...placed, query: withSynonyms(placed.query, site.curation) };
    const search = explained.query === '' ? explained : readWords(explained, await vocabularyOfSite(site));
    const result = await searchOfSite(site, search);
    const loosenings = result.found === 0 ? await looseningsOfSite(site, search) : [];
    const nearest = result.found === 0 ? await nearestCars(site, loosenings) : [];
    const preset = presetOfPath(path, places) ?? {};
    tellWords(asked, preset, result.found === 0 && near === null);
    const layout = readLayout(parameters);
    const addressOf = (other: SearchState) => withLayout(addressOfSearch(other, path, places), layout);
    const named = namedSearch(search, preset, result.facets);
    return {
      kind: 'results',
      view: {
        site,
        search,
        named,
        result,
        near: near?.words ?? null,
        layout,
        ownPath: ownPath(path, preset),
        addressOf,
      },
      path,
      places,
      loosenings,
      nearest,
    };
  } catch (error) {
    if (!(error instanceof StockUnavailable)) throw error;
    log('warn', 'search-unavailable', { site: site.slug, reason: reason(error) });
    const asked = searchOfAddress(path, parameters, noPlaces);
    return { kind: 'unavailable', search: asked && unreadSearch(asked) };
  }
}

/** Vehicles in place of none: what the nearest looser search finds, else the first of the site. */
const nearestCars = (site: ResolvedSite, [nearest]: readonly Loosening[]): Promise<StockCard[]> =>
  firstOfSite(site, nearest?.search ?? emptySearch, mostNearest);

/** Words count once, on their first page; that they find nothing is theirs only where no filter stands beside them. */
function tellWords({ query, filters, page }: SearchState, preset: SearchFilters, isEmpty: boolean): void {
  const phrase = page === 1 ? searchPhrase(query) : null;
  const alone = activeAttributes(filters).every((name) => sameFilter(filters, preset, name));
  answerSearched(phrase === null ? null : { phrase, foundNothing: isEmpty && alone });
}

/** The places within a distance of a postcode, where an address asks for that; an answer that does not come is as if nobody had asked. */
async function nearOf(site: ResolvedSite, parameters: URLSearchParams): Promise<NearYards | null> {
  const typed = parameters.get('near') ?? '';
  if (typed.trim() === '') return null;
  const near = await nearPostcode(typed, services().geocoding).catch(() => null);
  return near && nearYards(near, reachOf(parameters.get('within')), site.locations);
}

/** The forms of a page keep its path by this; the kinds of car have paths that the address of any search comes to by itself. */
function ownPath(path: string, { car_type: _kinds, ...preset }: SearchFilters): string {
  return Object.keys(preset).length === 0 ? '' : path + searchQuery({ ...emptySearch, filters: preset });
}
