import type { Snap21Rating } from '@/domain/reviews/snap21.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { currentRender, expireAt } from '@/web/platform/render-record.ts';
import type { Reviews } from './port.ts';

/**
 * What Snap 21 says of the site's own organisation (LOC-10); null when the site names none, or there is no answer. The page that shows it
 * expires when it is asked for again. Never rejects.
 */
export async function ratingOfSite(site: ResolvedSite, reviews: Reviews): Promise<Snap21Rating | null> {
  const orgId = site.options.snap21OrgId;
  if (!orgId) return null;
  const now = Date.now();
  const { rating, untilMs } = await reviews.ratingOf(site, orgId, now);
  const render = currentRender();
  if (render) expireAt(render.now + (untilMs - now));
  return rating;
}
