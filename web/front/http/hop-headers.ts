import type { IncomingHttpHeaders } from 'node:http';

/** Belong to one connection (RFC 9110, 7.6.1); `expect` is handled by the server that reads it. */
const hopByHop = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'http2-settings', 'expect'],
]);

/** Headers that may be passed on: none of one connection's own, and none that `Connection` names. */
export function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.includes(name)));
}
