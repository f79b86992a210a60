import type { SiteLocation } from '@/domain/locations/site-location.ts';

/**
 * The rating of all reviews of a location, never only of the ones that are shown. `average` from 1
 * to 5.
 */
export type Rating = { average: number; count: number };

/** The rating when it may be shown: above the site's minimum, and with at least one review (LOC-10). */
export function shownRating(rating: Rating | null, minimum: number): Rating | null {
  return rating && rating.count > 0 && rating.average > minimum ? rating : null;
}

/** One rating out of several, each counting as often as it has reviews; null without any. */
export function togetherRated(ratings: readonly (Rating | null)[]): Rating | null {
  const present = ratings.filter((rating) => rating !== null);
  const count = present.reduce((sum, rating) => sum + rating.count, 0);
  if (count === 0) return null;
  return { count, average: present.reduce((sum, rating) => sum + rating.average * rating.count, 0) / count };
}

/**
 * The rating of a site by its places. Places whose customers write at one address are one place with two counters, as a showroom and its
 * workshop: the first of them counts.
 */
export function ratingOfPlaces(places: readonly Pick<SiteLocation, 'rating' | 'reviewHref'>[]): Rating | null {
  const seen = new Set<string>();
  const own = places.filter(({ rating, reviewHref }) => {
    if (!rating || (reviewHref && seen.has(reviewHref))) return false;
    seen.add(reviewHref);
    return true;
  });
  return togetherRated(own.map(({ rating }) => rating));
}

/** "4.8": one decimal, as the sources write it. */
export const ratingFigure = (average: number): string => (Math.round(average * 10) / 10).toFixed(1);

/** "4.8 rating out of 1,206 reviews" (LOC-10). */
export function ratingText({ average, count }: Rating): string {
  return `${ratingFigure(average)} rating out of ${count.toLocaleString('en-AU')} ${count === 1 ? 'review' : 'reviews'}`;
}
