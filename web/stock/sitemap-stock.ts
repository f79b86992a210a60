import { imageAddress, type MediaOrigin, stockImageSource } from '@/domain/media/image-address.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import { maxSitemapImages, type SitemapEntry, sitemapFileSize } from '@/domain/site/sitemap.ts';
import { noneOf } from '@/domain/stock/search/filter-expression.ts';
import { parametersOf, type SearchParameters } from '@/domain/stock/search/search-parameters.ts';
import { siteFilter, withinSite } from '@/domain/stock/site-filter.ts';
import { StockUnavailable } from '@/domain/stock/stock-unavailable.ts';
import { pageFields, type StockVehicle, stockVehicleFromDocument } from '@/domain/stock/stock-vehicle.ts';
import { notifyBoundaries, type StockSource, searchIndex, searchOne } from './stock-source.ts';

/** The values that a site's vehicles for sale have, by the index's field. */
export type StockNames = Record<(typeof named)[number], readonly string[]>;

const named = ['car_type', 'make', 'make_model', 'body', 'location_name', 'dealership_slug'] as const;
const maxNames = 2_000;
const pageSize = 250;

const requested = { query: '', filters: {}, sort: 'latest', forSale: true } as const;
const within = (source: StockSource, search: SearchParameters) =>
  withinSite(search, siteFilter(source.site, source.now));

/** Rejects with StockUnavailable while the search service is away. */
export async function stockNames(source: StockSource): Promise<StockNames> {
  const search = {
    ...parametersOf({ ...requested, page: 1, perPage: 0 }),
    facet_by: named.join(','),
    max_facet_values: maxNames,
  };
  const { facet_counts: facets = [] } = await searchOne(source, within(source, search));
  const values = (field: (typeof named)[number]) =>
    (facets.find(({ field_name }) => field_name === field)?.counts ?? []).flatMap(({ value }) => value || []);
  return {
    car_type: values('car_type'),
    make: values('make'),
    make_model: values('make_model'),
    body: values('body'),
    location_name: values('location_name'),
    dealership_slug: values('dealership_slug'),
  };
}

/** How many vehicles for sale a site has that are of none of these dealerships. Rejects like `stockNames`. */
export async function countOwnVehicles(source: StockSource, others: readonly string[]): Promise<number> {
  return (await searchOne(source, within(source, ownVehicles(1, 0, others)))).found;
}

/** The vehicles of one file of the sitemap, `page` counted from 1. Rejects like `stockNames`. */
export async function sitemapVehicles(
  source: StockSource,
  page: number,
  others: readonly string[],
): Promise<SitemapEntry[]> {
  const pages = sitemapFileSize / pageSize;
  const first = (page - 1) * pages + 1;
  const searches = Array.from({ length: pages }, (_, at) => within(source, ownVehicles(first + at, pageSize, others)));
  const responses = await searchIndex(source, searches);
  const refused = responses.find(({ hits }) => hits === undefined);
  if (refused) throw new StockUnavailable(`The search service refused the request: ${refused.error ?? 'no result'}`);
  return responses.flatMap(({ hits = [] }) => hits.flatMap(({ document }) => entryOf(document, source.origins)));
}

/**
 * The vehicles for sale of a site with all that their pages show, the newest first, `max` at most.
 * Rejects like `stockNames`.
 */
export async function everyVehicle(source: StockSource, max: number): Promise<StockVehicle[]> {
  const vehicles: StockVehicle[] = [];
  for (let page = 1; (page - 1) * pageSize < max; page += 1) {
    const search = {
      ...parametersOf({ ...requested, page, perPage: pageSize }),
      include_fields: pageFields.join(','),
    };
    const response = await searchOne(source, within(source, search));
    notifyBoundaries(response, source);
    const { hits = [] } = response;
    vehicles.push(...hits.flatMap(({ document }) => stockVehicleFromDocument(document, source.origins) ?? []));
    if (hits.length < pageSize) break;
  }
  return vehicles.slice(0, max);
}

/** A group's vehicles are listed for search engines at the sites of their own dealers. */
function ownVehicles(page: number, perPage: number, others: readonly string[]): SearchParameters {
  const search = parametersOf({ ...requested, page, perPage });
  const own = noneOf('dealership_slug', others);
  return {
    ...search,
    include_fields: 'slug,updated_at_timestamp,images,name',
    ...(own && { filter_by: [search.filter_by, own].filter(Boolean).join(' && ') }),
  };
}

function entryOf(document: unknown, origins: readonly MediaOrigin[]): SitemapEntry[] {
  const { slug, updated_at_timestamp: at, images: addresses } = (document ?? {}) as Record<string, unknown>;
  if (typeof slug !== 'string' || slug === '') return [];
  const images = (Array.isArray(addresses) ? addresses : [])
    .slice(0, maxSitemapImages)
    .flatMap((address: unknown) => (typeof address === 'string' ? (stockImageSource(address, origins) ?? []) : []))
    .map((image) => imageAddress(image, 1280, 'jpg'));
  return [{ path: vehiclePath(slug), changed: typeof at === 'number' && at > 0 ? at * 1_000 : undefined, images }];
}
