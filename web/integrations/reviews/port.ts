import type { Snap21Rating } from '@/domain/reviews/snap21.ts';
import type { SiteContact } from '@/domain/site/site-parts.ts';
import type { Integration } from '../integration.ts';

/** The log message after a failure, which shoppers do not see. */
export const snap21Failure = 'Unable to fetch Snap 21 ratings at this moment.';

/** A rating or null, and when to request it again (epoch milliseconds). */
export type TimedRating = { rating: Snap21Rating | null; untilMs: number };

/** Ratings that Snap 21 holds of organisations (LOC-10). */
export type Reviews = Integration & {
  /** Never rejects; `now` in epoch milliseconds. */
  ratingOf(site: Pick<SiteContact, 'locations'>, orgId: string, now: number): Promise<TimedRating>;
};
