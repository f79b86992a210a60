import type { IncomingMessage } from 'node:http';
import { networkOf } from '@/node-service/client-network.ts';

/**
 * Names the network address of the client to the app's own endpoints. The front sets it, whatever
 * the request carried.
 */
export const addressHeader = 'x-forecourt-address';

/** Whose request it is, once the front has put its true sender into X-Forwarded-For (web/front/http/proxy-trust.ts). */
export const senderAddress = ({ headers, socket }: IncomingMessage): string =>
  String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? '');

/** What a limit counts by. */
export const senderNetwork = (request: IncomingMessage): string => networkOf(senderAddress(request));

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
