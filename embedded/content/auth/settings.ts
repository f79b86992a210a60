import { Problem } from '../problem.ts';
import { type Database, inTransaction } from '../store/database.ts';

/** Settings of one person, and characters of each, at most. The Studio has a few dozen. */
const MAX = 500;
const MAX_LENGTH = 100_000;

/** The Studio's own settings of each person, as JSON text by key. */
export class Settings {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  read(user: string, key: string): string | null {
    const value = this.#database.prepare('select value from settings where user = ? and key = ?').get(user, key)?.value;
    return typeof value === 'string' ? value : null;
  }

  /** @throws Problem 413 beyond what one person may store */
  write(user: string, rows: ReadonlyMap<string, string>): void {
    const tooLong = [...rows].some(([key, value]) => key.length + value.length > MAX_LENGTH);
    if (tooLong || rows.size > MAX) throw tooMany();
    // One transaction: each one of its own waits for the disk, and everybody with it.
    inTransaction(this.#database, () => {
      const write = this.#database.prepare('insert or replace into settings values (?, ?, ?)');
      for (const [key, value] of rows) write.run(user, key, value);
      const count = this.#database.prepare('select count(*) as count from settings where user = ?').get(user)?.count;
      if (Number(count) > MAX) throw tooMany();
    });
  }
}

const tooMany = (): Problem =>
  new Problem(413, 'settingsTooLargeError', `A person keeps ${MAX} settings of ${MAX_LENGTH} characters`);
