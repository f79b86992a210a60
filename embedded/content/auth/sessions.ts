import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../store/database.ts';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Signed-in sessions. The store knows only hashes: who reads it cannot sign in with what is in it. */
export class Sessions {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
    database.prepare('delete from sessions where expires < ?').run(Date.now());
  }

  /** Opens a session; the returned token goes into the cookie. */
  open(user: string): string {
    const token = randomBytes(32).toString('base64url');
    const expires = Date.now() + SESSION_SECONDS * 1000;
    this.#database.prepare('insert into sessions values (?, ?, ?)').run(digest(token), user, expires);
    return token;
  }

  /** The user of a session that is still open. */
  userOf(token: string): string | undefined {
    const row = this.#database
      .prepare('select user from sessions where hash = ? and expires > ?')
      .get(digest(token), Date.now());
    return typeof row?.user === 'string' ? row.user : undefined;
  }

  close(token: string): void {
    this.#database.prepare('delete from sessions where hash = ?').run(digest(token));
  }
}
