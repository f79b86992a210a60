import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';

const fileName = 'search.sqlite';

type StoredCollection = { number: number; schema: string };
type StoredDocument = { seq: number; body: string };

/**
 * Small named things besides collections; each kind is a list of names with a JSON body. A bulk's
 * name is its collection's number.
 */
export type RecordKind = 'alias' | 'preset' | 'key' | 'stopwords' | 'synonyms' | 'curation' | 'bulk';

/**
 * Everything that must survive the process, in one SQLite file in WAL mode: when its call returns a
 * write is on disk, or with the operating system, where it survives the end of the process. One
 * process owns the file.
 */
export class Store {
  private readonly database: DatabaseSync;
  private readonly tables = new Map<number, Table>();
  private readonly putRecordStatement: StatementSync;
  private readonly dropRecordStatement: StatementSync;

  /** Opens or makes the store in a folder. Throws with one clear sentence when the folder cannot be used. */
  constructor(folder: string) {
    this.database = open(folder);
    this.database.exec(
      `CREATE TABLE IF NOT EXISTS collections (number INTEGER PRIMARY KEY AUTOINCREMENT, schema TEXT NOT NULL);
       CREATE TABLE IF NOT EXISTS records (kind TEXT, name TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, name)) WITHOUT ROWID;`,
    );
    this.putRecordStatement = this.database.prepare(
      'INSERT OR REPLACE INTO records (kind, name, body) VALUES (?, ?, ?)',
    );
    this.dropRecordStatement = this.database.prepare('DELETE FROM records WHERE kind = ? AND name = ?');
  }

  collections(): StoredCollection[] {
    return this.database.prepare('SELECT number, schema FROM collections ORDER BY number').all() as StoredCollection[];
  }

  /** Returns the new collection's number. */
  createCollection(schema: string): number {
    return this.transaction(() => {
      const { lastInsertRowid } = this.database.prepare('INSERT INTO collections (schema) VALUES (?)').run(schema);
      const number = Number(lastInsertRowid);
      this.database.exec(`CREATE TABLE documents_${number} (seq INTEGER PRIMARY KEY, body TEXT NOT NULL)`);
      return number;
    });
  }

  saveSchema(number: number, schema: string): void {
    this.database.prepare('UPDATE collections SET schema = ? WHERE number = ?').run(schema, number);
  }

  dropCollection(number: number): void {
    this.tables.delete(number);
    this.transaction(() => {
      this.database.exec(`DROP TABLE documents_${number}`);
      this.database.prepare('DELETE FROM collections WHERE number = ?').run(number);
      this.noteBulk(number, null);
    });
  }

  put(number: number, seq: number, body: string): void {
    this.table(number).put.run(seq, body);
  }

  remove(number: number, seq: number): void {
    this.table(number).remove.run(seq);
  }

  /** The document's JSON text; undefined when there is none. */
  read(number: number, seq: number): string | undefined {
    return (this.table(number).get.get(seq) as { body: string } | undefined)?.body;
  }

  /** Up to `limit` documents after a number, in order of first insertion. */
  after(number: number, seq: number, limit: number): StoredDocument[] {
    return this.table(number).after.all(seq, limit) as StoredDocument[];
  }

  lastSeq(number: number): number {
    const row = this.database.prepare(`SELECT max(seq) AS seq FROM documents_${number}`).get() as {
      seq: number | null;
    };
    return row.seq ?? -1;
  }

  /** What is left of a change of many documents. */
  bulk(number: number): string | undefined {
    return this.records('bulk').find(({ name }) => name === String(number))?.body;
  }

  noteBulk(number: number, body: string | null): void {
    if (body === null) this.dropRecord('bulk', String(number));
    else this.putRecord('bulk', String(number), body);
  }

  records(kind: RecordKind): { name: string; body: string }[] {
    return this.database.prepare('SELECT name, body FROM records WHERE kind = ? ORDER BY name').all(kind) as {
      name: string;
      body: string;
    }[];
  }

  putRecord(kind: RecordKind, name: string, body: string): void {
    this.putRecordStatement.run(kind, name, body);
  }

  dropRecord(kind: RecordKind, name: string): void {
    this.dropRecordStatement.run(kind, name);
  }

  /** Runs the work as one commit; rolls back and rethrows when it fails. */
  transaction<T>(work: () => T): T {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.database.exec('COMMIT');
      return result;
    } catch (failure) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw failure;
    }
  }

  /**
   * Copies the file, in steps between other work. Rejects when the folder cannot be written or
   * holds a store already.
   */
  async copyTo(folder: string): Promise<void> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, fileName);
    if (existsSync(file)) throw new Error(`${file} exists already.`);
    await backup(this.database, file);
    chmodSync(file, 0o600);
  }

  /** Writes the write-ahead log into the file. */
  checkpoint(): void {
    this.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  close(): void {
    this.database.close();
  }

  private table(number: number): Table {
    const existing = this.tables.get(number);
    if (existing) return existing;
    const name = `documents_${number}`;
    const table: Table = {
      put: this.database.prepare(`INSERT OR REPLACE INTO ${name} (seq, body) VALUES (?, ?)`),
      remove: this.database.prepare(`DELETE FROM ${name} WHERE seq = ?`),
      get: this.database.prepare(`SELECT body FROM ${name} WHERE seq = ?`),
      after: this.database.prepare(`SELECT seq, body FROM ${name} WHERE seq > ? ORDER BY seq LIMIT ?`),
    };
    this.tables.set(number, table);
    return table;
  }
}

type Table = { put: StatementSync; remove: StatementSync; get: StatementSync; after: StatementSync };

function open(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, fileName);
    const database = new DatabaseSync(file);
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000;',
    );
    chmodSync(file, 0o600);
    return database;
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    const busy = reason.includes('locked') ? 'another process has it open' : reason;
    throw new Error(`The search store in ${folder} cannot be opened: ${busy}.`, { cause: failure });
  }
}
