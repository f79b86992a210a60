import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect, isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectSecurely } from 'node:tls';
import { senderAddress } from '@/web/leads/sender.ts';
import { log, reason } from './log.ts';
import { jsonAnswer, plainAnswer } from './plain-answer.ts';

const prefix = '/lake';
/** Belong to one connection and are not passed on (RFC 9110, 7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];
const agent = new Agent({ keepAlive: true, keepAliveMsecs: 5_000 });

/** How long a service may be silent before its answer begins, milliseconds; an answer that has begun may pause, as streams of changes do. */
export type ProxyPatience = { read: number; write: number };
const usualPatience: ProxyPatience = { read: 10_000, write: 60_000 };

/** `body`: the request's, where it was read already. */
type Passing = { patience?: ProxyPatience; body?: Buffer };

/** Whether the content service answers this address. */
export const isContentPath = (url: string): boolean => url === prefix || /^\/lake[/?]/.test(url);

const inner = (url: string): string => url.slice(prefix.length).replace(/^(?!\/)/, '/');

/**
 * Passes a request on, body and answer streamed, Host and cookies as they came. 502 when nobody is there, 504 when somebody is
 * and stays silent; a write may have been taken then.
 */
export function proxyToContent(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  { patience = usualPatience, body }: Passing = {},
): void {
  const { secure, ...target } = targetOf(origin);
  const ask = secure ? httpsRequest : httpRequest;
  const options = { ...target, path: inner(request.url ?? ''), method: request.method, headers: passedOn(request) };
  const outgoing = ask({ ...options, ...(secure ? {} : { agent }) }, (incoming) => {
    outgoing.setTimeout(0);
    response.writeHead(incoming.statusCode ?? 502, withoutHops(incoming.headers));
    incoming.on('error', () => response.destroy());
    incoming.pipe(response);
  });
  let silent = false;
  outgoing.setTimeout(isReading(request) ? patience.read : patience.write, () => {
    silent = true;
    outgoing.destroy(new Error('no answer in time'));
  });
  outgoing.on('error', (error) => {
    if (response.headersSent) response.destroy();
    if (response.destroyed) return;
    // The service closed a kept connection while the request was on its way.
    if (outgoing.reusedSocket && isReading(request) && !silent)
      return proxyToContent(request, response, origin, { patience });
    log('warn', 'content-unreachable', { reason: reason(error) });
    tellUnavailable(request, response, silent ? 504 : 502);
  });
  response.on('close', () => outgoing.destroy());
  if (body) outgoing.end(body);
  else request.pipe(outgoing);
}

/** In words to a person who opens the sign-in form, whose browser asks again by itself; as JSON to a program. */
function tellUnavailable({ headers }: IncomingMessage, response: ServerResponse, status: 502 | 504): void {
  const error = { type: 'contentUnavailable', description: 'The content service does not answer.' };
  if (headers.accept?.includes('text/html')) plainAnswer(response, status, { Refresh: '5' });
  else jsonAnswer(response, status, { error });
}

/** May be asked twice, and has no body that is gone after the first time. */
const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/**
 * How long a WebSocket's service may take to answer the handshake, and how long nothing may pass afterwards: the content service pings every 25 s.
 * Milliseconds.
 */
export type SocketPatience = { handshake: number; silent: number };
const usualSocketPatience: SocketPatience = { handshake: 10_000, silent: 120_000 };

/** Joins a WebSocket's two ends byte by byte, over TLS to an https origin; the content service speaks the handshake. */
export function proxyUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  origin: string,
  patience: SocketPatience = usualSocketPatience,
): void {
  const { secure, ...target } = targetOf(origin);
  const joined = () => {
    upstream.write(handshake(request));
    if (head.length > 0) upstream.write(head);
    upstream.pipe(socket);
    socket.pipe(upstream);
  };
  const upstream = secure ? connectSecurely(target, joined) : connect(target, joined);
  const close = () => {
    upstream.destroy();
    socket.destroy();
  };
  for (const end of [upstream, socket]) end.on('error', close).on('close', close);
  upstream.setTimeout(patience.handshake, close);
  upstream.once('data', () => upstream.setTimeout(patience.silent));
}

/** The certificate is held to the service's own name: Node would take that of the shopper's Host header, which is passed on. */
function targetOf(origin: string) {
  const { protocol, hostname, port } = new URL(origin);
  const secure = protocol === 'https:';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return { secure, host, port: Number(port || (secure ? 443 : 80)), servername: isIP(host) ? '' : host };
}

/** The head as it came, but for what a stranger says of who he is and which host he asked. */
function handshake(request: IncomingMessage): string {
  const lines = [`${request.method} ${inner(request.url ?? '')} HTTP/1.1`];
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    if (/^x-forwarded-/i.test(request.rawHeaders[at] ?? '')) continue;
    lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
  }
  lines.push(`X-Forwarded-Host: ${request.headers.host ?? ''}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function passedOn(request: IncomingMessage): IncomingHttpHeaders {
  const headers = withoutHops(request.headers);
  headers['x-forwarded-for'] = senderAddress(request);
  headers['x-forwarded-host'] = request.headers.host ?? '';
  return headers;
}

function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}
