import { cache } from 'react';
import type { LeadVehicle } from '@/domain/leads/lead-record.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { SitemapEntry } from '@/domain/site/sitemap.ts';
import type { Vocabulary } from '@/domain/stock/search/box/vocabulary.ts';
import type { Loosening } from '@/domain/stock/search/loosening.ts';
import type { SearchResult } from '@/domain/stock/search/page-result.ts';
import type { SearchPlaces } from '@/domain/stock/search/search-paths.ts';
import type { SearchState } from '@/domain/stock/search/search-state.ts';
import { scopeOfSite } from '@/domain/stock/site-filter.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import type { FacetField, StockFacets, StockRequest, StockSearch } from '@/domain/stock/stock-search.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import type { VehicleBrief } from '@/domain/stock/vehicle-brief.ts';
import type { VehicleKind } from '@/domain/stock/vehicle-page/arrangement.ts';
import { read } from '@/web/content/read.ts';
import { tags } from '@/web/content/tags.ts';
import { environment } from '@/web/env.ts';
import { expireAt, renderNow } from '@/web/front/render-record.ts';

import { services } from '@/web/services.ts';

import { findLeadVehicle } from './lead-vehicle.ts';

import {
  countSearch,
  findBriefs,
  findSample,
  findVehicle,
  searchFirst,
  searchLoosenings,
  searchPage,
  searchPlaces,
  searchVocabulary,
} from './search-page.ts';
import { countFacets, countPrices, searchStock } from './search-stock.ts';
import { countOwnVehicles, type StockNames, sitemapVehicles, stockNames } from './sitemap-stock.ts';
import type { StockSource } from './stock-source.ts';

/** The vehicles of one site and of no other (CFG-04). Rejects with StockUnavailable while the search service is away. */
export function stockOfSite(site: ResolvedSite): StockSearch {
  const tag = [tags.stock(site.slug)];
  return {
    search: (request) => read(tag, () => searchStock(sourceOf(site), request)),
    facets: (request, fields) => read(tag, () => countFacets(sourceOf(site), request, fields)),
    prices: (request, scale) => read(tag, () => countPrices(sourceOf(site), request, scale)),
  };
}

/** The values of a site's vehicles, for a question whose failure does not spoil the page. */
export function stockFacets(
  site: ResolvedSite,
  request: StockRequest,
  fields: readonly FacetField[],
): Promise<StockFacets> {
  return countFacets(sourceOf(site), request, fields);
}

/** The results page of a site's search. Rejects with StockUnavailable while the search service is away. */
export function searchOfSite(site: ResolvedSite, search: SearchState): Promise<SearchResult> {
  return read([tags.stock(site.slug)], () => searchPage(sourceOf(site), search, site));
}

/** What a search of a site that found nothing might give up (PLUS-05). */
export function looseningsOfSite(site: ResolvedSite, search: SearchState): Promise<Loosening[]> {
  return read([tags.stock(site.slug)], () => searchLoosenings(sourceOf(site), search));
}

/** The first vehicles for sale of a site's search. */
export function firstOfSite(site: ResolvedSite, search: SearchState, most: number): Promise<StockCard[]> {
  return read([tags.stock(site.slug)], () => searchFirst(sourceOf(site), search, most));
}

/** What names may stand in the paths of a site's search (NAV-03, NAV-04). */
export function placesOfSite(site: ResolvedSite): Promise<SearchPlaces> {
  return read([tags.stock(site.slug)], () => searchPlaces(sourceOf(site), site));
}

/** The words that a site's stock knows, for its search box (SRCH-05). */
export function vocabularyOfSite(site: ResolvedSite): Promise<Vocabulary> {
  return read([tags.stock(site.slug)], () => searchVocabulary(sourceOf(site)));
}

/** One vehicle of a site with everything that its page tells; null when the site never listed it (VDP-20). */
export function vehicleOfSite(site: ResolvedSite, slug: string): Promise<StockVehicle | null> {
  return read([tags.stock(site.slug)], () => findVehicle(sourceOf(site), slug));
}

/** What a site shows of the vehicles that a browser remembers. Rejects with StockUnavailable. */
export function briefsOfSite(site: ResolvedSite, slugs: readonly string[]): Promise<VehicleBrief[]> {
  return findBriefs(sourceOf(site), slugs, site.texts.noPrice);
}

/** A vehicle of a site's stock with photos, of a kind; null when it sells none. Rejects with StockUnavailable. */
export function sampleOfKind(site: ResolvedSite, kind: VehicleKind): Promise<StockVehicle | null> {
  return read([tags.stock(site.slug)], () => findSample(sourceOf(site), kind));
}

/** The vehicle that an enquiry names; null when the site never listed it. Rejects with StockUnavailable. */
export function leadVehicleOfSite(site: ResolvedSite, id: string): Promise<LeadVehicle | null> {
  return findLeadVehicle(sourceOf(site), id);
}

/** The same for a page, which changes with the stock. */
export function leadVehicleOfPage(site: ResolvedSite, id: string): Promise<LeadVehicle | null> {
  return read([tags.stock(site.slug)], () => leadVehicleOfSite(site, id));
}

/** How many vehicles for sale a search finds on a site, for counts that are asked for beside a page. */
export function countOfSite(site: ResolvedSite, search: SearchState): Promise<number> {
  return countSearch(sourceOf(site), search);
}

/** The values that a site's vehicles for sale have. Rejects with StockUnavailable, as do the two below. */
export const stockNamesOfSite = cache(
  (site: ResolvedSite): Promise<StockNames> => read([tags.stock(site.slug)], () => stockNames(sourceOf(site))),
);

/** How many vehicles of a site search engines are told of: none of `others`' (CFG-05). */
export function countForSitemap(site: ResolvedSite, others: readonly string[]): Promise<number> {
  return read([tags.stock(site.slug)], () => countOwnVehicles(sourceOf(site), others));
}

/** Those of one file, `page` counted from 1. */
export function vehiclesForSitemap(
  site: ResolvedSite,
  page: number,
  others: readonly string[],
): Promise<SitemapEntry[]> {
  return read([tags.stock(site.slug)], () => sitemapVehicles(sourceOf(site), page, others));
}

function sourceOf(site: ResolvedSite): StockSource {
  const { justArrivedDays, texts, features } = site;
  return {
    client: services().stock,
    circuit: services().circuits?.search,
    collection: environment().TYPESENSE_COLLECTION,
    origins: environment().MEDIA_ORIGINS,
    site: scopeOfSite(site),
    tagRules: { electricTag: features.electricTag, justArrivedDays, texts },
    now: renderNow(),
    until: expireAt,
  };
}
