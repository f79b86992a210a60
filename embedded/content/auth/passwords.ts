import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { log, reason } from '../log.ts';
import type { UserSetup } from '../setup.ts';
import type { Database } from '../store/database.ts';
import type { Sessions } from './sessions.ts';

/** scrypt: 16 MiB and about 50 ms a guess. */
const COST = { N: 16_384, r: 8, p: 1 };
const LENGTH = 64;

function derive(password: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** What is stored of a password. */
interface Credential {
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
}

/** Takes 50 ms of a core. */
export async function credentialOf(password: string): Promise<Credential> {
  const salt = randomBytes(16);
  return { salt, hash: await derive(password, salt) };
}

/**
 * Password hashes of all members. The setup's clear passwords are read once, in the background, and
 * forgotten once their hashes are stored.
 */
export class Passwords {
  readonly #database: Database;
  readonly #sessions: Sessions;
  readonly #ready = new Map<string, Promise<void>>();
  /**
   * Passwords of the setup whose hashes could not be stored; an earlier one may be in the database,
   * and is not accepted.
   */
  readonly #unstored = new Map<string, string>();

  constructor(database: Database, sessions: Sessions, users: readonly UserSetup[]) {
    this.#database = database;
    this.#sessions = sessions;
    let previous: Promise<void> = Promise.resolve();
    for (const { id, password } of users) {
      // One after the other, so that a start with many users keeps the machine usable.
      previous = previous
        .then(() => this.#adopt(id, password))
        .catch((error: unknown) => {
          this.#unstored.set(id, password);
          log('error', 'password not stored', { user: id, reason: reason(error) });
        });
      this.#ready.set(id, previous);
    }
  }

  /**
   * Takes as long for a user that does not exist as for one that does. @throws while the user's
   * hash cannot be stored
   */
  async matches(user: string | undefined, password: string): Promise<boolean> {
    if (user !== undefined) {
      await this.#ready.get(user);
      await this.#adoptAgain(user);
    }
    const stored = user === undefined ? undefined : this.#read(user);
    const derived = await derive(password, stored?.salt ?? randomBytes(16));
    if (user === undefined || !stored || !timingSafeEqual(derived, stored.hash)) return false;
    // Another password may have been chosen meanwhile, which ended all sessions of this one.
    const now = this.#read(user);
    return now !== undefined && timingSafeEqual(now.hash, stored.hash);
  }

  /** Ends all sessions of the password before. */
  replace(user: string, { salt, hash }: Credential): void {
    // First: once the hash is stored, a next try finds nothing to do.
    this.#sessions.closeAllOf(user);
    this.#database.prepare('insert or replace into credentials values (?, ?, ?)').run(user, salt, hash);
  }

  /** Ids of those who have a password. */
  holders(): Set<string> {
    return new Set(
      this.#database
        .prepare('select user from credentials')
        .all()
        .map(({ user }) => String(user)),
    );
  }

  async #adoptAgain(user: string): Promise<void> {
    const password = this.#unstored.get(user);
    if (password === undefined) return;
    await this.#adopt(user, password);
    this.#unstored.delete(user);
  }

  async #adopt(user: string, password: string): Promise<void> {
    const stored = this.#read(user);
    if (stored && timingSafeEqual(await derive(password, stored.salt), stored.hash)) return;
    const credential = await credentialOf(password);
    if (this.#database.isOpen) this.replace(user, credential);
  }

  #read(user: string): Credential | undefined {
    if (!this.#database.isOpen) return undefined;
    const row = this.#database.prepare('select salt, hash from credentials where user = ?').get(user);
    if (!(row?.salt instanceof Uint8Array) || !(row.hash instanceof Uint8Array)) return undefined;
    return { salt: row.salt, hash: row.hash };
  }
}
