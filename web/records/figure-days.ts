import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { dayMs, dayOf } from './utc-day.ts';

/**
 * Any fixed number: the key of the advisory lock under which one process at a time makes or drops
 * partitions.
 */
const partitionLock = 7_210_415_064;

const partitionOf = (day: string): string => `figure_events_${day.replaceAll('-', '')}`;

/** Makes the partition of a day, where it is not there yet. */
export async function makeDay(database: Database, day: string): Promise<void> {
  const next = dayOf(Date.parse(day) + dayMs);
  await locked(database, (within) =>
    within.execute(
      sql.raw(
        `create table if not exists ${partitionOf(day)} partition of figure_events for values from ('${day}') to ('${next}')`,
      ),
    ),
  );
}

/** Drops the partitions of days before `day`, whole. */
export async function dropDaysBefore(database: Database, day: string): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select relname as name from pg_class join pg_inherits on inhrelid = oid where inhparent = 'figure_events'::regclass`,
  );
  const old = rows
    .map(({ name }) => name)
    .filter((name) => /^figure_events_\d{8}$/.test(name) && name < partitionOf(day));
  for (const name of old) await locked(database, (within) => within.execute(sql.raw(`drop table if exists ${name}`)));
}

const locked = (database: Database, work: (within: Transaction) => Promise<unknown>): Promise<void> =>
  database.transaction(async (within) => {
    await within.execute(sql`select pg_advisory_xact_lock(${partitionLock})`);
    await work(within);
  });
