import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { StockSource } from '@/domain/stock/sources/stock-source.ts';
import { isInside, publicLookup } from '@/web/platform/public-address.ts';
import {
  BoundedBytes,
  type Fetched,
  FetchFailed,
  type FetchLimits,
  tooLarge,
  unpacked,
  type Validators,
} from './fetched.ts';

const maxRedirects = 3;

export type UrlOrder = {
  source: Pick<StockSource, 'address' | 'user'>;
  secrets: { password?: string | undefined; token?: string | undefined };
  /** Null: the file is wanted whether it changed or not. */
  since: Validators | null;
  limits: FetchLimits;
  signal?: AbortSignal | undefined;
  lookup?: LookupFunction;
};

/**
 * Fetches a feed over https. Every address on the way, also one that a redirect names, is resolved and checked by the socket that connects to
 * it; what signs in is sent to the first origin alone. Rejects with FetchFailed.
 */
export async function fetchUrl(order: UrlOrder): Promise<Fetched> {
  const { limits, signal } = order;
  const late = AbortSignal.timeout(limits.timeoutMs);
  const ends = signal ? AbortSignal.any([signal, late]) : late;
  try {
    const response = await followed(order, ends);
    if (response.statusCode === 304 && order.since) return { kind: 'unchanged' };
    const { etag = '', 'last-modified': modified = '' } = response.headers;
    return { kind: 'file', bytes: await unpacked(await bodyOf(response, limits), limits), etag, modified };
  } catch (error) {
    if (error instanceof FetchFailed) throw error;
    if (late.aborted)
      throw new FetchFailed(`The server sent no whole file within ${limits.timeoutMs / 1_000} seconds.`);
    throw new FetchFailed(`The file could not be fetched: ${sentenceOf(error)}`);
  }
}

async function followed(order: UrlOrder, signal: AbortSignal): Promise<IncomingMessage> {
  const first = new URL(order.source.address);
  for (let url = first, redirects = 0; ; redirects += 1) {
    const response = await responseOf(order, url, url.origin === first.origin, signal);
    const { statusCode: status = 0, headers } = response;
    if (status === 200 || (status === 304 && order.since)) return response;
    response.destroy();
    const next = [301, 302, 303, 307, 308].includes(status) && headers.location && URL.parse(headers.location, url);
    if (!next) throw new FetchFailed(refusal(status));
    if (redirects === maxRedirects) throw new FetchFailed('The server redirects again and again.');
    if (url.protocol === 'https:' && next.protocol !== 'https:')
      throw new FetchFailed('The server redirects to an address that is not https.');
    url = next;
  }
}

function responseOf(
  { source, secrets, since, limits, lookup }: UrlOrder,
  url: URL,
  signsIn: boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!limits.allowPrivate && url.protocol !== 'https:') throw new FetchFailed('The address is not https.');
  if (!['https:', 'http:'].includes(url.protocol)) throw new FetchFailed('The address is not https.');
  // A socket looks no plain address up.
  if (!limits.allowPrivate && isIP(host) && isInside(host))
    throw new FetchFailed('The address is inside a private network.');
  const headers = {
    'user-agent': 'Forecourt stock import',
    'accept-encoding': 'gzip',
    ...(signsIn && since?.etag && { 'if-none-match': since.etag }),
    ...(signsIn && since?.modified && { 'if-modified-since': since.modified }),
    ...(signsIn && credentials(source.user, secrets)),
  };
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  const found = lookup ?? (limits.allowPrivate ? undefined : publicLookup());
  return new Promise((resolve, reject) => {
    // Of its own for each fetch: a connection that is shared would outlive what was checked.
    const options = { headers, signal, agent: false as const, ...(found && { lookup: found }) };
    send(url, options).on('response', resolve).on('error', reject).end();
  });
}

function credentials(user: string, { password, token }: UrlOrder['secrets']): { authorization?: string } {
  if (token) return { authorization: `Bearer ${token}` };
  if (user === '') return {};
  return { authorization: `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}` };
}

/** A connection that breaks before the end rejects: half a feed looks like one of which cars were sold. */
async function bodyOf(response: IncomingMessage, { maxBytes }: FetchLimits): Promise<Buffer> {
  const body = new BoundedBytes(maxBytes);
  if (Number(response.headers['content-length']) > maxBytes) {
    response.destroy();
    throw tooLarge(maxBytes);
  }
  for await (const chunk of response) body.add(chunk as Buffer);
  return body.all();
}

function refusal(status: number): string {
  if (status === 401 || status === 403) return `The server refused the user name or the password (${status}).`;
  if (status === 404 || status === 410) return `The server has no such file (${status}).`;
  return `The server responded with ${status}.`;
}

/** Messages of Node name the host and the port at most. */
const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
