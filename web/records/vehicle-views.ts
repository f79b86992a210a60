import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { dayMs, dayOf } from './utc-day.ts';
import { vehicleViews } from './view-tables.ts';

export type ViewCount = { site: string; slug: string; views: number };

/** A vehicle that was not viewed for so long has left every list. */
const idleDays = 400;
const batch = 1_000;

/** Adds counts to those of before; `now` is epoch milliseconds. Rejects when the records are away. */
export async function addViews(database: Database, counts: readonly ViewCount[], now: number): Promise<void> {
  // One order for all processes: two that add to the same vehicles never wait for each other in a circle.
  const rows = counts.map((count) => ({ ...count, day: dayOf(now) })).sort(bySiteAndSlug);
  await database.transaction(async (within) => {
    for (let from = 0; from < rows.length; from += batch)
      await within
        .insert(vehicleViews)
        .values(rows.slice(from, from + batch))
        .onConflictDoUpdate({
          target: [vehicleViews.site, vehicleViews.slug],
          set: { views: sql`${vehicleViews.views} + excluded.views`, day: sql`excluded.day` },
        });
  });
}

/** How often a vehicle was looked at on a site; 0 when it was not. Rejects when the records are away. */
export async function viewsOf(database: Database, site: string, slug: string): Promise<number> {
  const [row] = await database
    .select({ views: vehicleViews.views })
    .from(vehicleViews)
    .where(and(eq(vehicleViews.site, site), eq(vehicleViews.slug, slug)));
  return row?.views ?? 0;
}

/** Forgets vehicles that were not viewed for 400 days. */
export const pruneViews = (database: Database, now: number) =>
  database.delete(vehicleViews).where(lt(vehicleViews.day, dayOf(now - idleDays * dayMs)));

function bySiteAndSlug(one: ViewCount, other: ViewCount): number {
  const [left, right] = [`${one.site} ${one.slug}`, `${other.site} ${other.slug}`];
  return left < right ? -1 : left > right ? 1 : 0;
}
