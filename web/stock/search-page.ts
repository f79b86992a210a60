import type { SiteContact, SiteStock, SiteSwitches } from '@/domain/site/site-parts.ts';
import { type Vocabulary, vocabularyOf, vocabularyRequest } from '@/domain/stock/search/box/vocabulary.ts';
import { countingFields, countOfResponse } from '@/domain/stock/search/counted-response.ts';
import { countedSearch } from '@/domain/stock/search/counted-search.ts';
import { curatedOrder, curationUntil } from '@/domain/stock/search/curation.ts';
import { oneOf } from '@/domain/stock/search/filter-expression.ts';
import { type Loosening, looseningRequest, looseningsOf } from '@/domain/stock/search/loosening.ts';
import { pageRequest, type SearchRules } from '@/domain/stock/search/page-request.ts';
import { pageResult, type SearchResult } from '@/domain/stock/search/page-result.ts';
import { parametersOf } from '@/domain/stock/search/search-parameters.ts';
import { placesOf, placesRequest } from '@/domain/stock/search/search-places.ts';
import type { SearchState } from '@/domain/stock/search/search-state.ts';
import { siteFilter, siteFilterOfPage, withinSite } from '@/domain/stock/site-filter.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { stockCardFromDocument } from '@/domain/stock/stock-card-from-document.ts';
import { type StockVehicle, stockVehicleFromDocument, vehicleRequest } from '@/domain/stock/stock-vehicle.ts';
import { briefRequest, type VehicleBrief, vehicleBrief } from '@/domain/stock/vehicle-brief.ts';
import type { VehicleSample } from '@/domain/stock/vehicle-page/arrangement.ts';
import type { VehicleKind } from '@/domain/stock/vehicle-page/vehicle-kind.ts';
import { notifyBoundaries, type StockSource, searchIndex, searchOne } from './stock-source.ts';

/** A site's results page. Rejects with StockUnavailable while the search service is away. */
export async function searchPage(
  source: StockSource,
  search: SearchState,
  { features, curation }: Pick<SiteSwitches & SiteStock, 'features' | 'curation'>,
): Promise<SearchResult> {
  const rules: SearchRules = {
    ...source.rules,
    curated: (order) => curatedOrder(order, curation, source.now),
  };
  const until = curationUntil(curation, source.now);
  if (until !== null) source.until(until);
  const responses = await searchIndex(source, pageRequest(search, rules, siteFilter(source.site, source.now)));
  if (responses[0]) notifyBoundaries(responses[0], source);
  return pageResult(responses, search, { switches: features, origins: source.origins });
}

/** What a search that found nothing might give up, each with its count (PLUS-05). Rejects like `searchPage`. */
export async function searchLoosenings(source: StockSource, search: SearchState): Promise<Loosening[]> {
  const requests = looseningRequest(search, source.rules, siteFilter(source.site, source.now));
  return requests.length === 0 ? [] : looseningsOf(search, await searchIndex(source, requests));
}

/** The first vehicles for sale of a search, without the rest of its page. Rejects like `searchPage`. */
export async function searchFirst(source: StockSource, search: SearchState, max: number): Promise<StockCard[]> {
  const request = countedSearch(search, source.rules, { perPage: max });
  const response = await searchOne(source, withinSite(request, siteFilter(source.site, source.now)));
  notifyBoundaries(response, source);
  return (response.hits ?? []).flatMap(({ document }) => stockCardFromDocument(document, source.origins) ?? []);
}

/** What names may be in the paths of a site's search. Rejects like `searchPage`. */
export async function searchPlaces(source: StockSource, { locations }: Pick<SiteContact, 'locations'>) {
  return placesOf(await searchIndex(source, placesRequest(siteFilterOfPage(source.site))), locations);
}

/** The terms that a site's stock contains. Rejects like `searchPage`. */
export async function searchVocabulary(source: StockSource): Promise<Vocabulary> {
  return vocabularyOf(await searchOne(source, vocabularyRequest(siteFilter(source.site, source.now))));
}

/** Vehicles of a site by their ids, at most 200, sold ones that it still shows included; those that it lists no more are left out. Rejects like `searchPage`. */
export async function findCards(source: StockSource, ids: readonly string[]): Promise<StockCard[]> {
  const wanted = ids.filter((id) => /^[\w.:-]{1,100}$/.test(id)).slice(0, 200);
  if (wanted.length === 0) return [];
  const everything = { query: '', filters: {}, sort: 'relevant', page: 1, perPage: wanted.length } as const;
  const request = { ...parametersOf(everything), filter_by: oneOf('id', wanted) };
  const { hits = [] } = await searchOne(source, withinSite(request, siteFilter(source.site, source.now)));
  return hits.flatMap(({ document }) => stockCardFromDocument(document, source.origins) ?? []);
}

/** What a site shows of some of its vehicles, in the order of their slugs; those that it lists no more are left out. Rejects like `searchPage`. */
export async function findBriefs(
  source: StockSource,
  slugs: readonly string[],
  noPrice: string,
): Promise<VehicleBrief[]> {
  const { hits = [] } = await searchOne(source, withinSite(briefRequest(slugs), siteFilter(source.site, source.now)));
  const cards = hits.flatMap(({ document }) => stockCardFromDocument(document, source.origins) ?? []);
  const found = new Map(cards.map((card) => [card.slug, vehicleBrief(card, noPrice)]));
  return [...new Set(slugs)].flatMap((slug) => found.get(slug) ?? []);
}

/** One vehicle of a site by its slug, also when it has left the stock; null when the site never listed it (VDP-20). Rejects like `searchPage`. */
export async function findVehicle(source: StockSource, slug: string): Promise<StockVehicle | null> {
  const request = withinSite(vehicleRequest(slug), siteFilterOfPage(source.site));
  const response = await searchOne(source, request);
  notifyBoundaries(response, source);
  const vehicles = (response.hits ?? []).map(({ document }) => stockVehicleFromDocument(document, source.origins));
  return vehicles.find((vehicle) => vehicle?.card.slug === slug) ?? null;
}

/** A vehicle for sale of a kind: of the newest the one with the most photos, or the oldest. Null when there is none. Rejects like `searchPage`. */
export async function findSample(
  source: StockSource,
  kind: VehicleKind,
  sample: VehicleSample | null,
): Promise<StockVehicle | null> {
  const carType = sample === 'oldest' ? 'used' : sample;
  const filters = { item_type: [kind], status: ['in_stock'], ...(carType && { car_type: [carType] }) };
  const request = parametersOf({
    query: '',
    filters,
    sort: sample === 'oldest' ? 'year_ascending' : 'latest',
    page: 1,
    perPage: 20,
    forSale: true,
  });
  const { hits = [] } = await searchOne(source, withinSite(request, siteFilter(source.site, source.now)));
  const cards = hits.flatMap(({ document }) => stockCardFromDocument(document, source.origins) ?? []);
  const [best] = sample === 'oldest' ? cards : cards.toSorted((one, other) => other.images.length - one.images.length);
  return best ? findVehicle(source, best.slug) : null;
}

/**
 * How many vehicles of a search count on a site, as on its results page. Rejects like `searchPage`.
 */
export async function countSearch(source: StockSource, search: SearchState): Promise<number> {
  const request = { ...countedSearch(search, source.rules), facet_by: countingFields.join(',') };
  const response = await searchOne(source, withinSite(request, siteFilter(source.site, source.now)));
  return countOfResponse(response, search.filters);
}
