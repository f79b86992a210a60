import type { DatabaseSync } from 'node:sqlite';

export type Delivery = { id: number; event: string; attempt: number; forged: boolean };

/** Far above what a burst leaves waiting; the oldest go first. */
const maxDeliveries = 50_000;
/** Between two that were held back, and until the last of them, milliseconds. */
const betweenMs = 50;
const maxReleaseMs = 10_000;

/** What is still to be sent, on disk. One that is held back has no time. */
export class DeliveryQueue {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  add(event: string, dueMs: number, forged = false): void {
    this.#insert(event, Math.round(dueMs), forged);
  }

  hold(event: string): void {
    this.#insert(event, null, false);
  }

  /** Those held back are sent from now on, the newest first. */
  release(now: number): void {
    this.#database
      .prepare(`update deliveries set due = ? + min(?, ? * ((select max(id) from deliveries) - id)) where due is null`)
      .run(now, maxReleaseMs, betweenMs);
  }

  due(now: number, without: readonly number[], max: number): Delivery[] {
    const rows = this.#database
      .prepare(
        `select id, event, attempt, forged from deliveries
         where due <= ? and id not in (select value from json_each(?)) order by due, id limit ?`,
      )
      .all(now, JSON.stringify(without), Math.max(0, max));
    return rows.map(({ id, event, attempt, forged }) => ({
      id: Number(id),
      event: String(event),
      attempt: Number(attempt),
      forged: forged === 1,
    }));
  }

  nextDue(without: readonly number[]): number | null {
    const row = this.#database
      .prepare('select min(due) as next from deliveries where id not in (select value from json_each(?))')
      .get(JSON.stringify(without));
    return row?.next === null || row?.next === undefined ? null : Number(row.next);
  }

  postpone(id: number, dueMs: number): void {
    this.#database.prepare('update deliveries set due = ?, attempt = attempt + 1 where id = ?').run(dueMs, id);
  }

  remove(id: number): void {
    this.#database.prepare('delete from deliveries where id = ?').run(id);
  }

  get size(): number {
    return Number(this.#database.prepare('select count(*) as size from deliveries').get()?.size ?? 0);
  }

  #insert(event: string, due: number | null, forged: boolean): void {
    const { lastInsertRowid } = this.#database
      .prepare('insert into deliveries (event, due, attempt, forged) values (?, ?, 0, ?)')
      .run(event, due, forged ? 1 : 0);
    this.#database.prepare('delete from deliveries where id <= ?').run(Number(lastInsertRowid) - maxDeliveries);
  }
}
