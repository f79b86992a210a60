import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { publicLookup } from '@/web/platform/public-address.ts';

export type PublicPost = { headers: Record<string, string>; body: string; signal: AbortSignal };

/**
 * Posts to an https address from content and resolves with the response's status. Redirects are not
 * followed, and the body is not read. Rejects for an address in a private network, without
 * connecting.
 */
export function postPublic(
  target: string,
  { headers, body, signal }: PublicPost,
  lookup: LookupFunction = publicLookup(),
): Promise<number> {
  const { hostname } = new URL(target);
  // For an IP address no lookup would run, and so no check.
  if (isIP(hostname.replace(/^\[|\]$/g, '')))
    return Promise.reject(new Error('A lead system must be named by host, not by IP address.'));
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    // A new agent for each message: a reused connection would skip the check.
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
