import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Names the network address of the client to the app's own endpoints. The front sets it, whatever
 * the request carried.
 */
export const addressHeader = 'x-forecourt-address';

/** Whose request it is, once the front has put its true sender into X-Forwarded-For (web/front/http/proxy-trust.ts). */
export const senderAddress = ({ headers, socket }: IncomingMessage): string =>
  String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? '');

/**
 * What a limit counts by: an IPv4 address, or the /64 network of an IPv6 one, whose addresses one
 * household can choose from.
 */
export function senderNetwork(request: IncomingMessage): string {
  const address = senderAddress(request).replace(/^::ffff:(?=\d+\.)/i, '');
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

/** Whether a browser sent it from a page of another site. */
export function isForeign(origin: string | null | undefined, host: string | null | undefined): boolean {
  if (!origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Whether the browser came by https, as the proxy in front states. */
export const isSecure = ({ headers }: { headers: Pick<Headers, 'get'> }): boolean =>
  isHttps(headers.get('x-forwarded-proto'));

export const isHttps = (scheme: string | string[] | null | undefined): boolean =>
  String(scheme ?? '')
    .split(',')
    .at(-1)
    ?.trim() === 'https';
