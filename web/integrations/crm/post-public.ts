import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { publicLookup } from '@/web/platform/public-address.ts';

export type PublicPost = { headers: Record<string, string>; body: string; signal: AbortSignal };

/**
 * Posts to an https address that content names, and resolves with the status of the response: a
 * redirect is one, and is not followed; the body is not read, however long it is. Rejects for an
 * address inside a private network, without a connection to it.
 */
export function postPublic(
  target: string,
  { headers, body, signal }: PublicPost,
  lookup: LookupFunction = publicLookup(),
): Promise<number> {
  const { hostname } = new URL(target);
  // A socket looks no plain address up.
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return Promise.reject(new Error('The lead system has no name.'));
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    // Of its own for each message: a reused connection would outlive what was checked.
    const agent = new Agent({ keepAlive: false, lookup });
    const outgoing = request(target, { method: 'POST', headers: { ...headers, ...length }, agent, signal });
    outgoing.on('response', (incoming) => {
      resolve(incoming.statusCode ?? 0);
      outgoing.destroy();
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
