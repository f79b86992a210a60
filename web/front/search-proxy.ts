import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { SearchedWords } from '@/domain/stock/search/search-phrase.ts';
import { log, reason } from './log.ts';
import { jsonAnswer } from './plain-answer.ts';
import { followAnswer, wordsOf } from './proxied-words.ts';

const prefix = '/stock-search';
/** A question of ten facets is 4 KB; nobody's is larger than this. */
const longestBody = 64 * 1024;
/** How long the search service may take, milliseconds. */
const patienceMs = 2_000;

/** Whether a visitor's browser speaks to the search service here (SRCH-27). */
export const isSearchPath = (url: string): boolean => /^\/stock-search[/?]/.test(url);

/** Searching is all that a browser may ask for, whatever its key allows: everything else of the service is not reached from here. */
const asked = /^\/(?:multi_search|collections\/[\w.-]+\/documents\/search)(?:\?|$)/;

/**
 * Passes a browser's search on to the search service, on the site's own host (SRCH-27). The key is the browser's: a scoped one from
 * `/api/stock-key`, which cannot be widened. 404 for anything but a search, 413 for a body that no page sends, 502 when nobody answers.
 * `searched` hears which words were searched.
 */
export async function proxySearch(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string | undefined,
  searched: (words: SearchedWords) => void = () => undefined,
): Promise<void> {
  const path = (request.url ?? '').slice(prefix.length);
  const { method = 'GET' } = request;
  if (!origin || !asked.test(path) || (method !== 'GET' && method !== 'POST')) return tell(response, 404, 'Not Found');
  const body = await bodyOf(request);
  if (body === null) return tell(response, 413, 'The request is too large.');
  const words = wordsOf(path, body);
  const target = new URL(origin);
  const ask = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const key = request.headers['x-typesense-api-key'];
  const outgoing = ask(
    {
      host: target.hostname,
      port: target.port,
      path: target.pathname.replace(/\/$/, '') + path,
      method,
      timeout: patienceMs,
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        ...(typeof key === 'string' && { 'x-typesense-api-key': key }),
      },
    },
    (incoming) => {
      const type = incoming.headers['content-type'] ?? 'application/json';
      response.writeHead(incoming.statusCode ?? 502, { 'content-type': type, 'cache-control': 'no-store' });
      incoming.on('error', () => response.destroy());
      if (words) followAnswer(incoming, words, searched);
      incoming.pipe(response);
    },
  );
  outgoing.on('timeout', () => outgoing.destroy(new Error(`nothing within ${patienceMs} ms`)));
  outgoing.on('error', (error) => {
    if (response.headersSent || response.destroyed) return void response.destroy();
    log('warn', 'search-unreachable', { reason: reason(error) });
    tell(response, 502, 'The search service does not answer.');
  });
  response.on('close', () => outgoing.destroy());
  outgoing.end(body);
}

/** Null when it is too large. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= longestBody) chunks.push(chunk as Buffer);
  }
  return size <= longestBody ? Buffer.concat(chunks) : null;
}

const tell = (response: ServerResponse, status: number, message: string): void =>
  jsonAnswer(response, status, { message });
