import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { searchTerms } from './search-tables.ts';
import { dayMs, dayOf } from './utc-day.ts';

export type TermCount = { site: string; phrase: string; searches: number; nothing: number };
type SearchReport = {
  frequent: { phrase: string; searches: number }[];
  nothing: { phrase: string; searches: number }[];
};

/** Rows of a site and day at most: of more, those that were searched least go. */
export const maxTermsADay = 500;
const retentionDays = 90;
const reportedDays = 30;
const reportedTerms = 20;
const batch = 1_000;

/** Adds counts to those of the day; `now` is epoch milliseconds. Rejects when the records are away. */
export async function addTerms(database: Database, counts: readonly TermCount[], now: number): Promise<void> {
  const day = dayOf(now);
  // One order for all processes: two that add the same terms never deadlock.
  const rows = counts
    .map((count) => ({ ...count, day }))
    .sort((one, other) => compare(one.site, other.site) || compare(one.phrase, other.phrase));
  await database.transaction(async (within) => {
    for (let from = 0; from < rows.length; from += batch) {
      await within
        .insert(searchTerms)
        .values(rows.slice(from, from + batch))
        .onConflictDoUpdate({
          target: [searchTerms.site, searchTerms.day, searchTerms.phrase],
          set: {
            searches: sql`${searchTerms.searches} + excluded.searches`,
            nothing: sql`${searchTerms.nothing} + excluded.nothing`,
          },
        });
    }
  });
  // What was added is added: a day that could not be trimmed is with the next addition.
  for (const site of new Set(rows.map((row) => row.site))) await trimDay(database, site, day).catch(() => undefined);
}

/** Forgets what is older than 90 days. */
export const pruneTerms = (database: Database, now: number) =>
  database.delete(searchTerms).where(lt(searchTerms.day, dayOf(now - retentionDays * dayMs)));

/** What shoppers of one site searched most in 30 days, and which terms found nothing. */
export async function reportOf(database: Database, site: string, now: number): Promise<SearchReport> {
  const within = and(eq(searchTerms.site, site), gt(searchTerms.day, dayOf(now - reportedDays * dayMs)));
  const sum = (column: typeof searchTerms.searches | typeof searchTerms.nothing) =>
    sql<number>`sum(${column})::int`.as('total');
  const top = async (column: typeof searchTerms.searches | typeof searchTerms.nothing) => {
    const rows = await database
      .select({ phrase: searchTerms.phrase, searches: sum(column) })
      .from(searchTerms)
      .where(and(within, gt(column, 0)))
      .groupBy(searchTerms.phrase)
      .orderBy(desc(sql`total`), searchTerms.phrase)
      .limit(reportedTerms);
    return rows;
  };
  return { frequent: await top(searchTerms.searches), nothing: await top(searchTerms.nothing) };
}

async function trimDay(database: Database, site: string, day: string): Promise<void> {
  const few = database
    .select({ phrase: searchTerms.phrase })
    .from(searchTerms)
    .where(and(eq(searchTerms.site, site), eq(searchTerms.day, day)))
    .orderBy(desc(searchTerms.searches), searchTerms.phrase)
    .offset(maxTermsADay);
  await database
    .delete(searchTerms)
    .where(and(eq(searchTerms.site, site), eq(searchTerms.day, day), sql`${searchTerms.phrase} in ${few}`));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
