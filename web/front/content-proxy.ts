import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { log, reason } from './log.ts';
import { jsonAnswer } from './plain-answer.ts';

const prefix = '/lake';
/** Belong to one connection and are not passed on (RFC 9110, 7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];
const agent = new Agent({ keepAlive: true, keepAliveMsecs: 5_000 });

/** Whether the content service answers this address. */
export const isContentPath = (url: string): boolean => url === prefix || /^\/lake[/?]/.test(url);

const inner = (url: string): string => url.slice(prefix.length).replace(/^(?!\/)/, '/');

/** Passes a request on, body and answer streamed, Host and cookies as they came; 502 as JSON when nobody is there. */
export function proxyToContent(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const target = new URL(origin);
  const ask = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const outgoing = ask(
    {
      host: target.hostname,
      port: target.port,
      path: inner(request.url ?? ''),
      method: request.method,
      headers: passedOn(request),
      ...(target.protocol === 'http:' ? { agent } : {}),
    },
    (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, withoutHops(incoming.headers));
      incoming.on('error', () => response.destroy());
      incoming.pipe(response);
    },
  );
  outgoing.on('error', (error) => {
    if (response.destroyed) return;
    log('warn', 'content-unreachable', { reason: reason(error) });
    jsonAnswer(response, 502, {
      error: { type: 'contentUnavailable', description: 'The content service does not answer.' },
    });
  });
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
}

/** Joins a WebSocket's two ends byte by byte; the content service speaks the handshake. */
export function proxyUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, origin: string): void {
  const target = new URL(origin);
  const upstream = connect(Number(target.port || 80), target.hostname, () => {
    upstream.write(handshake(request));
    if (head.length > 0) upstream.write(head);
    upstream.pipe(socket);
    socket.pipe(upstream);
  });
  const close = () => {
    upstream.destroy();
    socket.destroy();
  };
  for (const end of [upstream, socket]) end.on('error', close).on('close', close);
}

function handshake(request: IncomingMessage): string {
  const lines = [`${request.method} ${inner(request.url ?? '')} HTTP/1.1`];
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function passedOn(request: IncomingMessage): IncomingHttpHeaders {
  const headers = withoutHops(request.headers);
  headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  headers['x-forwarded-host'] = request.headers.host ?? '';
  return headers;
}

function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}
