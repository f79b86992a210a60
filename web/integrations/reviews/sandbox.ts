import { ratingOfPlaces } from '@/domain/reviews/rating.ts';
import type { Snap21Rating } from '@/domain/reviews/snap21.ts';
import type { SiteContact } from '@/domain/site/site-parts.ts';
import type { Reviews } from './port.ts';

/** The combined rating of the site's own locations; none without reviews. */
export function open(): Reviews {
  return {
    kind: 'sandbox',
    ratingOf: async (site) => ({ response: ratingOfOwnPlaces(site), untilMs: Number.POSITIVE_INFINITY }),
  };
}

function ratingOfOwnPlaces({ locations }: Pick<SiteContact, 'locations'>): Snap21Rating | null {
  const rating = ratingOfPlaces(locations);
  if (!rating) return null;
  const stars = Math.round(rating.average * 2) / 2;
  return { rating: Math.round(rating.average * 10) / 10, stars, count: rating.count };
}
