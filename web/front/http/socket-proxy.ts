import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { contentPath } from './content-proxy.ts';
import { withoutHops } from './hop-headers.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';
import { dispatched, serviceAgent } from './upstream.ts';

/**
 * How long a WebSocket's service may take for the handshake, and how long nothing may pass
 * afterwards: the content service pings every 25 s. Milliseconds.
 */
type SocketTimeouts = { handshake: number; silent: number };
const usualTimeouts: SocketTimeouts = { handshake: 10_000, silent: 120_000 };

/**
 * Joins a WebSocket's two ends once the content service has responded with 101; with any other
 * response none of the client's bytes reaches it. A client that sends more than the handshake
 * before the response is refused (RFC 6455, 4.1).
 */
export function proxyUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  origin: string,
  timeouts: SocketTimeouts = usualTimeouts,
): void {
  if (head.length > 0) {
    refuseUpgrade(socket, 400);
    return;
  }
  const requested = {
    origin: new URL(origin).origin,
    path: contentPath(request.url ?? ''),
    method: 'GET',
    headers: handshake(request),
    headersTimeout: timeouts.handshake,
    bodyTimeout: timeouts.handshake,
  };
  let isAnswered = false;
  const refuse = (status: number) => {
    if (!isAnswered) refuseUpgrade(socket, status);
    isAnswered = true;
  };
  serviceAgent.dispatch(
    { ...dispatched(requested), upgrade: 'websocket' },
    {
      onRequestStart: (controller) => void socket.once('close', () => controller.abort(new Error('The client left.'))),
      onRequestUpgrade: (_controller, _status, headers, upstream) => join(socket, upstream, headers, timeouts.silent),
      onResponseStart: (controller, status) => {
        if (status < 200) return;
        refuse(status);
        controller.abort(new Error(`The service answered ${status}.`));
      },
      onResponseError: () => refuse(502),
    },
  );
}

function join(socket: Duplex, upstream: Duplex, headers: IncomingHttpHeaders, silentMs: number): void {
  const close = () => {
    upstream.destroy();
    socket.destroy();
  };
  for (const end of [upstream, socket]) end.on('error', close).on('close', close);
  if ('setTimeout' in upstream && typeof upstream.setTimeout === 'function') upstream.setTimeout(silentMs, close);
  const own = Object.entries(headers).filter(([name]) => name.startsWith('sec-websocket-'));
  const lines = ['HTTP/1.1 101 Switching Protocols', 'Connection: Upgrade', 'Upgrade: websocket'];
  for (const [name, value] of own) lines.push(`${name}: ${value}`);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  upstream.pipe(socket).pipe(upstream);
}

/** The headers to pass on, without what a client claims about its sender and host: upgrades are not checked. */
function handshake({ headers }: IncomingMessage): IncomingHttpHeaders {
  const own = Object.entries(withoutHops(headers)).filter(
    ([name]) => !/^(?:forwarded$|x-forwarded-|x-real-ip$)/.test(name),
  );
  return { ...Object.fromEntries(own), 'x-forwarded-host': headers.host ?? '' };
}
