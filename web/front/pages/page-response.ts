import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptsEncoding, isCurrent } from '@/web/front/http/negotiation.ts';
import { secureHeaders, strictTransport } from '@/web/front/http/secure-headers.ts';
import type { StoredPage } from './page-store.ts';
import { plainBodies, plainLength } from './plain-bodies.ts';

type Encoding = 'br' | 'gzip' | '';
type CacheState = 'hit' | 'miss' | 'stale' | 'bypass';

/** Sends a page in the best encoding that the client takes; 304 when it has it already, no body to HEAD. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  state: CacheState,
): void {
  // A forged header changes its sender's own response alone: browsers take this one over https only.
  const transport = request.headers['x-forwarded-proto'] === 'https' ? strictTransport : [];
  if (page.status === 200 && isCurrent(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [
      'ETag',
      page.etag,
      'Cache-Control',
      state === 'stale' ? 'no-store' : headerOf(page, 'Cache-Control'),
      'Vary',
      'Accept-Encoding',
      'X-Cache',
      state,
      ...secureHeaders,
      'Content-Security-Policy',
      headerOf(page, 'Content-Security-Policy'),
      ...transport,
    ]);
    response.end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  const headers = headersOf(page, encoding, state);
  response.writeHead(page.status, transport.length > 0 ? [...headers, ...transport] : headers);
  if (request.method === 'HEAD') response.end();
  else if (encoding === 'br') response.end(page.brotli);
  else if (encoding === 'gzip') response.end(page.gzip);
  else
    plainBodies.of(page).then(
      (body) => response.end(body),
      () => response.destroy(),
    );
}

/** What a stored page was sent with before, by encoding: a hit makes no list of its own. */
const hits = new WeakMap<StoredPage, Partial<Record<Encoding, string[]>>>();

function headersOf(page: StoredPage, encoding: Encoding, state: CacheState): string[] {
  if (state !== 'hit') return allHeaders(page, encoding, state);
  let existing = hits.get(page);
  if (!existing) {
    existing = {};
    hits.set(page, existing);
  }
  existing[encoding] ??= allHeaders(page, encoding, state);
  return existing[encoding];
}

function allHeaders(page: StoredPage, encoding: Encoding, state: CacheState): string[] {
  const own = state === 'stale' ? withoutCaching(page.headers) : page.headers;
  const headers = [...own, 'ETag', page.etag, 'Vary', 'Accept-Encoding', 'X-Cache', state];
  if (encoding) headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(lengthOf(page, encoding)));
  return headers;
}

/** A cache in front of this one must not store again what a purge removed from it. */
function withoutCaching(headers: readonly string[]): string[] {
  const noStore = ['Cache-Control', 'no-store'];
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2);
    if (name !== 'Cache-Control' && name !== 'Cache-Tag') noStore.push(name, value);
  }
  return noStore;
}

function lengthOf(page: StoredPage, encoding: Encoding): number {
  if (encoding === '') return plainLength(page);
  return (encoding === 'br' ? page.brotli : page.gzip).length;
}

/** A 304 replaces the headers of the copy that the browser has: they must be the page's. */
function headerOf({ headers }: StoredPage, name: string): string {
  const at = headers.indexOf(name);
  return at < 0 ? '' : (headers[at + 1] ?? '');
}

function encodingFor(accepts: string): Encoding {
  if (acceptsEncoding(accepts, 'br')) return 'br';
  return acceptsEncoding(accepts, 'gzip') ? 'gzip' : '';
}
