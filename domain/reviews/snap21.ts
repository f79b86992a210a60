import { z } from 'zod';
import type { Rating } from './rating.ts';

/** What Snap 21 answers for an organisation: its average, the stars to draw, and the number of reviews where it tells it (LOC-10). */
export const snap21Rating = z.object({
  rating: z.coerce.number().min(0).max(5),
  stars: z.coerce.number().min(0).max(5),
  count: z.coerce.number().int().min(0).optional(),
});
export type Snap21Rating = z.output<typeof snap21Rating>;

/** The words of the log when there is no answer; shoppers read nothing. */
export const snap21Failure = 'Unable to fetch Snap 21 ratings at this moment.';

/** Whoever knows ratings of Snap 21; rejects when there is none. */
export type Snap21Provider = (orgId: string, signal: AbortSignal) => Promise<unknown>;

/** A provider without an account: what the reviews of the site's own places say together. Rejects where there are none. */
export function sandboxSnap21(rating: Rating | null): Snap21Provider {
  return async () => {
    if (!rating) throw new Error('The places of the site have no reviews.');
    const stars = Math.round(rating.average * 2) / 2;
    return { rating: Math.round(rating.average * 10) / 10, stars, count: rating.count };
  };
}
