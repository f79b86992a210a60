import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Requests of one connection that may wait for the responses before theirs; browsers send none
 * ahead.
 */
const maxWaiting = 32;

type Line = { last: ServerResponse; waiting: number };
const lines = new WeakMap<Duplex, Line>();

/**
 * Calls `handle` for the requests of a connection one after the other, each once the response
 * before it is written: Node reads ahead, and a thousand of them at once would fill memory. A
 * connection that sends too many ahead is closed.
 */
export function inOrder<Request extends IncomingMessage, Response extends ServerResponse>(
  request: Request,
  response: Response,
  handle: (request: Request, response: Response) => void,
): void {
  const { socket } = request;
  // Read ahead of a response that closed the connection: its response would be lost, and it must
  // not be acted on.
  if (!socket.writable) return;
  const line = lines.get(socket);
  if (line) line.last = response;
  else lines.set(socket, { last: response, waiting: 0 });
  if (!line || response.socket) {
    handle(request, response);
    return;
  }
  line.waiting += 1;
  if (line.waiting > maxWaiting) return void socket.destroy();
  onSocket(response, () => {
    line.waiting -= 1;
    handle(request, response);
  });
}

/** The response to the request that came last on a connection. */
export const lastResponse = (socket: Duplex): ServerResponse | undefined => lines.get(socket)?.last;

export const isOwed = (response: ServerResponse | undefined): response is ServerResponse =>
  response !== undefined && !response.writableFinished;

/** Node gives the socket to a response when the one before it is written. */
export function onSocket(response: ServerResponse, act: () => void): void {
  if (response.socket) act();
  else response.once('socket', act);
}
