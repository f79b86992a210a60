import type { SanityClient } from '@sanity/client';
import type { ClaimLender } from '@/domain/finance/weekly-claim.ts';
import type { FeedDealership } from '@/domain/stock/feed/feed-vehicle.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { siteOfContent } from '@/schemas/queries/site-of-content.ts';
import { SITE_QUERY } from '@/schemas/queries/site-query.ts';
import { StartError } from '../start/start-error.ts';

const LISTING_QUERY = `*[_type == "site" && ($id in dealershipIds)].slug.current`;

/**
 * The dealership of a site, out of the content: who lists it, where its yards are, and on whose terms its weekly figures are stated.
 * Throws a StartError when there is no such site, or it shows no dealership of its own.
 */
export async function feedDealership(
  client: SanityClient,
  slug: string,
): Promise<{ dealership: FeedDealership; lender: ClaimLender }> {
  const content = await client.fetch<SITE_QUERY_RESULT>(SITE_QUERY, { site: slug }, { perspective: 'published' });
  if (!content) throw new StartError(`There is no site "${slug}": name a dealer by the short name of its site.`);
  const site = siteOfContent(content);
  const ids = await client.fetch<string[] | null>('*[_id == $id][0].dealershipIds', { id: content._id });
  const [id] = (ids ?? []).filter((one) => one.endsWith(slug));
  if (!id) throw new StartError(`The site "${slug}" shows no dealership of its own: set its number in the studio.`);
  const sites = await client.fetch<string[]>(LISTING_QUERY, { id });
  const locations = [...site.locations].sort((one, other) => Number(other.primary) - Number(one.primary));
  return {
    dealership: {
      id,
      slug,
      name: site.name,
      sites,
      locations: locations.map(({ slug: code, name, city, state, postcode, phone }) => ({
        code,
        name: city || name,
        city,
        state,
        postcode,
        phone,
      })),
    },
    lender: site.finance,
  };
}
