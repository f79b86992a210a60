import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type Kind = 'mail' | 'crm' | 'sms';
export type Arrival = { id: number; kind: Kind; at: string; title: string; headers: string; body: string };

/** As many as a person looks at, and characters of them all; the oldest go first. */
const maxArrivals = 5_000;
const maxCharacters = 100_000_000;
/** Of one list's response. */
const maxListLength = 20_000_000;

/** What arrived at the sandbox, on disk: a message that was taken is there after any fall. */
export class Store {
  readonly #database: DatabaseSync;
  readonly #max: number;

  /** @param max characters of bodies that are stored */
  constructor(folder: string, max = maxCharacters) {
    this.#max = max;
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
    this.#database.prepare('delete from arrivals where id <= ?').run(Number(lastInsertRowid) - maxArrivals);
    this.#database
      .prepare(
        `delete from arrivals where id <= (select max(id) from (
           select id, sum(length(title) + length(headers) + length(body)) over (order by id desc) as total from arrivals
         ) where total > ?)`,
      )
      .run(this.#max);
  }

  /** The newest first, as many as fit a response; bodies are cut to so many characters. */
  list(kind: Kind, maxCount: number, bodies = maxListLength): Arrival[] {
    const select = this.#database.prepare(
      `select id, kind, at, title, headers, substr(body, 1, :bodies) as body from arrivals where id in (
         select id from (
           select id, sum(min(length(body), :bodies)) over (order by id desc) as total from arrivals where kind = :kind
         ) where total <= :maxLength
       ) order by id desc limit :maxCount`,
    );
    return select.all({ kind, maxCount, bodies, maxLength: maxListLength }) as unknown as Arrival[];
  }

  find(id: number): Arrival | null {
    return (this.#database.prepare('select * from arrivals where id = ?').get(id) as unknown as Arrival) ?? null;
  }

  close(): void {
    this.#database.close();
  }
}
