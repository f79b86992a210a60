import type { Snap21Provider } from '@/domain/reviews/snap21.ts';

/** Asks Snap 21 itself, `GET <url>?orgId=`; rejects when it refuses, and when its answer is no JSON. */
export function httpSnap21(url: string, key: string | undefined): Snap21Provider {
  return async (orgId, signal) => {
    const address = new URL(url);
    address.searchParams.set('orgId', orgId);
    const answer = await fetch(address, { headers: key ? { authorization: `Bearer ${key}` } : {}, signal });
    if (!answer.ok) throw new Error(`Snap 21 answered ${answer.status}.`);
    return answer.json();
  };
}
