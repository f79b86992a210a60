import type { IncomingMessage } from 'node:http';
import type { ProxyTrust } from './proxy-trust.ts';

/** Programs that call themselves what they are. */
const program = /bot|crawl|spider|slurp|preview|monitor|lighthouse|curl|wget|python|java\/|go-http|axios|node/i;

/** The sender's address, which distinguishes shoppers; null for programs and for what a browser fetches ahead. */
export function shopperOf(
  { method, headers, socket }: IncomingMessage,
  { proxies }: { proxies: ProxyTrust },
): string | null {
  const agent = headers['user-agent'] ?? '';
  const isAhead = /prefetch/.test(`${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`);
  if (method === 'HEAD' || agent === '' || isAhead || program.test(agent)) return null;
  return proxies.senderOf(socket.remoteAddress, headers['x-forwarded-for']?.toString());
}

/** Sessions of staff, at the desk and in the studio. */
const staffCookie = /(?:^|;\s*)(?:__Host-)?forecourt_(?:desk|session_\d+)=/;

/** Whether staff sent it: what they look at is not a shopper's visit. */
export const isStaff = ({ headers }: IncomingMessage): boolean => staffCookie.test(headers.cookie ?? '');
