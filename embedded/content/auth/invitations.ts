import { createHash, randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '../store/database.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** A code that lets a member choose a password, once. */
export interface Invitation {
  readonly code: string;
  /** Epoch milliseconds. */
  readonly expires: number;
}

/**
 * One code at a time for each member. The store holds only hashes: a reader of it cannot sign in
 * with what is in it.
 */
export class Invitations {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** An earlier code of the member stops working. */
  issue(member: string, now = Date.now()): Invitation {
    const code = randomBytes(32).toString('base64url');
    const expires = now + LIFETIME_MS;
    this.#database.prepare('insert or replace into invitations values (?, ?, ?)').run(member, digest(code), expires);
    return { code, expires };
  }

  /** Whom a code invites, and it stays good; undefined when it is wrong, late or used. */
  memberOf(code: string, now = Date.now()): string | undefined {
    const select = this.#database.prepare('select member from invitations where hash = ? and expires > ?');
    const member = select.get(digest(code), now)?.member;
    return typeof member === 'string' ? member : undefined;
  }

  /**
   * Uses a code up and stores what it is used for, both or neither. False, and nothing is stored,
   * when it is wrong, late or used: of two that bring one code at one moment, one is the first.
   */
  redeem(code: string, store: (member: string) => void, now = Date.now()): boolean {
    return inTransaction(this.#database, () => {
      const used = this.#database.prepare('delete from invitations where hash = ? and expires > ? returning member');
      const member = used.get(digest(code), now)?.member;
      if (typeof member !== 'string') return false;
      store(member);
      return true;
    });
  }

  /** Until when members can use their codes, epoch milliseconds by id. */
  open(now = Date.now()): Map<string, number> {
    const rows = this.#database.prepare('select member, expires from invitations where expires > ?').all(now);
    return new Map(rows.map(({ member, expires }) => [String(member), Number(expires)]));
  }
}

function digest(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
