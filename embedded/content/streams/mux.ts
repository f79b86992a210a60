import type { IncomingMessage } from 'node:http';
import type { RawData, WebSocket } from 'ws';
import type { Caller } from '../access/caller.ts';
import { splitVersion } from '../http/route.ts';
import { guarded } from '../log.ts';
import { notFound, Problem, unauthorized } from '../problem.ts';
import { QueryParseError } from '../query/parse.ts';
import type { Service } from '../service.ts';
import { isRecord } from '../store/document.ts';
import type { Channel } from './channel.ts';
import { openListener, openLive, type StreamOpener } from './open-stream.ts';

/** Protocol of `/_mux`: see mux-protocol.md. */
interface OpenMessage {
  readonly open: number;
  readonly url: string;
  readonly lastEventId?: string;
  readonly authorization?: string;
}

const LANES = 256;
/** Of one message, bytes: an address with a query and its parameters. */
const MAX_MESSAGE_BYTES = 128 * 1024;
/**
 * What may wait for a reader, bytes: a tab that sleeps through it gets a clean cut; its client
 * reconnects and catches up.
 */
const BACKLOG = 16 * 1024 * 1024;
/** The same while streams are opened or refused, bytes. */
const MAX_UNREAD_RESPONSES = 1024 * 1024;

function parseMessage(data: RawData): OpenMessage | { close: number } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(data.toString());
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  if (typeof value.close === 'number') return { close: value.close };
  if (typeof value.open !== 'number' || typeof value.url !== 'string') return undefined;
  const { open, url, lastEventId, authorization } = value;
  return {
    open,
    url,
    ...(typeof lastEventId === 'string' ? { lastEventId } : {}),
    ...(typeof authorization === 'string' ? { authorization } : {}),
  };
}

function openerFor(path: string, dataset: string): StreamOpener {
  if (path === `/data/listen/${dataset}`) return openListener;
  if (path === `/data/live/events/${dataset}`) return openLive;
  throw notFound(`No such stream: ${path}`);
}

/** One WebSocket that carries any number of listen and live streams, each in its own numbered lane. */
class MuxConnection {
  readonly #service: Service;
  readonly #socket: WebSocket;
  readonly #request: IncomingMessage;
  readonly #lanes = new Map<number, () => void>();

  constructor(service: Service, socket: WebSocket, request: IncomingMessage) {
    this.#service = service;
    this.#socket = socket;
    this.#request = request;
    socket.on(
      'message',
      guarded(
        'message',
        (data: RawData) => {
          // A socket that is being closed is not listened to any more.
          if (socket.readyState !== socket.OPEN) return;
          if (lengthOf(data) > MAX_MESSAGE_BYTES) socket.close(1009, 'message is too long');
          else this.#receive(data);
        },
        () => socket.close(1011, 'message failed'),
      ),
    );
    socket.on(
      'close',
      guarded(
        'close',
        () => this.#closeAll(),
        () => undefined,
      ),
    );
  }

  #receive(data: RawData): void {
    const message = parseMessage(data);
    if (!message) {
      this.#socket.close(1008, 'message is not understood');
      return;
    }
    if ('close' in message) this.#closeLane(message.close);
    else this.#open(message);
  }

  #open(message: OpenMessage): void {
    try {
      if (this.#lanes.size >= LANES)
        throw new Problem(429, 'tooManyStreamsError', 'Too many streams on one connection');
      if (this.#lanes.has(message.open))
        throw new Problem(409, 'streamExistsError', 'A stream with this number is open');
      this.#start(message);
    } catch (error) {
      this.#refuse(message.open, error);
    }
  }

  #start(message: OpenMessage): void {
    const url = new URL(message.url, 'http://content');
    const { projectId, dataset, publicPath } = this.#service.setup;
    const path = splitVersion(withoutPrefix(url.pathname, publicPath)).path;
    const { caller, session } = this.#caller(message.authorization);
    const grants = this.#service.access.of(caller);
    const request = {
      service: this.#service,
      caller,
      grants,
      session,
      query: url.searchParams,
      lastEventId: message.lastEventId,
    };
    const start = openerFor(path.replace(`/projects/${projectId}`, ''), dataset)(request);
    this.#send({ id: message.open, status: 200 });
    start(this.#channel(message.open));
  }

  /**
   * A lane may bring its own token; else the connection's cookie counts, checked anew so that a
   * sign-out takes effect.
   */
  #caller(authorization: string | undefined): { caller: Caller; session: string | null } {
    const headers = authorization ? { ...this.#request.headers, authorization } : this.#request.headers;
    const caller = this.#service.callers.identify({ headers });
    if (caller.kind === 'anonymous') throw unauthorized();
    return { caller, session: this.#service.callers.sessionOf({ headers }) };
  }

  #channel(id: number): Channel {
    return {
      write: (text) => this.#send({ id, data: text }, BACKLOG),
      end: () => {
        this.#send({ id, end: true }, BACKLOG);
        this.#closeLane(id);
      },
      onClose: (listener) => this.#lanes.set(id, listener),
    };
  }

  #closeAll(): void {
    for (const close of this.#lanes.values()) close();
    this.#lanes.clear();
  }

  /** Also of a lane that the service ended: its number is free again, and nothing listens for it any more. */
  #closeLane(id: number): void {
    const close = this.#lanes.get(id);
    this.#lanes.delete(id);
    close?.();
  }

  #refuse(id: number, error: unknown): void {
    const details = error instanceof QueryParseError ? { query: error.query, start: error.start, end: error.end } : {};
    const text = error instanceof Error ? error.message : String(error);
    const problem = error instanceof Problem ? error : new Problem(400, 'queryParseError', text, details);
    this.#send({ id, status: problem.status, body: JSON.stringify(problem.body) });
  }

  /** A client with more than `max` bytes unread does not read its responses. */
  #send(message: Record<string, unknown>, max = MAX_UNREAD_RESPONSES): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > max) this.#socket.terminate();
    else this.#socket.send(JSON.stringify(message));
  }
}

const lengthOf = (data: RawData): number =>
  Array.isArray(data) ? data.reduce((sum, part) => sum + part.length, 0) : data.byteLength;

function withoutPrefix(path: string, prefix: string): string {
  return prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

export function acceptMux(service: Service, socket: WebSocket, request: IncomingMessage): void {
  new MuxConnection(service, socket, request);
}
