import { and, eq, sql } from 'drizzle-orm';
import { alertLooks } from './alert-tables.ts';
import { inBatch } from './batch.ts';
import type { Database, Transaction } from './database.ts';

/**
 * Seconds after which a site is looked at again without a publish: for what changed without one, or
 * during a failure.
 */
const restSeconds = 600;
/** Seconds for which a process has a site after its last write; then another one may begin. */
const claimSeconds = 120;

export type Look = { site: string; fence: number; publish: number };

/** Sites with an agreement whose stock was published since the last look, or was not looked at for a while. */
export async function sitesToLookAt(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ site: string }>(sql`
    select l.site from alert_looks l
    where (l.claimed_until is null or l.claimed_until < now())
      and exists (select from alert_consents c where c.site = l.site and c.ended_at is null)
      and (l.looked_at is null or l.looked_at < now() - make_interval(secs => ${restSeconds})
        or exists (select from publish_log p where p.id > l.publish
          and p.tags && array['stock:' || l.site, 'site:' || l.site, '*']))
    order by l.looked_at nulls first limit 500`);
  return rows.map(({ site }) => site);
}

/** Begins a look; null where another process has begun one. */
export async function beginLook(database: Database, site: string): Promise<Look | null> {
  const { rows } = await database.execute<{ fence: string; publish: string }>(sql`
    update alert_looks set fence = fence + 1, claimed_until = now() + make_interval(secs => ${claimSeconds})
    where site = ${site} and (claimed_until is null or claimed_until < now())
    returning fence, (select coalesce(max(id), 0) from publish_log) as publish`);
  const [row] = rows;
  return row ? { site, fence: Number(row.fence), publish: Number(row.publish) } : null;
}

/**
 * Runs `write` in a transaction during which no newer look can begin; false where one has begun,
 * and nothing is written.
 */
export function withinLook(
  database: Database,
  { site, fence }: Look,
  write: (transaction: Transaction) => Promise<void>,
): Promise<boolean> {
  return inBatch(database, async (transaction) => {
    const mine = and(eq(alertLooks.site, site), eq(alertLooks.fence, fence));
    // Extends the claim too: a long look goes on as long as it writes.
    const held = await transaction
      .update(alertLooks)
      .set({ claimedUntil: sql`now() + make_interval(secs => ${claimSeconds})` })
      .where(mine)
      .returning({ site: alertLooks.site });
    if (held.length === 0) return false;
    await write(transaction);
    return true;
  });
}

export const endLook = (database: Database, { site, fence, publish }: Look) =>
  database
    .update(alertLooks)
    .set({ publish, lookedAt: sql`now()`, claimedUntil: null })
    .where(and(eq(alertLooks.site, site), eq(alertLooks.fence, fence)));

/** Gives a site back after a look that failed: the next one begins soon, not at once. */
export const giveUpLook = (database: Database, { site, fence }: Look) =>
  database
    .update(alertLooks)
    .set({ claimedUntil: sql`now() + interval '15 seconds'` })
    .where(and(eq(alertLooks.site, site), eq(alertLooks.fence, fence)));
