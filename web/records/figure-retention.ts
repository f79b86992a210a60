import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { dropDaysBefore } from './figure-days.ts';
import { dayMs, dayOf } from './utc-day.ts';

/** Days for which single entries are stored; the counts made of them stay longer. */
const entryDays = 30;
/** Months, for a site that no longer exists. */
const usualMonths = 14;

/** Which sites have counts. */
export async function sitesWithFigures(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ site: string }>(sql`select distinct site from figure_hours`);
  return rows.map(({ site }) => site);
}

/** Drops the partitions of single entries that are older than 30 days. */
export const pruneEntries = (database: Database, now: number): Promise<void> =>
  dropDaysBefore(database, dayOf(now - entryDays * dayMs));

/** Drops a site's counts that are older than its own retention, months. */
export async function pruneCounts(database: Database, site: string, months: number | null, now: number): Promise<void> {
  const first = new Date(now);
  first.setUTCMonth(first.getUTCMonth() - (months ?? usualMonths));
  const [day, hour] = [dayOf(first.getTime()), first.toISOString()];
  await database.execute(sql`delete from figure_hours where site = ${site} and hour < ${hour}`);
  await database.execute(sql`delete from figure_vitals where site = ${site} and hour < ${hour}`);
  await database.execute(sql`delete from figure_cars where site = ${site} and day < ${day}`);
}
