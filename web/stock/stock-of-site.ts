import { cache } from 'react';
import type { SitemapEntry } from '@/domain/site/sitemap.ts';
import type { Vocabulary } from '@/domain/stock/search/box/vocabulary.ts';
import type { Loosening } from '@/domain/stock/search/loosening.ts';
import type { SearchResult } from '@/domain/stock/search/page-result.ts';
import { type ParsedSearch, parseSearch, type SearchUrl } from '@/domain/stock/search/parse-search.ts';
import { noPlaces, type SearchPlaces } from '@/domain/stock/search/search-paths.ts';
import type { SearchState } from '@/domain/stock/search/search-state.ts';
import { scopeOfSite } from '@/domain/stock/site-filter.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import type { FacetField, StockFacets, StockRequest, StockSearch } from '@/domain/stock/stock-search.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import type { VehicleBrief } from '@/domain/stock/vehicle-brief.ts';
import type { VehicleSample } from '@/domain/stock/vehicle-page/arrangement.ts';
import type { VehicleKind } from '@/domain/stock/vehicle-page/vehicle-kind.ts';
import { read } from '@/web/content/read.ts';
import { nearPostcode } from '@/web/integrations/geocoding/near-postcode.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import { environment } from '@/web/platform/env.ts';
import { expireAt, renderNow } from '@/web/platform/render-record.ts';
import { type Services, services } from '@/web/platform/services.ts';
import type { SearchSite, StockSite } from '@/web/stock/stock-site.ts';
import {
  countSearch,
  findBriefs,
  findCards,
  findSample,
  findVehicle,
  searchFirst,
  searchLoosenings,
  searchPage,
  searchPlaces,
  searchVocabulary,
} from './search-page.ts';
import { countFacets, countPrices, searchStock } from './search-stock.ts';
import { countOwnVehicles, everyVehicle, type StockNames, sitemapVehicles, stockNames } from './sitemap-stock.ts';
import type { StockSource } from './stock-source.ts';
import { type UnderstoodSearch, understoodSearch } from './understood-search.ts';
import { findVehicleById } from './vehicle-by-id.ts';

/** The vehicles of one site and of no other (CFG-04). Rejects with StockUnavailable while the search service is away. */
export function stockOfSite(site: StockSite): StockSearch {
  const tag = [tags.stock(site.slug)];
  return {
    search: (request) => read(tag, () => searchStock(sourceOf(site), request)),
    facets: (request, fields) => read(tag, () => countFacets(sourceOf(site), request, fields)),
    prices: (request, scale) => read(tag, () => countPrices(sourceOf(site), request, scale)),
  };
}

/** The values of a site's vehicles, for a search whose failure does not spoil the page. */
export function stockFacets(
  site: StockSite,
  request: StockRequest,
  fields: readonly FacetField[],
): Promise<StockFacets> {
  return countFacets(sourceOf(site), request, fields);
}

/** The results page of a site's search. Rejects with StockUnavailable while the search service is away. */
export function searchOfSite(site: StockSite, search: SearchState): Promise<SearchResult> {
  return read([tags.stock(site.slug)], () => searchPage(sourceOf(site), search, site));
}

/** What a search of a site that found nothing might give up (PLUS-05). */
export function looseningsOfSite(site: StockSite, search: SearchState): Promise<Loosening[]> {
  return read([tags.stock(site.slug)], () => searchLoosenings(sourceOf(site), search));
}

/** The first vehicles for sale of a site's search. */
export function firstOfSite(site: StockSite, search: SearchState, max: number): Promise<StockCard[]> {
  return read([tags.stock(site.slug)], () => searchFirst(sourceOf(site), search, max));
}

/** What names may stand in the paths of a site's search (NAV-03, NAV-04). */
export function placesOfSite(site: SearchSite): Promise<SearchPlaces> {
  return read([tags.stock(site.slug)], () => searchPlaces(sourceOf(site), site));
}

/** The terms that a site's stock contains, for its search box (SRCH-05). */
export function vocabularyOfSite(site: StockSite): Promise<Vocabulary> {
  return read([tags.stock(site.slug)], () => searchVocabulary(sourceOf(site)));
}

/**
 * One vehicle of a site with everything that its page shows; null when the site never listed it
 * (VDP-20).
 */
export function vehicleOfSite(site: StockSite, slug: string): Promise<StockVehicle | null> {
  return read([tags.stock(site.slug)], () => findVehicle(sourceOf(site), slug));
}

