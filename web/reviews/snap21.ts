import { ratingOfPlaces } from '@/domain/reviews/rating.ts';
import { type Snap21Provider, type Snap21Rating, sandboxSnap21, snap21Failure } from '@/domain/reviews/snap21.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { environment } from '@/web/env.ts';
import { log, reason } from '@/web/front/log.ts';
import { currentRender, expireAt } from '@/web/front/render-record.ts';
import { httpSnap21 } from './http-snap21.ts';
import { snap21Cache } from './snap21-cache.ts';

const cache = snap21Cache((orgId, error) =>
  log('warn', 'snap21-unavailable', { message: snap21Failure, orgId, reason: reason(error) }),
);

/**
 * What Snap 21 says of the site's own organisation (LOC-10); null when the site names none, or there is no answer. The page that shows it
 * expires when it is asked for again. Never rejects.
 */
export async function snap21OfSite(site: ResolvedSite): Promise<Snap21Rating | null> {
  const orgId = site.options.snap21OrgId;
  if (!orgId) return null;
  const now = Date.now();
  const { rating, untilMs } = await cache.ratingOf(
    cacheKey(site, orgId),
    (_, signal) => providerOf(site)(orgId, signal),
    now,
  );
  const render = currentRender();
  if (render) expireAt(render.now + (untilMs - now));
  return rating;
}

/** The stand-in answers from the site's own places, so each site has its own answer. */
const cacheKey = (site: ResolvedSite, orgId: string): string =>
  environment().SNAP21_URL ? orgId : `${site.slug} ${orgId}`;

function providerOf(site: ResolvedSite): Snap21Provider {
  const { SNAP21_URL: url, SNAP21_KEY: key } = environment();
  if (!url) return sandboxSnap21(ratingOfPlaces(site.locations));
  return httpSnap21(url, key);
}
