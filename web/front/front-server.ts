import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { sendUnreadable } from '@/web/front/http/client-error.ts';
import { isContentPath } from '@/web/front/http/content-proxy.ts';
import { inOrder, isOwed, lastResponse } from '@/web/front/http/in-order.ts';
import { guarded } from '@/web/front/http/last-resort.ts';
import { plainPage } from '@/web/front/http/plain-responses.ts';
import { refuseUpgrade } from '@/web/front/http/refuse-upgrade.ts';
import { bringsBody, isAmbiguous } from '@/web/front/http/request-framing.ts';
import { requestTarget } from '@/web/front/http/request-path.ts';
import { proxyUpgrade } from '@/web/front/http/socket-proxy.ts';
import { UnreadResponses } from '@/web/front/http/unread-responses.ts';
import type { Front } from './front.ts';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown;

type Upgrades = {
  contentUrl: string | undefined;
  /** Next's own, for its development tools; null in production. */
  next: Upgrade | null;
};

/**
 * How long a request may take to arrive, milliseconds; `upload` is for the content path, by which
 * staff upload 25 MB.
 */
type ArrivalLimits = {
  head: number;
  body: number;
  upload: number;
  lookEvery: number;
  /** How long nothing may pass on a connection either way: a response that its client does not read stays in memory. */
  silent: number;
  /** Bytes of responses that wait for slow readers, over all connections; 128 MB unless set. */
  unread?: number;
};
const usualLimits: ArrivalLimits = { head: 10_000, body: 20_000, upload: 300_000, lookEvery: 2_000, silent: 120_000 };

/**
 * The server of the web port: handles the requests of a connection in order, and responds with 500
 * when a handler throws.
 */
export function frontServer(
  front: Pick<Front, 'handle'>,
  upgrades: Upgrades,
  limits: ArrivalLimits = usualLimits,
): Server {
  const unread = new UnreadResponses(limits.unread);
  const onRequest = guarded(
    'request',
    (request: IncomingMessage, response: ServerResponse) => {
      unread.count();
      if (isAmbiguous(request) || isUpgrade(request)) return plainPage(response, 400, { Connection: 'close' });
      // Node reads nothing more of a connection after a request that it did not upgrade.
      if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
      endSlowBody(request, response, limits.body);
      dropRest(request, response, isContentPath(request.url ?? '') ? limits.body : restMs);
      front.handle(request, response);
    },
    (_request, response) => plainPage(response, 500),
  );
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: limits.head,
      requestTimeout: limits.upload,
      connectionsCheckingInterval: limits.lookEvery,
      shouldUpgradeCallback: (request) => mayUpgrade(request, upgrades),
    },
    (request, response) => inOrder(request, response, onRequest),
  );
  server.timeout = limits.silent;
  server.on('connection', (socket) => unread.watch(socket));
  server.on('close', () => unread.close());
  server.on('clientError', sendUnreadable);
  server.on(
    'upgrade',
    guarded('upgrade', upgradeTo(upgrades), (_request, socket) => socket.destroy()),
  );
  return server;
}

/** A form sent byte by byte would hold its connection, and what waits for its end. */
function endSlowBody(request: IncomingMessage, response: ServerResponse, ms: number): void {
  const { method, url = '' } = request;
  if (method === 'GET' || method === 'HEAD' || isContentPath(url)) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, ms).unref();
  response.once('close', () => clearTimeout(timer));
}

/**
 * Milliseconds for what still arrives after the response is sent. A refused upload has as long as a
 * form, or the reason would not be read.
 */
const restMs = 2_000;

/**
 * A response may be sent before its request was read; the rest is discarded, or it would precede
 * the connection's next request.
 */
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

const isUpgrade = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/**
 * A request to upgrade the connection to anything else is handled as a plain request
 * (RFC 9110, 7.8).
 */
function mayUpgrade(request: IncomingMessage, { contentUrl, next }: Upgrades): boolean {
  const { method, url = '', socket } = request;
  if (method !== 'GET' || !isUpgrade(request) || isAmbiguous(request) || isOwed(lastResponse(socket))) return false;
  if (requestTarget(url).kind !== 'normal') return false;
  return next !== null || (contentUrl !== undefined && isContentPath(url));
}

function upgradeTo({ contentUrl, next }: Upgrades): Upgrade {
  return (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (contentUrl && isContentPath(request.url ?? '')) return proxyUpgrade(request, socket, head, contentUrl);
    return next ? next(request, socket, head) : refuseUpgrade(socket, 400);
  };
}