/** What a site shows of the vehicles that a browser remembers. Rejects with StockUnavailable. */
export function briefsOfSite(site: StockSite, slugs: readonly string[]): Promise<VehicleBrief[]> {
  return findBriefs(sourceOf(site), slugs, site.texts.noPrice);
}

/** The vehicles of these ids that a site lists. Rejects with StockUnavailable. */
export function cardsOfSite(site: StockSite, ids: readonly string[]): Promise<StockCard[]> {
  return findCards(sourceOf(site), ids);
}

/** A vehicle of a site's stock with photos, of a kind; null when it sells none. Rejects with StockUnavailable. */
export function sampleOfKind(
  site: StockSite,
  kind: VehicleKind,
  sample: VehicleSample | null,
): Promise<StockVehicle | null> {
  return read([tags.stock(site.slug)], () => findSample(sourceOf(site), kind, sample));
}

/** The vehicle of this id that an enquiry names; null when the site never listed it. Rejects with StockUnavailable. */
export function vehicleById(site: StockSite, id: string): Promise<StockVehicle | null> {
  return findVehicleById(sourceOf(site), id);
}

/** The same for a page, which changes with the stock. */
export function vehicleByIdOfPage(site: StockSite, id: string): Promise<StockVehicle | null> {
  return read([tags.stock(site.slug)], () => vehicleById(site, id));
}

/**
 * A search address of a site, parsed; null where there is nothing to search. Names are read for
 * paths that not every site has.
 */
export const parseSearchOfSite = async (site: SearchSite, url: SearchUrl): Promise<ParsedSearch | null> =>
  parseSearch(url, noPlaces) ?? parseSearch(url, await placesOfSite(site));

/** The search that a parsed address leads to. */
export function understoodOfSite(site: SearchSite, parsed: ParsedSearch): Promise<UnderstoodSearch> {
  const { geocoding } = stockServices();
  return understoodSearch(parsed, {
    site,
    vocabulary: () => vocabularyOfSite(site),
    postcode: (typed) => nearPostcode(typed, geocoding),
  });
}

/** The search that an address of a site leads to; null where there is nothing to search. */
export async function searchOfUrl(site: SearchSite, url: SearchUrl): Promise<SearchState | null> {
  const parsed = await parseSearchOfSite(site, url);
  return parsed && (await understoodOfSite(site, parsed)).search;
}

/** How many vehicles count on the results page of a search, for counts that stand beside a link to it (SRCH-14). */
export const countOfSearch = (site: StockSite, search: SearchState): Promise<number> =>
  countSearch(sourceOf(site), search);

/** The values that a site's vehicles for sale have. Rejects with StockUnavailable, as do the two below. */
export const stockNamesOfSite = cache(
  (site: StockSite): Promise<StockNames> => read([tags.stock(site.slug)], () => stockNames(sourceOf(site))),
);

/** How many vehicles of a site are listed for search engines: none of `others`' (CFG-05). */
export function countForSitemap(site: StockSite, others: readonly string[]): Promise<number> {
  return read([tags.stock(site.slug)], () => countOwnVehicles(sourceOf(site), others));
}

/** Those of one file, `page` counted from 1. */
export function vehiclesForSitemap(site: StockSite, page: number, others: readonly string[]): Promise<SitemapEntry[]> {
  return read([tags.stock(site.slug)], () => sitemapVehicles(sourceOf(site), page, others));
}

/** Every vehicle for sale of a site, for feeds, `max` at most. */
export function everyVehicleOfSite(site: StockSite, max: number): Promise<StockVehicle[]> {
  return read([tags.stock(site.slug)], () => everyVehicle(sourceOf(site), max));
}

/** The one place where stock's adapter takes what it uses of this process (decision 31). */
const stockServices = (): Pick<Services, 'stock' | 'circuits' | 'geocoding'> => services();

function sourceOf(site: StockSite): StockSource {
  const { stock, circuits } = stockServices();
  const { justArrivedDays, texts, features, options } = site;
  return {
    client: stock,
    circuit: circuits?.search,
    collection: environment().TYPESENSE_COLLECTION,
    origins: environment().MEDIA_ORIGINS,
    site: scopeOfSite(site),
    rules: { sort: options.defaultSort, pricedOnly: features.pricedFirstAscending },
    tagRules: { electricTag: features.electricTag, justArrivedDays, texts },
    now: renderNow(),
    until: expireAt,
  };
}
