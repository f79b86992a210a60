import { setImmediate as turn } from 'node:timers/promises';
import { log, reason } from '../log.ts';
import { type Database, inTransaction } from './database.ts';
import type { Transaction } from './document.ts';
import { OldHistory } from './old-history.ts';

interface HistoryLimits {
  /** For how long every change is retained. */
  readonly days: number;
  /** How many changes of a document that is not deleted are retained at least, however old. */
  readonly newest: number;
  /** What the store may hold, in millions of bytes: beyond it history goes before its time. */
  readonly megabytes: number;
  /** How often it is checked. */
  readonly everySeconds: number;
}

type RetentionRules = Pick<HistoryLimits, 'days' | 'newest'>;

/**
 * Of changes or transactions deleted at once, and of documents checked: requests are served in
 * between.
 */
const BATCH = 50;
const DAY = 24 * 60 * 60 * 1000;

/** Ever narrower rules, for a store that is too large: fewer days first, then fewer changes of each document. */
function* narrower({ days, newest }: RetentionRules): Generator<RetentionRules> {
  for (let left = days; left >= 1; left /= 2) yield { days: left, newest };
  for (let max = newest; max >= 1; max = Math.floor(max / 2)) yield { days: 0, newest: max };
}

/**
 * Gives the history an end. Old changes are deleted a few at a time, each few in a transaction of
 * their own: whenever the process ends, what is left is a whole history that begins later.
 * The present documents are never changed.
 */
export class Retention {
  readonly #database: Database;
  readonly #old: OldHistory;
  readonly #limits: HistoryLimits;
  readonly #timer: NodeJS.Timeout;
  #written = 0;
  #underWay: Promise<void> | null = null;
  #isStopped = false;

  constructor(database: Database, limits: HistoryLimits) {
    this.#database = database;
    this.#old = new OldHistory(database);
    this.#limits = limits;
    this.#timer = setInterval(() => this.#sweep(), limits.everySeconds * 1000).unref();
  }

  /** Checks at once when a sixteenth of the bound was written since the last check. */
  wrote({ characters }: Pick<Transaction, 'characters'>): void {
    this.#written += characters;
    if (this.#written * 16 > this.#limits.megabytes * 1e6) this.#sweep();
  }

  /** Resolves when nothing is deleted any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#underWay;
  }

  #sweep(): void {
    if (this.#underWay || this.#isStopped) return;
    this.#written = 0;
    this.#underWay = this.#bound()
      .catch((error: unknown) => log('error', 'history-not-bounded', { reason: reason(error) }))
      .finally(() => {
        this.#underWay = null;
      });
  }

  async #bound(): Promise<void> {
    for (const rules of narrower(this.#limits)) {
      const forgotten = await this.#forget(rules);
      if (forgotten > 0) log('info', 'history-forgotten', { changes: forgotten, ...rules });
      if (this.#isStopped || !this.#isTooLarge()) return;
    }
    log('warn', 'store-too-large', { bytes: this.#old.usedBytes() });
  }

  #isTooLarge(): boolean {
    return this.#old.usedBytes() > this.#limits.megabytes * 1e6;
  }

  async #forget({ days, newest }: RetentionRules): Promise<number> {
    const from = this.#old.firstSince(new Date(Date.now() - days * DAY).toISOString());
    let forgotten = 0;
    let checked = 0;
    let document = this.#old.documentAfter('');
    while (document !== null && !this.#isStopped) {
      forgotten += await this.#forgetOf(document, this.#old.floorOf(document, from, newest));
      checked += 1;
      if (checked % BATCH === 0) await turn();
      document = this.#old.documentAfter(document);
    }
    await this.#forgetTransactions(from);
    return forgotten;
  }

  async #forgetOf(document: string, floor: number): Promise<number> {
    let all = 0;
    while (floor > 0 && !this.#isStopped) {
      const some = inTransaction(this.#database, () => this.#old.forget(document, floor, BATCH));
      all += some;
      if (some < BATCH) break;
      await turn();
    }
    return all;
  }

  async #forgetTransactions(before: number): Promise<void> {
    let at: number | null = 0;
    while (at !== null && !this.#isStopped) {
      const after: number = at;
      at = inTransaction(this.#database, () => this.#old.forgetTransactions(after, before, BATCH));
      await turn();
    }
  }
}
