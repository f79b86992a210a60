import { and, desc, eq, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { type FetchOutcome, isDue, type SourceReport } from '@/domain/stock/sources/stock-fetch.ts';
import type { Database } from './database.ts';
import { stockFetches, stockSources } from './source-tables.ts';

/** Fetches that are stored of each site; older ones go. */
export const maxFetches = 50;

export type SourceState = typeof stockSources.$inferSelect;
export type SettledSource = Pick<SourceState, 'site' | 'address' | 'settings' | 'everyMinutes' | 'fault'>;

/** Validators are about one file: another address has none, and is fetched at once. */
const unfetched = { etag: '', modified: '', digest: '', importedAt: null, fetchedAt: null, outcome: null };

/**
 * Updates the rows to the content as it is, and returns the sites whose source is due. Sources that
 * are gone go with their fetches.
 */
export function settleSources(database: Database, sources: readonly SettledSource[]): Promise<string[]> {
  return database.transaction(async (within) => {
    for (const { site, ...set } of sources) {
      const changed = and(eq(stockSources.site, site), ne(stockSources.settings, set.settings));
      await within.update(stockSources).set(unfetched).where(changed);
      await within
        .insert(stockSources)
        .values({ site, ...set })
        .onConflictDoUpdate({ target: stockSources.site, set });
    }
    const sites = sources.map(({ site }) => site);
    await within.delete(stockSources).where(sites.length > 0 ? notInArray(stockSources.site, sites) : undefined);
    // Of a source that is paused they stay for a while.
    const old = lt(stockFetches.at, sql`now() - interval '90 days'`);
    await within
      .delete(stockFetches)
      .where(and(old, sites.length > 0 ? notInArray(stockFetches.site, sites) : undefined));
    if (sites.length === 0) return [];
    const rows = await within
      .select({ row: stockSources, now: sql<string>`now()::text` })
      .from(stockSources)
      .where(and(inArray(stockSources.site, sites), eq(stockSources.fault, '')));
    return rows.flatMap(({ row, now }) => (isDue(row, row.everyMinutes, new Date(now)) ? [row.site] : []));
  });
}

/** The source of a site, if it is due even now: another process may have fetched it since it was queued. */
export async function dueSource(database: Database, site: string): Promise<{ state: SourceState; begun: Date } | null> {
  const [found] = await database
    .select({ row: stockSources, now: sql<string>`now()::text` })
    .from(stockSources)
    .where(eq(stockSources.site, site));
  if (!found) return null;
  const { row: state, now } = found;
  const begun = new Date(now);
  return isDue(state, state.everyMinutes, begun) ? { state, begun } : null;
}

export type FetchResult = {
  outcome: FetchOutcome;
  reason: string;
  bytes: number;
  tookMs: number;
  byHand: boolean;
  /** Of the file that was imported; absent where none was. */
  imported?: Pick<SourceState, 'etag' | 'modified' | 'digest'>;
  /** How many vehicles would have left by the file that was refused. */
  refusedLeaving?: number;
};

/** Stores what came of a fetch that began at `begun`; what staff wanted since then is still to come. */
export async function storeFetch(database: Database, site: string, begun: Date, result: FetchResult): Promise<void> {
  const { imported, refusedLeaving = 0, ...fetch } = result;
  await database.transaction(async (within) => {
    await within.insert(stockFetches).values({ site, ...fetch });
    const older = within
      .select({ id: stockFetches.id })
      .from(stockFetches)
      .where(eq(stockFetches.site, site))
      .orderBy(desc(stockFetches.id))
      .offset(maxFetches);
    await within.delete(stockFetches).where(and(eq(stockFetches.site, site), inArray(stockFetches.id, older)));
    await within
      .update(stockSources)
      .set({
        fetchedAt: begun,
        outcome: result.outcome,
        refusedLeaving,
        ...(imported && { ...imported, importedAt: sql`now()` }),
      })
      .where(eq(stockSources.site, site));
    const served = or(isNull(stockSources.requestedAt), lt(stockSources.requestedAt, begun));
    await within
      .update(stockSources)
      .set({ requestedAt: null, mayLeave: 0 })
      .where(and(eq(stockSources.site, site), served));
  });
}

/**
 * Has a site's source fetched at once; false where it has none. `mayLeave`: so many vehicles may leave by it where they are more than half, after
 * a file was refused; staff saw that number, and a file that came since may take away more.
 */
export async function requestFetch(database: Database, site: string, mayLeave = 0): Promise<boolean> {
  const afterRefusal = sql<number>`case when ${stockSources.outcome} = 'refused' then ${mayLeave}::int else 0 end`;
  const rows = await database
    .update(stockSources)
    .set({ requestedAt: sql`now()`, mayLeave: afterRefusal })
    .where(eq(stockSources.site, site))
    .returning({ site: stockSources.site });
  return rows.length > 0;
}

/** What the studio shows of a site's source. */
export async function sourceReport(database: Database, site: string): Promise<SourceReport> {
  const [[source], fetches] = await Promise.all([
    database.select().from(stockSources).where(eq(stockSources.site, site)),
    database
      .select()
      .from(stockFetches)
      .where(eq(stockFetches.site, site))
      .orderBy(desc(stockFetches.id))
      .limit(maxFetches),
  ]);
  return {
    source: source
      ? {
          address: source.address,
          everyMinutes: source.everyMinutes,
          fault: source.fault,
          outcome: source.outcome,
          isRequested: source.requestedAt !== null,
          refusedLeaving: source.refusedLeaving,
        }
      : null,
    fetches: fetches.map(({ id, outcome, reason, bytes, byHand, at }) => ({
      id,
      outcome,
      reason,
      bytes,
      byHand,
      at: at.toISOString(),
    })),
  };
}
