import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type Kind = 'mail' | 'crm';
export type Arrival = { id: number; kind: Kind; at: string; title: string; headers: string; body: string };

/** As many as anybody looks at; the oldest go first. */
const mostArrivals = 5_000;

/** What arrived at the sandbox, on disk: a message that was taken is there after any fall. */
export class Store {
  readonly #database: DatabaseSync;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#database = new DatabaseSync(join(folder, 'arrivals.sqlite'));
    this.#database.exec(
      `pragma journal_mode = wal; pragma synchronous = full;
       create table if not exists arrivals (id integer primary key autoincrement, kind text, at text, title text, headers text, body text)`,
    );
  }

  add({ kind, title, headers, body }: Omit<Arrival, 'id' | 'at'>): void {
    const insert = this.#database.prepare(
      'insert into arrivals (kind, at, title, headers, body) values (?, ?, ?, ?, ?)',
    );
    const { lastInsertRowid } = insert.run(kind, new Date().toISOString(), title, headers, body);
    this.#database.prepare('delete from arrivals where id <= ?').run(Number(lastInsertRowid) - mostArrivals);
  }

  /** The newest first. */
  list(kind: Kind, most: number): Arrival[] {
    const select = this.#database.prepare('select * from arrivals where kind = ? order by id desc limit ?');
    return select.all(kind, most) as unknown as Arrival[];
  }

  find(id: number): Arrival | null {
    return (this.#database.prepare('select * from arrivals where id = ?').get(id) as unknown as Arrival) ?? null;
  }

  close(): void {
    this.#database.close();
  }
}
