import { randomUUID } from 'node:crypto';
import type { RawData, WebSocket } from 'ws';
import type { Caller } from '../access/caller.ts';
import { guarded } from '../log.ts';
import { isRecord } from '../store/document.ts';

interface Member {
  readonly socket: WebSocket;
  readonly caller: Caller;
  readonly subscriptions: Set<string>;
  /** Studio sessions announced over this socket: reported as gone when it closes. */
  readonly sessions: Set<string>;
  /** Sessions that were announced to this socket, and whose end is sent to it. */
  readonly notified: Set<string>;
  /**
   * The last announcement: sent to a session that requests others, where they are not requested to
   * announce themselves.
   */
  announced: Announced | null;
}

/** A studio subscribes once for each of its tabs' sockets. */
const MAX_SUBSCRIPTIONS = 8;
/** Sessions that one socket announces. */
const MAX_SESSIONS = 32;
/** Sessions whose end is sent to one socket. */
const MAX_INFORMED = 500;
/** Places of one announcement that are compared with what others work on. */
const MAX_PLACES = 16;
/** Of one message, bytes; a real one has a few hundred. */
const MAX_MESSAGE_BYTES = 32 * 1024;
/** What may wait for a reader, bytes; one that is further behind is disconnected. */
const MAX_BACKLOG_BYTES = 1024 * 1024;

interface Request {
  readonly id: unknown;
  readonly method: string;
  readonly params: Record<string, unknown>;
}

function parseRequest(data: RawData): Request | undefined {
  try {
    const value: unknown = JSON.parse(data.toString());
    if (!isRecord(value) || typeof value.method !== 'string') return undefined;
    return { id: value.id, method: value.method, params: isRecord(value.params) ? value.params : {} };
  } catch {
    return undefined;
  }
}

function sessionOf(params: Record<string, unknown>): string | undefined {
  const data = isRecord(params.data) ? params.data : params;
  const session = data.sessionId ?? data.session;
  return typeof session === 'string' ? session : undefined;
}

/** The oldest goes when there are too many. */
function addBounded(all: Set<string>, one: string, max: number): void {
  all.add(one);
  for (const oldest of all) {
    if (all.size <= max) return;
    all.delete(oldest);
  }
}

function unsubscribe({ subscriptions }: Member, id: unknown): void {
  if (typeof id === 'string') subscriptions.delete(id);
}

/** Who is where, as a studio announces it. */
type Announced = Record<string, unknown>;

/** The rights that presence checks. */
interface PresenceRights {
  /** Whether a person manages everything: administrators see everybody. */
  managesEverything(caller: Caller): boolean;
  /** Whether a document is one that the person works on, in any of its forms. */
  worksOn(caller: Caller, documentId: string): boolean;
}

/**
 * Who looks at which document: Sanity's presence, JSON-RPC over WebSocket. Staff of one site see
 * each other, and administrators everybody. Of an administrator staff see what concerns the
 * documents of their site, of another site's staff nothing.
 */
export class Presence {
  readonly #members = new Set<Member>();
  readonly #rights: PresenceRights;

  constructor(rights: PresenceRights) {
    this.#rights = rights;
  }

  accept(socket: WebSocket, caller: Caller): void {
    const member: Member = {
      socket,
      caller,
      subscriptions: new Set(),
      sessions: new Set(),
      notified: new Set(),
      announced: null,
    };
    this.#members.add(member);
    socket.on(
      'message',
      guarded(
        'message',
        (data: RawData) => {
          // A socket that is being closed is not listened to any more.
          if (socket.readyState !== socket.OPEN) return;
          if (Buffer.byteLength(data.toString()) > MAX_MESSAGE_BYTES) socket.close(1009, 'message is too long');
          else this.#receive(member, data);
        },
        () => socket.close(1011, 'message failed'),
      ),
    );
    socket.on(
      'close',
      guarded(
        'close',
        () => this.#leave(member),
        () => undefined,
      ),
    );
  }

  #receive(member: Member, data: RawData): void {
    const request = parseRequest(data);
    if (!request) return;
    const result = this.#handle(member, request);
    this.#write(member, { jsonrpc: '2.0', id: request.id, result });
  }

  #handle(member: Member, { method, params }: Request): unknown {
    const session = sessionOf(params);
    if (method === 'presence_subscribe') return this.#subscribe(member);
    if (method === 'presence_unsubscribe') unsubscribe(member, params.subscriptionId);
    if (method === 'presence_rollcall') this.#callRoll(member, session);
    if (method === 'presence_announce' && isRecord(params.data)) {
      if (session) addBounded(member.sessions, session, MAX_SESSIONS);
      member.announced = params.data;
      for (const other of this.#members) this.#announce(member, params.data, other);
    }
    if (method === 'presence_disconnect' && session) this.#disconnect(member, session);
    return null;
  }

  /**
   * Colleagues are requested to announce themselves; for those who may not see the session that
   * requests it, their last announcement is sent.
   */
  #callRoll(from: Member, session: string | undefined): void {
    for (const member of this.#members) {
      if (this.#seesAll(member, from)) this.#send(member, { type: 'rollCall', i: from.caller.id, session });
      else if (member.announced) this.#announce(member, member.announced, from);
    }
  }

  /** Staff see all of their colleagues, and administrators all of everybody. */
  #seesAll(viewer: Member, of: Member): boolean {
    const { site } = viewer.caller;
    return this.#rights.managesEverything(viewer.caller) || (site !== null && site === of.caller.site);
  }

  #announce(from: Member, data: Announced, to: Member): void {
    const session = sessionOf(data) ?? '';
    const seen = this.#seesAll(to, from) ? data : this.#partFor(to, from, data);
    if (seen) {
      addBounded(to.notified, session, MAX_INFORMED);
      this.#send(to, { type: 'state', i: from.caller.id, m: seen });
    } else if (to.notified.delete(session)) {
      this.#send(to, { type: 'disconnect', i: from.caller.id, m: { session } });
    }
  }

  /** The places among those announced that concern the viewer; null where none does. */
  #partFor({ caller }: Member, from: Member, data: Announced): Announced | null {
    if (from.caller.site !== null || !Array.isArray(data.locations)) return null;
    const places = data.locations.slice(0, MAX_PLACES).filter(isRecord);
    const locations = places.filter(
      ({ documentId }) => typeof documentId === 'string' && this.#rights.worksOn(caller, documentId),
    );
    return locations.length > 0 ? { ...data, locations } : null;
  }

  #disconnect(member: Member, session: string): void {
    member.sessions.delete(session);
    for (const other of this.#members)
      if (other.notified.delete(session) || this.#seesAll(other, member))
        this.#send(other, { type: 'disconnect', i: member.caller.id, m: { session } });
  }

  #subscribe(member: Member): string {
    const id = randomUUID();
    addBounded(member.subscriptions, id, MAX_SUBSCRIPTIONS);
    return id;
  }

  /** A closed tab sends nothing, so its avatar would stay for ever. */
  #leave(member: Member): void {
    this.#members.delete(member);
    for (const session of member.sessions) this.#disconnect(member, session);
  }

  /** To each of the member's subscriptions. */
  #send(member: Member, result: Record<string, unknown>): void {
    for (const subscription of member.subscriptions)
      this.#write(member, { jsonrpc: '2.0', method: 'presence_subscription', params: { subscription, result } });
  }

  #write({ socket }: Member, message: Record<string, unknown>): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_BACKLOG_BYTES) socket.terminate();
    else socket.send(JSON.stringify(message));
  }
}
