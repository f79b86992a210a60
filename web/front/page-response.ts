import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { StoredPage } from './page-store.ts';
import { secureHeaders, strictTransport } from './secure-headers.ts';

type Encoding = 'br' | 'gzip' | '';
export type CacheState = 'hit' | 'miss' | 'stale' | 'bypass';

/** Sends a page in the best encoding that the client takes; 304 when it has it already, no body to HEAD. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  state: CacheState,
): void {
  // A header of a stranger's own making makes a difference to him alone: browsers take this one over https only.
  const transport = request.headers['x-forwarded-proto'] === 'https' ? strictTransport : [];
  if (page.status === 200 && isCurrent(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [
      'ETag',
      page.etag,
      'Cache-Control',
      state === 'stale' ? 'no-store' : 'public, max-age=0, must-revalidate',
      'Vary',
      'Accept-Encoding',
      'X-Cache',
      state,
      ...secureHeaders,
      ...policyOf(page),
      ...transport,
    ]);
    response.end();
    return;
  }
  const [encoding, body] = encoded(request.headers['accept-encoding'] ?? '', page);
  const headers = headersOf(page, body, encoding, state);
  response.writeHead(page.status, transport.length > 0 ? [...headers, ...transport] : headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What a stored page was sent with before, by encoding: a hit makes no list of its own. */
const hits = new WeakMap<StoredPage, Partial<Record<Encoding, string[]>>>();

function headersOf(page: StoredPage, body: Buffer, encoding: Encoding, state: CacheState): string[] {
  if (state !== 'hit') return allHeaders(page, body, encoding, state);
  let known = hits.get(page);
  if (!known) {
    known = {};
    hits.set(page, known);
  }
  known[encoding] ??= allHeaders(page, body, encoding, state);
  return known[encoding];
}

function allHeaders(page: StoredPage, body: Buffer, encoding: Encoding, state: CacheState): string[] {
  const own = state === 'stale' ? withoutCaching(page.headers) : page.headers;
  const headers = [...own, 'ETag', page.etag, 'Vary', 'Accept-Encoding', 'X-Cache', state];
  if (encoding) headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(body.length));
  return headers;
}

/** A cache in front of ours must not keep, once more, what a purge took from it. */
function withoutCaching(headers: readonly string[]): string[] {
  const kept = ['Cache-Control', 'no-store'];
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2);
    if (name !== 'Cache-Control' && name !== 'Cache-Tag') kept.push(name, value);
  }
  return kept;
}

/** A 304 replaces the headers of the copy that the browser has: the policy must be the page's. */
function policyOf({ headers }: StoredPage): readonly string[] {
  const at = headers.indexOf('Content-Security-Policy');
  return at < 0 ? [] : headers.slice(at, at + 2);
}

/** Weak comparison, as If-None-Match asks for (RFC 9110, 13.1.2). */
export function isCurrent(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

function encoded(accepts: string, page: StoredPage): [Encoding, Buffer] {
  if (acceptsEncoding(accepts, 'br')) return ['br', page.brotli];
  if (acceptsEncoding(accepts, 'gzip')) return ['gzip', page.gzip];
  return ['', gunzipSync(page.gzip)];
}

/** Whether an Accept-Encoding header names this coding without refusing it by `q=0`. */
export function acceptsEncoding(header: string, coding: 'br' | 'gzip'): boolean {
  const at = header.indexOf(coding);
  if (at < 0) return false;
  return !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(header.slice(at + coding.length));
}
