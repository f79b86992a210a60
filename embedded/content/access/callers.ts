import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readCookie } from '../auth/cookie.ts';
import type { Member, Members } from '../auth/members.ts';
import type { Sessions } from '../auth/sessions.ts';
import { unauthorized } from '../problem.ts';
import type { Configuration } from '../setup.ts';
import { ANONYMOUS, type Caller } from './caller.ts';

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function memberCaller({ id, name, email, roles, site }: Member): Caller {
  return { kind: 'session', id, name, email, roles, site };
}

/** Finds out who makes a request: by token, else by session cookie. */
export class Callers {
  readonly #tokens = new Map<string, Caller>();
  readonly #members: Members;
  readonly #sessions: Sessions;
  readonly #cookieName: string;

  constructor(setup: Configuration, sessions: Sessions, members: Members) {
    this.#sessions = sessions;
    this.#cookieName = setup.cookieName;
    this.#members = members;
    for (const { token, name, roles } of setup.tokens) {
      const caller: Caller = { kind: 'token', id: `token-${name}`, name, email: '', roles, site: null };
      this.#tokens.set(digest(token), caller);
    }
  }

  /**
   * @throws Problem 401 for a token that does not exist: it must not silently fall back to
   * something weaker
   */
  identify(request: Pick<IncomingMessage, 'headers'>): Caller {
    const header = request.headers.authorization;
    if (header) {
      const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1];
      const caller = token ? this.#tokens.get(digest(token)) : undefined;
      if (!caller) throw unauthorized();
      return caller;
    }
    const member = this.#members.find(this.#signedIn(request)?.user ?? '');
    return member ? memberCaller(member) : ANONYMOUS;
  }

  /** The session by which a request is made; null for one that is made by token or without a session. */
  sessionOf(request: Pick<IncomingMessage, 'headers'>): string | null {
    return request.headers.authorization ? null : (this.#signedIn(request)?.session ?? null);
  }

  #signedIn(request: Pick<IncomingMessage, 'headers'>) {
    const token = readCookie(request, this.#cookieName);
    return token ? this.#sessions.find(token) : undefined;
  }

  /** Members and tokens by id. */
  byId(id: string): Caller | undefined {
    const member = this.#members.find(id);
    return member ? memberCaller(member) : [...this.#tokens.values()].find((caller) => caller.id === id);
  }

  /** As `byId`, and members who were removed, by their name alone: histories show it. */
  authorById(id: string): Caller | undefined {
    const name = this.#members.storedName(id);
    return this.byId(id) ?? (name === undefined ? undefined : { ...ANONYMOUS, id, name });
  }

  everyone(): Caller[] {
    return this.#members.everyone().map(memberCaller);
  }
}
