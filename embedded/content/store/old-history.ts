import type { StatementSync } from 'node:sqlite';
import type { Database } from './database.ts';
import { isPublishedId, publishedId } from './document-id.ts';

/**
 * A published document's history is shown with the drafts that it came from: a draft's old changes
 * stay where the published form changed in the same transaction, and so does the change before each
 * of those, which holds the draft as it was published.
 */
const FORGET = `
delete from changes where document = :document and sequence in (
  select c.sequence from changes c where c.document = :document and c.sequence < :floor
    and not exists (
      select 1 from changes p where p.document = :published and p.sequence in (c.sequence,
        (select min(n.sequence) from changes n where n.document = c.document and n.sequence > c.sequence)))
  order by c.sequence limit :max)`;

const FORGET_TRANSACTIONS = `
delete from transactions where sequence > ? and sequence <= ?
  and not exists (select 1 from changes c where c.sequence = transactions.sequence)`;

/** Finds and deletes what of the log is old. Call what deletes inside a database transaction. */
export class OldHistory {
  readonly #database: Database;
  readonly #next: StatementSync;
  readonly #newest: StatementSync;
  readonly #before: StatementSync;
  readonly #ranked: StatementSync;
  readonly #forget: StatementSync;
  readonly #forgetTransactions: StatementSync;

  constructor(database: Database) {
    this.#database = database;
    const ofDocument = 'from changes where document = ?';
    this.#next = database.prepare('select document from changes where document > ? order by document limit 1');
    this.#newest = database.prepare(`select body is not null as stands ${ofDocument} order by sequence desc limit 1`);
    this.#before = database.prepare(
      `select sequence, body is not null as stands ${ofDocument} and sequence < ? order by sequence desc limit 1`,
    );
    this.#ranked = database.prepare(`select sequence ${ofDocument} order by sequence desc limit 1 offset ?`);
    this.#forget = database.prepare(FORGET);
    this.#forgetTransactions = database.prepare(FORGET_TRANSACTIONS);
  }

  /** What the store holds, bytes; pages that deletions left free are used again and do not count. */
  usedBytes(): number {
    const of = (pragma: string) => Number(this.#database.prepare(`pragma ${pragma}`).get()?.[pragma]);
    return (of('page_count') - of('freelist_count')) * of('page_size');
  }

  /** Sequence number of the first transaction from `time` on (ISO 8601); one beyond the last when there is none. */
  firstSince(time: string): number {
    const row = this.#database
      .prepare('select sequence from transactions where timestamp >= ? order by sequence limit 1')
      .get(time);
    return numberOf(row?.sequence) ?? this.#last() + 1;
  }

  /** The next document that has a history, in the order of ids. */
  documentAfter(document: string): string | null {
    const found = this.#next.get(document)?.document;
    return typeof found === 'string' ? found : null;
  }

  /**
   * Sequence number of the first change of a document that stays: all since `from`, the one in force
   * then, and of a document that exists now at least the `newest`.
   */
  floorOf(document: string, from: number, newest: number): number {
    const then = this.#before.get(document, from);
    const byAge = (then?.stands ? numberOf(then.sequence) : undefined) ?? from;
    if (!this.#newest.get(document)?.stands) return byAge;
    return Math.min(byAge, numberOf(this.#ranked.get(document, newest - 1)?.sequence) ?? 0);
  }

  /** Deletes changes of a document before its floor, the oldest first; returns how many. */
  forget(document: string, floor: number, max: number): number {
    const published = isPublishedId(document) ? '' : publishedId(document);
    return Number(this.#forget.run({ document, floor, published, max }).changes);
  }

  /**
   * Deletes transactions of which nothing is left, of the next `maxCount` after a sequence number
   * and before another; returns where it ended, null at the end. The last transaction stays:
   * numbers are not given twice.
   */
  forgetTransactions(after: number, before: number, maxCount: number): number | null {
    const end = Math.min(before, this.#last()) - 1;
    const row = this.#database
      .prepare('select sequence from transactions where sequence > ? order by sequence limit 1 offset ?')
      .get(after, maxCount - 1);
    const to = Math.min(end, numberOf(row?.sequence) ?? end);
    if (to <= after) return null;
    this.#forgetTransactions.run(after, to);
    return to;
  }

  #last(): number {
    return numberOf(this.#database.prepare('select max(sequence) as last from transactions').get()?.last) ?? 0;
  }
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
