import type { SanityClient } from '@sanity/client';
import type { LenderTerms } from '@/domain/finance/lender-terms.ts';
import {
  type FeedDealership,
  type FeedLocation,
  type LocationOfCode,
  locationsAmong,
  locationsOfDealership,
} from '@/domain/stock/feed/feed-locations.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { siteOfContent } from '@/schemas/queries/site-of-content.ts';
import { SITE_QUERY } from '@/schemas/queries/site-query.ts';
import { StartError } from '../start/start-error.ts';

const SITES_QUERY = `*[_type == "site" && defined(slug.current)]{ name, "slug": slug.current, "ids": dealershipIds[] }`;
const LOCATIONS_QUERY = `*[_type == "location" && defined(site)] | order(primary desc, name asc){
  name, "slug": slug.current, street, city, state, postcode, phone, feedCodes, dealershipId, "site": site->slug.current
}`;

type Site = { name: string | null; slug: string; ids: string[] | null };
type Place = Record<
  'name' | 'slug' | 'street' | 'city' | 'state' | 'postcode' | 'phone' | 'dealershipId',
  string | null
> & {
  feedCodes: string[] | null;
  site: string | null;
};

/** Every dealership whose stock may come by feed, with its locations, by the published content. */
export async function feedDealerships(client: SanityClient): Promise<FeedDealership[]> {
  const published = { perspective: 'published' } as const;
  const [sites, places] = await Promise.all([
    client.fetch<Site[]>(SITES_QUERY, {}, published),
    client.fetch<Place[]>(LOCATIONS_QUERY, {}, published),
  ]);
  return dealershipsOf(sites, places);
}

/**
 * The same from the content's result: each site's own dealership, and those that its locations
 * name.
 */
export function dealershipsOf(sites: readonly Site[], places: readonly Place[]): FeedDealership[] {
  return sites.flatMap(({ slug, name, ids }) => {
    const mine = (ids ?? []).filter((id) => !isOfNarrower(id, ids ?? [], sites));
    const own = mine.length === 1 ? mine[0] : null;
    const here = places.filter((place) => place.site === slug);
    const named = here.flatMap(({ dealershipId }) => dealershipId ?? []);
    const all = new Set([...(own ? [own] : []), ...named.filter((id) => mine.includes(id))]);
    return [...all].map((id) => ({
      id,
      slug,
      name: name ?? slug,
      sites: sites.filter((other) => other.ids?.includes(id)).map((other) => other.slug),
      locations: here.filter((place) => (place.dealershipId ?? own) === id).map(locationOf),
    }));
  });
}

/**
 * A group's site lists its dealers' stock too, and its staff write its locations: a dealership that a site with fewer of them shows is that
 * site's alone.
 */
const isOfNarrower = (id: string, ids: readonly string[], sites: readonly Site[]): boolean =>
  sites.some((other) => other.ids?.includes(id) && other.ids.length < ids.length);

function locationOf({ name, slug, street, city, state, postcode, phone, feedCodes }: Place): FeedLocation {
  return {
    codes: [...(feedCodes ?? []), slug ?? '', name ?? '', city ?? ''].filter(Boolean),
    slug: slug ?? '',
    name: city || name || slug || '',
    street: street ?? '',
    city: city ?? '',
    state: (state ?? '').toUpperCase(),
    postcode: postcode ?? '',
    phone: phone ?? '',
  };
}

/** The dealership of one site. Throws a StartError when there is no such site, or it shows no dealership of its own. */
export function dealershipOfSite(dealerships: readonly FeedDealership[], slug: string): FeedDealership {
  const found = dealerships.find((dealership) => dealership.slug === slug);
  if (found) return found;
  throw new StartError(
    `There is no site "${slug}" with a dealership of its own: name a dealer by the short name of its site, and set the dealership's number in the studio.`,
  );
}

/**
 * Where the rows of a site's own feed lead; a site of several dealerships names it by the location
 * of each row.
 */
export function placesOfSite(dealerships: readonly FeedDealership[], slug: string): LocationOfCode {
  const own = dealerships.filter((dealership) => dealership.slug === slug);
  return own.length > 1 ? locationsAmong(own) : locationsOfDealership(dealershipOfSite(dealerships, slug));
}

/** The terms on which a site states weekly figures, out of all its layers. */
export async function lenderOfSite(client: SanityClient, slug: string): Promise<LenderTerms> {
  const content = await client.fetch<SITE_QUERY_RESULT>(SITE_QUERY, { site: slug }, { perspective: 'published' });
  if (!content) throw new StartError(`There is no site "${slug}".`);
  return siteOfContent(content).finance;
}
