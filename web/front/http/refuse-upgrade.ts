import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** For the other side to hang up by itself, milliseconds: one that does not would hold its socket for good. */
const lingerMs = 1_000;

/** Responds to a request for a WebSocket that does not become one, and ends its connection. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
