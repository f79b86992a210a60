import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerUnreadable } from './client-error.ts';
import { isContentPath, proxyUpgrade } from './content-proxy.ts';
import type { Front } from './front.ts';
import { guarded } from './last-resort.ts';
import { plainAnswer } from './plain-answer.ts';
import { requestTarget } from './request-path.ts';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown;

export type Upgrades = {
  contentUrl: string | undefined;
  /** Next's own, for its development tools; null in production. */
  next: Upgrade | null;
};

/** How long a request may take to arrive, milliseconds. A shopper's largest form is 64 KB; staff upload 25 MB by the content path. */
export type ArrivalLimits = {
  head: number;
  body: number;
  upload: number;
  lookEvery: number;
  /** How long nothing may pass on a connection either way: who asks and does not read what he gets holds it in memory. */
  silent: number;
};
const usualLimits: ArrivalLimits = { head: 10_000, body: 20_000, upload: 300_000, lookEvery: 2_000, silent: 120_000 };

/** The web port: every request and upgrade that comes in, each with a last resort. */
export function frontServer(
  front: Pick<Front, 'handle'>,
  upgrades: Upgrades,
  limits: ArrivalLimits = usualLimits,
): Server {
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: limits.head,
      requestTimeout: limits.upload,
      connectionsCheckingInterval: limits.lookEvery,
    },
    guarded(
      'request',
      (request: IncomingMessage, response: ServerResponse) => {
        if (hasHosts(request)) return plainAnswer(response, 400, { Connection: 'close' });
        endSlowBody(request, response, limits.body);
        dropRest(request, response, isContentPath(request.url ?? '') ? limits.body : restMs);
        front.handle(request, response);
      },
      (_request, response) => plainAnswer(response, 500),
    ),
  );
  server.timeout = limits.silent;
  server.on('clientError', answerUnreadable);
  server.on(
    'upgrade',
    guarded('upgrade', upgradeTo(upgrades), (_request, socket) => socket.destroy()),
  );
  return server;
}

/** Several Host headers (RFC 9112, 3.2): Node takes the first, a cache in front may take another, and keep one dealer's page for the other. */
function hasHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Who sends a form byte by byte holds a connection and whatever waits for the end of it. */
function endSlowBody(request: IncomingMessage, response: ServerResponse, ms: number): void {
  const { method, url = '' } = request;
  if (method === 'GET' || method === 'HEAD' || isContentPath(url)) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, ms).unref();
  response.once('close', () => clearTimeout(timer));
}

/** Without either header a request ends with its head (RFC 9112, 6.3). */
const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** For what is still on its way when the answer is out, milliseconds; uploads that are refused have as long as a form, or nobody would read why. */
const restMs = 2_000;

/** What an answer did not wait for is thrown away: it would stand before the next request of the connection. */
function dropRest(request: IncomingMessage, response: ServerResponse, ms: number): void {
  if (!bringsBody(request)) return;
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, ms).unref();
  });
}

/** For who was refused to hang up by himself, milliseconds. */
const refusedMs = 1_000;

function upgradeTo({ contentUrl, next }: Upgrades): Upgrade {
  return (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const url = request.url ?? '';
    if (requestTarget(url).kind !== 'normal' || hasHosts(request)) return refuse(socket);
    if (contentUrl && isContentPath(url)) return proxyUpgrade(request, socket, head, contentUrl);
    return next ? next(request, socket, head) : refuse(socket);
  };
}

/** Who was refused and does not hang up by himself would hold his socket for good. */
function refuse(socket: Duplex): void {
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  setTimeout(() => socket.destroy(), refusedMs).unref();
}
