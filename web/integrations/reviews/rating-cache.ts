import { snap21Rating } from '@/domain/reviews/snap21.ts';
import type { TimedRating } from './port.ts';

/** Milliseconds: validity of a result, pause after a failure, and the longest wait of a page. */
const goodForMs = 3_600_000;
const againAfterMs = 60_000;
const timeoutMs = 2_000;

/** Cached organisations, far more than a deployment has; the oldest are dropped. */
const max = 1_000;

/** Requests the rating of one organisation; rejects when there is no response. */
export type Snap21Provider = (orgId: string, signal: AbortSignal) => Promise<unknown>;

type RatingCache = {
  /** Never rejects; `now` in epoch milliseconds. Concurrent calls share one request. */
  ratingOf(orgId: string, now: number): Promise<TimedRating>;
};

type Failed = (orgId: string, error: unknown) => void;

/**
 * Caches the ratings of organisations, and failures too, so that a failing provider gets one
 * request a minute.
 */
export function ratingCache(provider: Snap21Provider, failed: Failed): RatingCache {
  const entries = new Map<string, { rating: Promise<TimedRating>; untilMs: number }>();
  return {
    ratingOf(orgId, now) {
      const existing = entries.get(orgId);
      if (existing && now < existing.untilMs) return existing.rating;
      const entry = { rating: fetchRating(orgId, provider, now, failed), untilMs: Number.POSITIVE_INFINITY };
      entries.delete(orgId);
      entries.set(orgId, entry);
      const [oldest] = entries.keys();
      if (entries.size > max && oldest !== undefined) entries.delete(oldest);
      void entry.rating.then(({ untilMs }) => {
        entry.untilMs = untilMs;
      });
      return entry.rating;
    },
  };
}

async function fetchRating(orgId: string, provider: Snap21Provider, now: number, failed: Failed): Promise<TimedRating> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`nothing within ${timeoutMs} ms`)), { once: true });
  });
  try {
    const rating = snap21Rating.parse(await Promise.race([provider(orgId, signal), late]));
    return { rating, untilMs: now + goodForMs };
  } catch (error) {
    failed(orgId, error);
    return { rating: null, untilMs: now + againAfterMs };
  }
}
