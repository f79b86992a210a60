import type { StatementSync } from 'node:sqlite';
import { Problem } from '../problem.ts';
import type { Database } from './database.ts';
import type { Transaction } from './document.ts';

/** Writes one transaction's rows: the log of changes and the present documents. */
export class TransactionTables {
  readonly #last: StatementSync;
  readonly #existing: StatementSync;
  readonly #transaction: StatementSync;
  readonly #change: StatementSync;
  readonly #put: StatementSync;
  readonly #drop: StatementSync;

  constructor(database: Database) {
    this.#last = database.prepare('select max(sequence) as last from transactions');
    this.#existing = database.prepare('select 1 from transactions where id = ?');
    this.#transaction = database.prepare('insert into transactions values (?, ?, ?, ?)');
    this.#change = database.prepare('insert into changes values (?, ?, ?)');
    this.#put = database.prepare('insert or replace into documents values (?, ?)');
    this.#drop = database.prepare('delete from documents where id = ?');
  }

  lastSequence(): number {
    const last = this.#last.get()?.last;
    return typeof last === 'number' ? last : 0;
  }

  /**
   * Call inside a database transaction; `bodies`: the changed documents in their order. @throws
   * Problem 409 when the transaction id was used before
   */
  write({ id, sequence, timestamp, author, changes }: Transaction, bodies: readonly (string | null)[]): void {
    if (this.#existing.get(id))
      throw new Problem(409, 'transactionExistsError', `Transaction ${JSON.stringify(id)} already exists`);
    this.#transaction.run(sequence, id, timestamp, author);
    for (const [at, change] of changes.entries()) {
      const body = bodies[at] ?? null;
      this.#change.run(sequence, change.id, body);
      if (body === null) this.#drop.run(change.id);
      else this.#put.run(change.id, body);
    }
  }
}
