import { type Snap21Rating, snap21Rating } from '@/domain/reviews/snap21.ts';
import { text, url } from '@/web/platform/env.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { Settings } from '../integration.ts';
import { TimedResponses } from '../timed-responses.ts';
import { vendorJson } from '../vendor-json.ts';
import { type Reviews, snap21Failure } from './port.ts';

export const variables = {
  /** Address of Snap 21, for ratings (LOC-10). */
  SNAP21_URL: url,
  SNAP21_KEY: text,
};

export function open({ SNAP21_URL: address, SNAP21_KEY: key }: Settings<typeof variables>): Reviews | null {
  if (!address) return null;
  const times = { goodForMs: 3_600_000, againAfterMs: 60_000, timeoutMs: 2_000 };
  const ratings = new TimedResponses<Snap21Rating>('reviews', times, (orgId, error) =>
    log('warn', 'snap21-unavailable', { message: snap21Failure, orgId, reason: reason(error) }),
  );
  const rating = httpSnap21(address, key);
  return { kind: 'vendor', ratingOf: (_, orgId) => ratings.of(orgId, (signal) => rating(orgId, signal)) };
}

/** Requests a rating from Snap 21, `GET <url>?orgId=`; rejects if there is none, for whatever reason. */
export const httpSnap21 =
  (url: string, key: string | undefined) =>
  async (orgId: string, signal: AbortSignal): Promise<Snap21Rating> => {
    const address = new URL(url);
    address.searchParams.set('orgId', orgId);
    const rating = await vendorJson(address, { key, signal });
    if (rating === null) throw new Error('Snap 21 has no such organisation.');
    return snap21Rating.parse(rating);
  };
