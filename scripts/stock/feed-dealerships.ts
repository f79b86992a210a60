import type { SanityClient } from '@sanity/client';
import type { LenderTerms } from '@/domain/finance/lender-terms.ts';
import type { FeedDealership, FeedLocation } from '@/domain/stock/feed/feed-places.ts';
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

/** Every dealership whose stock may come by feed, with its yards, as the published content tells. */
export async function feedDealerships(client: SanityClient): Promise<FeedDealership[]> {
  const published = { perspective: 'published' } as const;
  const [sites, places] = await Promise.all([
    client.fetch<Site[]>(SITES_QUERY, {}, published),
    client.fetch<Place[]>(LOCATIONS_QUERY, {}, published),
  ]);
  return dealershipsOf(sites, places);
}

/** The same out of what the content answered: each site's own dealership, and those that its locations name. */
export function dealershipsOf(sites: readonly Site[], places: readonly Place[]): FeedDealership[] {
  return sites.flatMap(({ slug, name, ids }) => {
    const own = ownDealership(slug, sites);
    const here = places.filter((place) => place.site === slug);
    const named = here.flatMap(({ dealershipId }) => dealershipId ?? []);
    const all = new Set([...(own ? [own] : []), ...named.filter((id) => ids?.includes(id))]);
    return [...all].map((id) => ({
      id,
      slug,
      name: name ?? slug,
      sites: sites.filter((other) => other.ids?.includes(id)).map((other) => other.slug),
      locations: here.filter((place) => (place.dealershipId ?? own) === id).map(locationOf),
    }));
  });
}

/** The only dealership that a site shows, or the only one that is no other site's: a group's site lists its dealers' too. */
function ownDealership(slug: string, sites: readonly Site[]): string | null {
  const ids = sites.find((site) => site.slug === slug)?.ids ?? [];
  const elsewhere = new Set(sites.flatMap((site) => (site.slug !== slug && site.ids?.length === 1 ? site.ids : [])));
  const own = ids.length === 1 ? ids : ids.filter((id) => !elsewhere.has(id));
  return own.length === 1 ? (own[0] ?? null) : null;
}

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

/** The terms on which a site states weekly figures, out of all its layers. */
export async function lenderOfSite(client: SanityClient, slug: string): Promise<LenderTerms> {
  const content = await client.fetch<SITE_QUERY_RESULT>(SITE_QUERY, { site: slug }, { perspective: 'published' });
  if (!content) throw new StartError(`There is no site "${slug}".`);
  return siteOfContent(content).finance;
}
