import type { Snap21Rating } from '@/domain/reviews/snap21.ts';
import type { SiteContact } from '@/domain/site/site-parts.ts';
import type { Integration } from '../integration.ts';
import type { TimedResponse } from '../timed-responses.ts';

/** The log message after a failure, which shoppers do not see. */
export const snap21Failure = 'Unable to fetch Snap 21 ratings at this moment.';

/** Ratings that Snap 21 holds of organisations (LOC-10). */
export type Reviews = Integration & {
  /** Never rejects. */
  ratingOf(site: Pick<SiteContact, 'locations'>, orgId: string): Promise<TimedResponse<Snap21Rating>>;
};
