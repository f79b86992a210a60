import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Audience } from '@/domain/routes/route.ts';
import { roomOf } from '@/web/front/http/body-room.ts';
import { jsonResponse } from '@/web/front/http/plain-responses.ts';
import { newRenderRecord, recordRender } from '@/web/platform/render-record.ts';
import { addressHeader, isForeign, senderNetwork } from '@/web/platform/request-sender.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import type { NextHandler } from './next-render.ts';

/** What of a request's own headers a handler of Next may read; cookies only where the address is not public. */
const passed = [
  'host',
  'accept',
  'content-type',
  'user-agent',
  'x-forwarded-proto',
  'origin',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
] as const;

type Call = { target: string; slug: string; audience: Audience };

/**
 * Hands a request to a handler of Next's, `target` being the path under which Next routes it, and
 * lets the handler respond by itself. What changes something is refused when a browser sent it from
 * a page of another site.
 */
export async function callNext(
  next: NextHandler,
  request: IncomingMessage,
  response: ServerResponse,
  { target, slug, audience }: Call,
): Promise<void> {
  if (changes(request) && isCrossSite(request))
    return jsonResponse(response, 403, { error: 'This comes from another site.' });
  const { headers } = request;
  const sender = senderNetwork(request);
  const names = audience === 'public' ? passed : [...passed, 'cookie' as const];
  request.url = target;
  request.headers = {
    ...Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
    [siteHeader]: slug,
    [addressHeader]: sender,
  };
  if (audience !== 'public') response.setHeader('Cache-Control', 'private, no-store');
  completeHeaders(response);
  const call = (requested: IncomingMessage) =>
    recordRender(newRenderRecord(Date.now(), { path: target }), () => next(requested, response));
  if (!changes(request)) return call(request);
  const { room, max } = roomOf(target);
  try {
    await room.holdWhole(request, { site: slug, client: sender }, max, (body) => call(withBody(request, body)));
  } catch (error) {
    // A client that disconnected while sending its body waits for no response.
    if (request.complete) throw error;
  }
}

/** The request once more, with its body in memory. */
function withBody({ method, url, headers }: IncomingMessage, body: Buffer): IncomingMessage {
  const whole = new IncomingMessage(new Socket());
  Object.assign(whole, { method, url, headers: { ...headers, 'content-length': String(body.length) } });
  whole.push(body);
  whole.push(null);
  return whole;
}

const policyHeader = 'Content-Security-Policy';

/**
 * Sets what the handler left out when its response begins: the usual policy, since Next drops a
 * handler's header that is set already, and when to try again (RFC 9110, 15.6.4).
 */
function completeHeaders(response: ServerResponse): void {
  const usual = response.getHeader(policyHeader);
  const writeHead = response.writeHead.bind(response);
  response.removeHeader(policyHeader);
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (usual !== undefined && !response.hasHeader(policyHeader)) response.setHeader(policyHeader, usual);
    if (head[0] === 503 && !response.hasHeader('Retry-After')) response.setHeader('Retry-After', '1');
    return writeHead(...head);
  }) as typeof response.writeHead;
}

const changes = ({ method }: Pick<IncomingMessage, 'method'>): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * Browsers name the page's origin with every post; those that do not still state whether it is this
 * site's.
 */
export function isCrossSite({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers.origin !== undefined) return isForeign(headers.origin, headers.host);
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
