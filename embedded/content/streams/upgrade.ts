import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Caller } from '../access/caller.ts';
import { isSameOrigin, requestAddress } from '../http/address.ts';
import { splitVersion } from '../http/route.ts';
import { guarded } from '../log.ts';
import { Problem } from '../problem.ts';
import { limits } from '../query/limits.ts';
import type { Service } from '../service.ts';
import { publishedId } from '../store/document-id.ts';
import { acceptMux } from './mux.ts';
import { Presence } from './presence.ts';

const PING_MILLISECONDS = 25_000;

/** Milliseconds in which a client that was refused may close its connection itself. */
const REFUSED_MILLISECONDS = 1_000;

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), REFUSED_MILLISECONDS).unref();
}

/** Null for an address that cannot be read. */
function pathOf(request: IncomingMessage): string | null {
  try {
    return splitVersion(requestAddress(request).pathname).path;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Browsers send cookies with any site's WebSocket: only the Origin shows whose page it is. */
function callerOf(service: Service, request: IncomingMessage): Caller | undefined {
  try {
    const caller = service.callers.identify(request);
    if (caller.kind === 'token') return caller;
    return caller.kind === 'session' && isSameOrigin(request) ? caller : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A peer that does not return a ping before the next one is gone, whatever the state of its TCP
 * connection.
 */
function pingSockets(sockets: WebSocketServer): NodeJS.Timeout {
  const answered = new WeakSet<WebSocket>();
  sockets.on('connection', (socket: WebSocket) => {
    answered.add(socket);
    socket.on('pong', () => answered.add(socket));
    socket.on('error', () => socket.terminate());
  });
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!answered.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, PING_MILLISECONDS);
  return timer.unref();
}

/** How many sockets each caller has open, up to a bound. */
class OpenSockets {
  readonly #counts = new Map<string, number>();

  add(caller: string): boolean {
    const count = this.#counts.get(caller) ?? 0;
    if (count < limits.sockets) this.#counts.set(caller, count + 1);
    return count < limits.sockets;
  }

  remove(caller: string): void {
    const count = this.#counts.get(caller) ?? 0;
    if (count > 1) this.#counts.set(caller, count - 1);
    else this.#counts.delete(caller);
  }
}

/** The sockets that each session has open: they are closed when it ends, whatever passes over them. */
class SocketsOfSessions {
  readonly #open = new Map<string, Set<WebSocket>>();

  add(session: string, socket: WebSocket): void {
    const all = this.#open.get(session) ?? new Set();
    this.#open.set(session, all.add(socket));
    socket.once('close', () => {
      all.delete(socket);
      if (all.size === 0 && this.#open.get(session) === all) this.#open.delete(session);
    });
  }

  end(session: string): void {
    for (const socket of this.#open.get(session) ?? []) {
      socket.close(1008, 'the session has ended');
      setTimeout(() => socket.terminate(), REFUSED_MILLISECONDS).unref();
    }
  }
}

/** Attaches `/_mux` and `/socket/:dataset`; returns the function that closes all sockets. */
export function attachSockets(server: Server, service: Service): () => void {
  // One message in a turn of the loop: what others sent meanwhile comes between two of them.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024, allowSynchronousEvents: false });
  const presence = new Presence({
    managesEverything: (caller) => service.access.of(caller).managesEverything,
    worksOn: (caller, id) => service.access.of(caller).worksOn(publishedId(id)),
  });
  const open = new OpenSockets();
  const ofSessions = new SocketsOfSessions();
  service.sessions.onEnd((session) => ofSessions.end(session));
  const timer = pingSockets(sockets);
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const path = pathOf(request);
    if (path === null) return refuse(socket, 400);
    const isMux = path === '/_mux';
    if (!isMux && path !== `/socket/${service.setup.dataset}`) return refuse(socket, 404);
    const caller = callerOf(service, request);
    // Presence is per person, so a token is not a member; a mux lane can bring a token of its own.
    if (!caller) return refuse(socket, 401);
    if (!open.add(caller.id)) return refuse(socket, 429);
    socket.once('close', () => open.remove(caller.id));
    sockets.handleUpgrade(request, socket, head, (accepted) => {
      sockets.emit('connection', accepted, request);
      const session = service.callers.sessionOf(request);
      if (session !== null) ofSessions.add(session, accepted);
      if (isMux) acceptMux(service, accepted, request);
      else presence.accept(accepted, caller);
    });
  };
  server.on(
    'upgrade',
    guarded('upgrade', upgrade, (_request, socket) => socket.destroy()),
  );
  return () => {
    clearInterval(timer);
    for (const socket of sockets.clients) socket.close(1001, 'the service is stopping');
  };
}
