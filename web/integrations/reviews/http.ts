import { text, url } from '@/web/platform/env.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { Settings } from '../integration.ts';
import { type Reviews, snap21Failure } from './port.ts';
import { ratingCache, type Snap21Provider } from './rating-cache.ts';

export const variables = {
  /** Address of Snap 21, for ratings (LOC-10). */
  SNAP21_URL: url,
  SNAP21_KEY: text,
};

export function open({ SNAP21_URL: address, SNAP21_KEY: key }: Settings<typeof variables>): Reviews | null {
  if (!address) return null;
  const cache = ratingCache(httpSnap21(address, key), (orgId, error) =>
    log('warn', 'snap21-unavailable', { message: snap21Failure, orgId, reason: reason(error) }),
  );
  return { kind: 'vendor', ratingOf: (_, orgId, now) => cache.ratingOf(orgId, now) };
}

/**
 * Requests a rating from Snap 21, `GET <url>?orgId=`; rejects if refused, or if the response is not
 * JSON.
 */
export function httpSnap21(url: string, key: string | undefined): Snap21Provider {
  return async (orgId, signal) => {
    const address = new URL(url);
    address.searchParams.set('orgId', orgId);
    const response = await fetch(address, { headers: key ? { authorization: `Bearer ${key}` } : {}, signal });
    if (!response.ok) throw new Error(`Snap 21 answered ${response.status}.`);
    return response.json();
  };
}
