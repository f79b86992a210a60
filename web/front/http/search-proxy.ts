import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { SearchedWords } from '@/domain/stock/search/search-phrase.ts';
import { boundedBody } from '@/web/platform/bounded-body.ts';
import { log, reason } from '@/web/platform/log.ts';
import { jsonResponse } from './plain-responses.ts';
import { followResponse, wordsOf } from './proxied-words.ts';
import { requestService } from './upstream.ts';

const prefix = '/stock-search';
/** A search with ten facets is 4 KB; none is larger than this. */
const maxBodyBytes = 64 * 1024;
/** How long the search service may be silent, milliseconds. */
const timeoutMs = 2_000;

/** Whether the address is the search service's, by which a visitor's browser searches (SRCH-27). */
export const isSearchPath = (url: string): boolean => /^\/stock-search[/?]/.test(url);

/**
 * Searching is all that a browser may request, whatever its key allows: everything else of the
 * service is not reached from here.
 */
const searchPath = /^\/(?:multi_search|collections\/[\w.-]+\/documents\/search)(?:\?|$)/;

/**
 * Passes a browser's search on to the search service, on the site's own host (SRCH-27). The key is
 * the browser's: a scoped one from `/api/stock-key`, which cannot be widened. 404 for anything but
 * a search, 413 for a body that no page sends, 502 without a response. `searched` gets the text
 * that was searched.
 */
export async function proxySearch(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string | undefined,
  searched: (text: SearchedWords) => void = () => undefined,
): Promise<void> {
  const path = (request.url ?? '').slice(prefix.length);
  const { method = 'GET', headers } = request;
  if (!origin || !searchPath.test(path) || (method !== 'GET' && method !== 'POST'))
    return respond(response, 404, 'Not Found');
  const body = await boundedBody(request, maxBodyBytes);
  if (body === null) return respond(response, 413, 'The request is too large.');
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const target = new URL(origin);
  const key = headers['x-typesense-api-key'];
  try {
    const found = await requestService(
      {
        origin: target.origin,
        path: target.pathname.replace(/\/$/, '') + path,
        method,
        headers: { 'content-type': 'application/json', ...(typeof key === 'string' && { 'x-typesense-api-key': key }) },
        body: body.length > 0 ? body : undefined,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      },
      gone.signal,
    );
    const type = String(found.headers['content-type'] ?? 'application/json');
    response.writeHead(found.statusCode, { 'content-type': type, 'cache-control': 'no-store' });
    const text = found.statusCode === 200 ? wordsOf(path, body) : null;
    if (text) followResponse(found.body, text, searched);
    await pipeline(found.body, response);
  } catch (error) {
    if (response.headersSent) response.destroy();
    if (response.destroyed) return;
    log('warn', 'search-unreachable', { reason: reason(error) });
    respond(response, 502, 'The search service does not answer.');
  }
}

const respond = (response: ServerResponse, status: number, message: string): void =>
  jsonResponse(response, status, { message });
