import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../store/database.ts';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;
const EXPIRY_MILLISECONDS = 60_000;

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Signed-in sessions. The store holds only hashes: a reader of it cannot sign in with what is in
 * it. What a session has opened ends with it.
 */
export class Sessions {
  readonly #database: Database;
  readonly #listeners: ((session: string) => void)[] = [];
  readonly #expiry: NodeJS.Timeout;

  constructor(database: Database) {
    this.#database = database;
    this.#endExpired();
    this.#expiry = setInterval(() => this.#endExpired(), EXPIRY_MILLISECONDS).unref();
  }

  /** Opens a session; the returned token goes into the cookie. */
  open(user: string): string {
    const token = randomBytes(32).toString('base64url');
    const expires = Date.now() + SESSION_SECONDS * 1000;
    this.#database.prepare('insert into sessions values (?, ?, ?)').run(digest(token), user, expires);
    return token;
  }

  /** The user of a session that is still open, and the name under which its end is reported. */
  find(token: string): { user: string; session: string } | undefined {
    const session = digest(token);
    const row = this.#database
      .prepare('select user from sessions where hash = ? and expires > ?')
      .get(session, Date.now());
    return typeof row?.user === 'string' ? { user: row.user, session } : undefined;
  }

  /**
   * Notified of each session that ends, by sign-out, a new password or its age, once it has ended.
   */
  onEnd(listener: (session: string) => void): void {
    this.#listeners.push(listener);
  }

  close(token: string): void {
    this.#end('delete from sessions where hash = ? returning hash', digest(token));
  }

  closeAllOf(user: string): void {
    this.#end('delete from sessions where user = ? returning hash', user);
  }

  /** Ends the sessions of people who are not members any more: none of them counts again should they come back. */
  closeOthersThan(users: readonly string[]): void {
    this.#end(
      'delete from sessions where user not in (select value from json_each(?)) returning hash',
      JSON.stringify(users),
    );
  }

  stop(): void {
    clearInterval(this.#expiry);
  }

  #endExpired(): void {
    this.#end('delete from sessions where expires <= ? returning hash', Date.now());
  }

  #end(statement: string, value: string | number): void {
    const rows = this.#database.prepare(statement).all(value);
    for (const { hash } of rows) for (const listener of this.#listeners) listener(String(hash));
  }
}
