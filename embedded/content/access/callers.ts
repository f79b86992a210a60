import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readCookie } from '../auth/cookie.ts';
import type { Sessions } from '../auth/sessions.ts';
import { unauthorized } from '../problem.ts';
import type { Configuration } from '../setup.ts';
import { ANONYMOUS, type Caller } from './caller.ts';

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function userCaller({ id, name, email, roles, site }: Configuration['users'][number]): Caller {
  return { kind: 'session', id, name, email, roles, site: site ?? null };
}

/** Finds out who makes a request: by token, else by session cookie. */
export class Callers {
  readonly #tokens = new Map<string, Caller>();
  readonly #users: ReadonlyMap<string, Caller>;
  readonly #sessions: Sessions;
  readonly #cookieName: string;

  constructor(setup: Configuration, sessions: Sessions) {
    this.#sessions = sessions;
    this.#cookieName = setup.cookieName;
    this.#users = new Map(setup.users.map((user) => [user.id, userCaller(user)]));
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
    const user = this.#signedIn(request)?.user;
    return (user && this.#users.get(user)) || ANONYMOUS;
  }

  /** The session by which a request is made; null for one that is made by token or without a session. */
  sessionOf(request: Pick<IncomingMessage, 'headers'>): string | null {
    return request.headers.authorization ? null : (this.#signedIn(request)?.session ?? null);
  }

  #signedIn(request: Pick<IncomingMessage, 'headers'>) {
    const token = readCookie(request, this.#cookieName);
    return token ? this.#sessions.find(token) : undefined;
  }

  /** People and tokens by id, for names in the history. */
  byId(id: string): Caller | undefined {
    return this.#users.get(id) ?? [...this.#tokens.values()].find((caller) => caller.id === id);
  }

  everyone(): Caller[] {
    return [...this.#users.values()];
  }
}
