import type { Snap21Rating } from '@/domain/reviews/snap21.ts';
import type { SiteContact, SiteSwitches } from '@/domain/site/site-parts.ts';
import { expireWith } from '../timed-responses.ts';
import type { Reviews } from './port.ts';

/**
 * Snap 21's rating of the site's organisation (LOC-10); null if the site names none or the request
 * fails. The page that shows it expires with the rating. Never rejects.
 */
export async function ratingOfSite(
  site: Pick<SiteContact & SiteSwitches, 'locations' | 'options'>,
  reviews: Reviews,
): Promise<Snap21Rating | null> {
  const orgId = site.options.snap21OrgId;
  if (!orgId) return null;
  const { response, untilMs } = await reviews.ratingOf(site, orgId);
  expireWith(untilMs);
  return response;
}
