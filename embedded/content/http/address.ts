import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
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

/** Whom rate limits count: an IPv4 address, or the network of an IPv6 one, whose 2^64 addresses are one household's to choose from. */
export function clientNetwork(request: IncomingMessage): string {
  const address = clientAddress(request).replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = (part = '') =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16).toString(16));
  const [first, last] = [groups(head), groups(tail)];
  const between = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: between }, () => '0'), ...last];
}

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
