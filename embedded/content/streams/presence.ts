import { randomUUID } from 'node:crypto';
import type { RawData, WebSocket } from 'ws';
import type { Caller } from '../access/caller.ts';
import { guarded } from '../last-resort.ts';
import { isRecord } from '../store/document.ts';

interface Member {
  readonly socket: WebSocket;
  readonly caller: Caller;
  readonly subscriptions: Set<string>;
  /** Studio sessions announced over this socket: told to be gone when it closes. */
  readonly sessions: Set<string>;
}

/** A studio subscribes once for each of its tabs' sockets. */
const MOST_SUBSCRIPTIONS = 8;
/** Sessions that one socket announces. */
const MOST_SESSIONS = 32;
/** Of one message, bytes: who looks at what is said in a few hundred. */
const LONGEST_MESSAGE = 32 * 1024;
/** What may wait for a reader, bytes; who is further behind starts anew. */
const LONGEST_BACKLOG = 1024 * 1024;

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

/** The eldest goes when there are too many. */
function addBounded(all: Set<string>, one: string, most: number): void {
  all.add(one);
  for (const eldest of all) {
    if (all.size <= most) return;
    all.delete(eldest);
  }
}

function unsubscribe({ subscriptions }: Member, id: unknown): void {
  if (typeof id === 'string') subscriptions.delete(id);
}

/** Staff of one site, and those who belong to none: what a dealer's staff are at is nobody else's business. */
const areColleagues = (one: Caller, other: Caller): boolean =>
  one.site === null || other.site === null || one.site === other.site;

/** Who looks at which document, among colleagues: Sanity's presence, JSON-RPC over WebSocket. */
export class Presence {
  readonly #members = new Set<Member>();

  accept(socket: WebSocket, caller: Caller): void {
    const member: Member = { socket, caller, subscriptions: new Set(), sessions: new Set() };
    this.#members.add(member);
    socket.on(
      'message',
      guarded(
        'message',
        (data: RawData) => {
          if (Buffer.byteLength(data.toString()) > LONGEST_MESSAGE) socket.close(1009, 'message is too long');
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
    this.#send(member, { jsonrpc: '2.0', id: request.id, result });
  }

  #handle(member: Member, { method, params }: Request): unknown {
    const i = member.caller.id;
    const session = sessionOf(params);
    if (method === 'presence_subscribe') return this.#subscribe(member);
    if (method === 'presence_unsubscribe') unsubscribe(member, params.subscriptionId);
    if (method === 'presence_rollcall') this.#broadcast(member, { type: 'rollCall', i, session });
    if (method === 'presence_announce') {
      if (session) addBounded(member.sessions, session, MOST_SESSIONS);
      this.#broadcast(member, { type: 'state', i, m: params.data });
    }
    if (method === 'presence_disconnect' && session) {
      member.sessions.delete(session);
      this.#broadcast(member, { type: 'disconnect', i, m: { session } });
    }
    return null;
  }

  #subscribe(member: Member): string {
    const id = randomUUID();
    addBounded(member.subscriptions, id, MOST_SUBSCRIPTIONS);
    return id;
  }

  /** A closed tab says nothing, so its avatar would stay for ever. */
  #leave(member: Member): void {
    this.#members.delete(member);
    for (const session of member.sessions)
      this.#broadcast(member, { type: 'disconnect', i: member.caller.id, m: { session } });
  }

  #broadcast(from: Member, result: Record<string, unknown>): void {
    for (const member of this.#members) {
      if (!areColleagues(from.caller, member.caller)) continue;
      for (const subscription of member.subscriptions) {
        this.#send(member, { jsonrpc: '2.0', method: 'presence_subscription', params: { subscription, result } });
      }
    }
  }

  #send({ socket }: Member, message: Record<string, unknown>): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > LONGEST_BACKLOG) socket.terminate();
    else socket.send(JSON.stringify(message));
  }
}
