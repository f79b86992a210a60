import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { isStored, readDocuments } from '../store/load.ts';
import { DocumentMemory } from '../store/memory.ts';

/**
 * The documents in a second thread: read once from the store's file, and brought up to date from
 * its log of changes.
 */
export class Replica {
  readonly memory: DocumentMemory;
  readonly #since: StatementSync;
  #sequence: number;

  constructor(directory: string) {
    const database = new DatabaseSync(join(directory, 'content.sqlite'), { readOnly: true });
    database.exec('pragma busy_timeout = 3000');
    database.exec('begin');
    this.#sequence = Number(database.prepare('select max(sequence) as last from transactions').get()?.last ?? 0);
    this.memory = new DocumentMemory(readDocuments(database));
    database.exec('commit');
    this.#since = database.prepare('select sequence, document, body from changes where sequence > ? order by sequence');
  }

  /** Applies every transaction that was committed before this call, so that a writer sees its own write. */
  catchUp(): void {
    for (const row of this.#since.all(this.#sequence)) {
      const id = String(row.document);
      const body: unknown = row.body === null ? null : JSON.parse(String(row.body));
      const after = isStored(body) ? body : null;
      this.memory.apply([{ id, before: this.memory.get(id) ?? null, after, mutations: [] }]);
      this.#sequence = Number(row.sequence);
    }
  }
}
