import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { withinSite } from '../site-filter.ts';
import { placeOfCars } from './near-locations.ts';
import type { SiteSearch } from './page-request.ts';
import type { SearchResponse } from './page-result.ts';
import { parametersOf } from './search-parameters.ts';
import type { SearchPlaces } from './search-paths.ts';

const everything = { query: '', filters: {}, sort: 'relevant', page: 1 } as const;
const maxNames = 2_000;
const maxDealerships = 250;

/**
 * The requests for the names in the paths of a site's search: its makes and models, then its
 * dealerships. `filter` is the one of the site's pages (`siteFilterOfPage`): the path of a make
 * that was sold out today stays a page.
 */
export function placesRequest(filter: string): (SiteSearch & { group_by?: string; group_limit?: number })[] {
  const names = {
    ...parametersOf({ ...everything, perPage: 0 }),
    facet_by: 'make,make_model',
    max_facet_values: maxNames,
  };
  const dealerships = {
    ...parametersOf({ ...everything, perPage: maxDealerships }),
    include_fields: 'dealership_slug,dealership_name',
    group_by: 'dealership_slug',
    group_limit: 1,
  };
  return [withinSite(names, filter), withinSite(dealerships, filter)];
}

/**
 * The result of `placesRequest`, with the locations of the site: vehicles name theirs by its suburb
 * (NAV-03, NAV-04).
 */
export function placesOf(
  [names, groups]: readonly SearchResponse[],
  locations: readonly Pick<SiteLocation, 'slug' | 'name' | 'city'>[],
): SearchPlaces {
  const values = (field: string) => {
    const counts = names?.facet_counts?.find(({ field_name }) => field_name === field)?.counts ?? [];
    return counts.flatMap(({ value }) => value || []);
  };
  const dealerships = (groups?.grouped_hits ?? []).flatMap(({ hits }) => dealershipOf(hits[0]?.document));
  return {
    makes: values('make'),
    makeModels: values('make_model'),
    dealerships,
    locations: locations.map(({ slug, ...location }) => ({ slug, name: placeOfCars(location) })),
  };
}

function dealershipOf(document: unknown): { slug: string; name: string }[] {
  const { dealership_slug: slug, dealership_name: name } = (document ?? {}) as Record<string, unknown>;
  return typeof slug === 'string' && typeof name === 'string' && slug !== '' ? [{ slug, name }] : [];
}
