import type { IncomingMessage } from 'node:http';
import { networkOf } from '../../../node-service/client-network.ts';
import { badRequest } from '../problem.ts';

/** A request's target as an address; it may be anything that a stranger writes there. @throws Problem */
export function requestAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): URL {
  const address = url.startsWith('/') ? URL.parse(`http://content${url}`) : null;
  if (!address) throw badRequest('The address of the request cannot be read');
  return address;
}

function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/**
 * The host that the browser requested. A proxy on this machine may name it in `x-forwarded-host`.
 */
function publicHost(request: IncomingMessage): string {
  const forwarded = isLoopback(request.socket.remoteAddress) ? first(request.headers['x-forwarded-host']) : undefined;
  return (forwarded ?? request.headers.host ?? '').toLowerCase();
}

/** Did the browser come by https, by the header of a proxy on this machine? */
export function isSecure(request: IncomingMessage): boolean {
  return isLoopback(request.socket.remoteAddress) && first(request.headers['x-forwarded-proto']) === 'https';
}

/** Whom rate limits count. */
export const clientNetwork = (request: IncomingMessage): string => networkOf(clientAddress(request));

function clientAddress(request: IncomingMessage): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  const forwarded = isLoopback(direct) ? first(request.headers['x-forwarded-for']) : undefined;
  return forwarded?.split(',').at(-1)?.trim() || direct;
}

/** Does this absolute address belong to the host of the request? */
export function isSameHost(address: string | undefined, request: IncomingMessage): boolean {
  if (!address || !URL.canParse(address)) return false;
  const url = new URL(address);
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.host.toLowerCase() === publicHost(request);
}

/** A cookie proves nothing about who made the browser send it; the Origin header does. */
export function isSameOrigin(request: IncomingMessage): boolean {
  return isSameHost(request.headers.origin, request);
}
