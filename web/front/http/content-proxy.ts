import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { log, reason } from '@/web/platform/log.ts';
import { senderAddress } from '@/web/platform/request-sender.ts';
import { withoutHops } from './hop-headers.ts';
import { jsonResponse, plainPage } from './plain-responses.ts';
import { bringsBody } from './request-framing.ts';
import { requestService, statusOfFailure } from './upstream.ts';

const prefix = '/lake';

/**
 * How long a service may be silent before its response begins, milliseconds; a response that has
 * begun may pause, as streams of changes do.
 */
type ProxyTimeouts = { read: number; write: number };
const usualTimeouts: ProxyTimeouts = { read: 10_000, write: 60_000 };

/** `body`: the request's, where it was read already. */
type Options = { timeouts?: ProxyTimeouts; body?: Buffer };

/** Whether the content service serves this address. */
export const isContentPath = (url: string): boolean => url === prefix || /^\/lake[/?]/.test(url);

/** The content service's own path of such an address. */
export const contentPath = (url: string): string => url.slice(prefix.length).replace(/^(?!\/)/, '/');

/**
 * Passes a request on; body and response are streamed, Host and cookies pass unchanged. 502 when
 * the service refuses the connection, 504 when it connects and stays silent; a write may have been
 * stored then.
 */
export async function proxyToContent(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  { timeouts = usualTimeouts, body }: Options = {},
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const { method = 'GET', url = '' } = request;
  const sent = body ?? streamOf(request);
  const requested = {
    origin: new URL(origin).origin,
    path: contentPath(url),
    method,
    headers: passedOn(request, sent),
    body: sent,
    headersTimeout: method === 'GET' || method === 'HEAD' ? timeouts.read : timeouts.write,
    bodyTimeout: 0,
  };
  try {
    const result = await requestService(requested, gone.signal);
    response.writeHead(result.statusCode, { 'cache-control': 'no-store', ...withoutHops(result.headers) });
    await pipeline(result.body, response);
  } catch (error) {
    if (response.headersSent) response.destroy();
    if (response.destroyed) return;
    const status = statusOfFailure(error);
    log('warn', 'content-unreachable', { reason: reason(error), status });
    sendUnavailable(request, response, status);
  }
}

/**
 * undici destroys a body that it does not read to the end: of the request itself, its connection
 * would go before the response.
 */
function streamOf(request: IncomingMessage): Readable | undefined {
  return bringsBody(request) ? request.pipe(new PassThrough()) : undefined;
}

/**
 * Text for a person who opens the sign-in form, whose browser retries by itself; JSON for a
 * program.
 */
function sendUnavailable({ headers }: IncomingMessage, response: ServerResponse, status: 400 | 502 | 504): void {
  const error = { type: 'contentUnavailable', description: 'The content service does not answer.' };
  if (status === 400) plainPage(response, 400);
  else if (headers.accept?.includes('text/html')) plainPage(response, status, { Refresh: '5' });
  else jsonResponse(response, status, { error });
}

/**
 * What proxies state of a request; of these the front has checked the ones of `ProxyTrust`, and the
 * rest are claims.
 */
const claims = /^(?:forwarded|x-real-ip|x-forwarded-(?!proto$).*)$/;

function passedOn(request: IncomingMessage, body: Buffer | Readable | undefined): IncomingHttpHeaders {
  const { host = '' } = request.headers;
  const headers: IncomingHttpHeaders = Object.fromEntries(
    Object.entries(withoutHops(request.headers)).filter(([name]) => !claims.test(name)),
  );
  if (!body) delete headers['content-length'];
  return { ...headers, host, 'x-forwarded-for': senderAddress(request), 'x-forwarded-host': host };
}
