import type { Duplex } from 'node:stream';
import { isOwed, lastResponse, onSocket } from './in-order.ts';

const responses: Record<string, [status: string, words: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The address or the cookies of this request are too long.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

/**
 * Responds with text to what Node could not read as a request; Node's own response has no body, and
 * browsers then show an error of theirs. Waits until the requests before it have their responses,
 * and ends the connection.
 */
export function sendUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const last = lastResponse(socket);
  const [status, copy] = responses[error.code ?? ''] ?? [
    '400 Bad Request',
    'This is no HTTP request that can be read.',
  ];
  const end = () => {
    const headers = `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${copy.length}\r\nConnection: close`;
    // A server's sockets may stay half open: one that sends no end of its own would be held for ever.
    if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${copy}`, () => socket.destroy());
  };
  if (!last || (last.req.complete && !isOwed(last))) end();
  else if (last.req.complete) last.once('close', end);
  // Its own body is what cannot be read: it gets one response.
  else if (!last.headersSent) onSocket(last, () => (last.headersSent ? socket.destroy() : end()));
  else if (isOwed(last)) last.once('close', () => socket.destroy());
  else socket.destroy();
}
