import { ratingKinds, type ShownRating, siteRating } from '@/domain/reviews/site-rating.ts';
import type { Snap21Rating } from '@/domain/reviews/snap21.ts';
import type { SiteContact, SiteSwitches } from '@/domain/site/site-parts.ts';

/** What staff fill in where a block shows a rating (`ratingFields`). */
type RatingRequest = {
  ratingOf: string | null;
  place: string | null;
  reviewHref: string | null;
  own: { count: number | null; average: number | null } | null;
};

/** The rating that a block shows; null if the site has none that it may show (LOC-10). */
export function blockRating(
  requested: Partial<RatingRequest>,
  snap21: Snap21Rating | null,
  site: Pick<SiteContact & SiteSwitches, 'locations' | 'options'>,
): ShownRating | null {
  const kind = ratingKinds.find(({ value }) => value === requested.ratingOf)?.value ?? 'places';
  const { count, average } = requested.own ?? {};
  const own = count && average ? { count, average } : null;
  return siteRating(site, { kind, placeId: requested.place ?? '', own, snap21 });
}

/**
 * The address to write a review: the block's own, else the location's, else the first location that
 * has one. Empty: none.
 */
export function reviewAddress(
  { reviewHref, place }: Partial<RatingRequest>,
  { locations }: Pick<SiteContact, 'locations'>,
): string {
  const shown = place ? locations.filter(({ id }) => id === place) : locations.filter(({ hidden }) => !hidden);
  const main = shown.filter(({ primary }) => primary);
  const addresses = [reviewHref ?? '', ...[...main, ...shown].map((one) => one.reviewHref)];
  return addresses.find((address) => /^https:\/\//.test(address)) ?? '';
}
