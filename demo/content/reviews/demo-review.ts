import { type DocumentOf, reference, weakReference } from '../demo-document.ts';
import type { DemoSlug } from '../demo-themes.ts';

type Fields = DocumentOf<'review'>;
type ReviewText = {
  by: string;
  stars: 1 | 2 | 3 | 4 | 5;
  /** The day in UTC, "2026-11-06". */
  on: string;
  headline?: string;
  text: string;
  /** The dealer's reply, three days later. */
  reply?: string;
  source?: Fields['source'];
  /** The key of the place it is about. */
  place?: string;
  hidden?: true;
};

/**
 * Reviews of a dealer, written at `source` unless one names another. All names and texts are
 * invented.
 */
export function reviewsOf(site: DemoSlug, source: Fields['source'], reviews: readonly ReviewText[]): Fields[] {
  return reviews.map(({ by, stars, on, place, reply, ...copy }, at) => ({
    _id: `review-${site}-${at + 1}`,
    _type: 'review',
    author: by,
    rating: stars,
    writtenAt: `${on}T03:20:00.000Z`,
    source,
    sourceId: `${site}-${at + 1}`,
    ...(place && { location: weakReference(`location-${site}-${place}`) }),
    ...(reply && { reply, repliedAt: daysAfter(on, 3) }),
    ...copy,
    site: reference(`site-${site}`),
  }));
}

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T04:00:00.000Z`) + days * 86_400_000).toISOString();
