import type { IncomingMessage } from 'node:http';

/** Tells the app's own endpoints whose address asked. The front sets it, whatever the request said. */
export const addressHeader = 'x-forecourt-address';

/** Whose request it is, once the front has put its true sender into X-Forwarded-For (web/front/proxy-trust.ts). */
export const senderAddress = ({ headers, socket }: IncomingMessage): string =>
  String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? '');

/** Whether a browser sent it from a page of another site. */
export function isForeign(origin: string | null | undefined, host: string | null | undefined): boolean {
  if (!origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Whether the browser reached us by https, as the proxy in front says. */
export const isSecure = ({ headers }: Request): boolean =>
  headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
