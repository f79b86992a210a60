import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Audience } from '@/domain/site/routes/route.ts';
import { addressHeader, isForeign, senderNetwork } from '@/web/leads/sender.ts';
import { roomOf } from './body-room.ts';
import type { NextHandler } from './next-render.ts';
import { jsonAnswer } from './plain-answer.ts';
import { newRenderRecord, recordRender } from './render-record.ts';
import { siteHeader } from './site-header.ts';

/** What of a request's own headers a handler of Next may read; cookies only where the address is not public. */
const passed = [
  'host',
  'accept',
  'content-type',
  'content-length',
  'transfer-encoding',
  'user-agent',
  'x-forwarded-proto',
  'origin',
] as const;

type Call = { target: string; slug: string; audience: Audience };

/**
 * Hands a request to a handler of Next's, `target` being the path under which Next knows it, and lets the handler answer by itself. What
 * changes something is refused when a browser sent it from a page of another site.
 */
export async function callNext(
  next: NextHandler,
  request: IncomingMessage,
  response: ServerResponse,
  { target, slug, audience }: Call,
): Promise<void> {
  if (changes(request) && isCrossSite(request))
    return jsonAnswer(response, 403, { error: 'This comes from another site.' });
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
  letOwnPolicyStand(response);
  const call = (asked: IncomingMessage) =>
    recordRender(newRenderRecord(Date.now(), { path: target }), () => next(asked, response));
  if (!changes(request)) return call(request);
  const { room, most } = roomOf(target);
  try {
    await room.hold(request, most, (body) => call(withBody(request, body)));
  } catch (error) {
    // Who left, or was cut, amid his body waits for no answer.
    if (request.complete) throw error;
  }
}

/** The request once more, with its body in memory. */
function withBody({ method, url, headers }: IncomingMessage, body: Buffer): IncomingMessage {
  const whole = new IncomingMessage(new Socket());
  const { 'transfer-encoding': _, ...others } = headers;
  Object.assign(whole, { method, url, headers: { ...others, 'content-length': String(body.length) } });
  whole.push(body);
  whole.push(null);
  return whole;
}

const policyHeader = 'Content-Security-Policy';

/** Next drops a header of a handler's that stands already: the usual policy comes last, and only where the handler brought none. */
function letOwnPolicyStand(response: ServerResponse): void {
  const usual = response.getHeader(policyHeader);
  if (usual === undefined) return;
  const writeHead = response.writeHead.bind(response);
  response.removeHeader(policyHeader);
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (!response.hasHeader(policyHeader)) response.setHeader(policyHeader, usual);
    return writeHead(...head);
  }) as typeof response.writeHead;
}

const changes = ({ method }: Pick<IncomingMessage, 'method'>): boolean => method !== 'GET' && method !== 'HEAD';

/** Browsers name the page's origin with every post; those that do not say at least whether it is this site's. */
export function isCrossSite({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers.origin !== undefined) return isForeign(headers.origin, headers.host);
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
