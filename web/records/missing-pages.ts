import { lt, sql } from 'drizzle-orm';
import type { MissingPage } from '@/domain/routes/missing-path.ts';
import type { Database } from './database.ts';
import { missingPages } from './figure-tables.ts';
import { lockName } from './lock.ts';
import { dayMs, dayOf } from './utc-day.ts';

/** `referrer`: the host of the page that linked to it; empty for none. */
export type MissingCount = { site: string; path: string; referrer: string; count: number };

/**
 * At most so many rows of a site and day, and of those without a page that linked: a scanner sends
 * no referrer, and must leave room for others.
 */
export const maxMissingADay = 200;
export const maxUnlinkedADay = 100;
const reportedDays = 30;
const reportedPages = 50;

/**
 * Adds counts to those of the day; beyond the day's limit only to rows that exist. Rejects when the
 * records are away.
 */
export async function addMissing(database: Database, counts: readonly MissingCount[], now: number): Promise<void> {
  const day = dayOf(now);
  const sites = [...Map.groupBy(counts, (count) => count.site)].sort(([one], [other]) => (one < other ? -1 : 1));
  // All or none: what was not added is counted again with the next, and nothing twice.
  await database.transaction(async (within) => {
    for (const [site, rows] of sites) await addOfSite(within, { site, day, rows });
  });
}

type Day = { site: string; day: string; rows: readonly MissingCount[] };

async function addOfSite(within: Pick<Database, 'execute'>, { site, day, rows }: Day): Promise<void> {
  // Of several processes one at a time counts the rows of a site.
  await lockName(within, `missing ${site}`);
  await within.execute(sql`
    with sent as (
      select path, max(referrer) as referrer, sum(count)::int as count
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(path text, referrer text, count int) group by path
    ), had as (
      select path, referrer from missing_pages where site = ${site} and day = ${day}
    ), fresh as (
      select *, row_number() over (order by referrer = '', count desc, path) as place,
        row_number() over (partition by referrer = '' order by count desc, path) as own
      from sent where path not in (select path from had)
    )
    insert into missing_pages as existing (site, day, path, referrer, count)
    select ${site}, ${day}::date, path, referrer, count from sent where path in (select path from had)
    union all
    select ${site}, ${day}::date, path, referrer, count from fresh
    where place + (select count(*) from had) <= ${maxMissingADay}
      and (referrer <> '' or own + (select count(*) from had where referrer = '') <= ${maxUnlinkedADay})
    on conflict (site, day, path) do update set count = existing.count + excluded.count,
      referrer = case when excluded.referrer = '' then existing.referrer else excluded.referrer end`);
}

/** Forgets what is older than 30 days. */
export const pruneMissing = (database: Database, now: number) =>
  database.delete(missingPages).where(lt(missingPages.day, dayOf(now - reportedDays * dayMs)));

/**
 * What shoppers of a site requested in 30 days and found nothing at, first what another page links
 * to, then by how often.
 */
export async function missingOf(database: Database, site: string, now: number): Promise<MissingPage[]> {
  const { rows } = await database.execute<MissingPage>(sql`
    select path, sum(count)::int as count, count(*)::int as days,
      coalesce((array_agg(referrer order by day desc) filter (where referrer <> ''))[1], '') as referrer
    from missing_pages where site = ${site} and day > ${dayOf(now - reportedDays * dayMs)}
    group by path order by max(referrer) = '', 2 desc, path limit ${reportedPages}`);
  return rows;
}
