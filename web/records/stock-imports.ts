import { and, desc, eq, sql } from 'drizzle-orm';
import type { ImportRecord } from '@/domain/stock/imports/import-record.ts';
import type { Database } from './database.ts';
import { stockImports } from './stock-import-tables.ts';

/** Imports that are stored of each dealership; older ones go. */
export const maxImports = 20;
/** Imports of all dealerships that administrators are shown. */
const maxShown = 100;

/** The lines of an import are read one import at a time. */
const withoutLines = {
  id: stockImports.id,
  site: stockImports.site,
  dealership: stockImports.dealership,
  file: stockImports.file,
  outcome: stockImports.outcome,
  reason: stockImports.reason,
  counts: stockImports.counts,
  problems: sql<number>`jsonb_array_length(${stockImports.lines}) + ${stockImports.unlisted}`,
  unlisted: stockImports.unlisted,
  importedAt: stockImports.importedAt,
};

/** Stores what an import did and forgets all but the last ones of each dealership; `now` is epoch milliseconds. */
export async function storeImports(database: Database, records: readonly ImportRecord[], now: number): Promise<void> {
  if (records.length === 0) return;
  const importedAt = new Date(now);
  await database.transaction(async (within) => {
    // Imports that store at once would not see each other's rows, and leave more than the last ones.
    await within.execute(sql`lock table ${stockImports} in share row exclusive mode`);
    await within.insert(stockImports).values(records.map((record) => ({ ...record, importedAt })));
    for (const { site, dealershipId } of records) {
      const own = and(eq(stockImports.site, site), eq(stockImports.dealershipId, dealershipId));
      const older = within
        .select({ id: stockImports.id })
        .from(stockImports)
        .where(own)
        .orderBy(desc(stockImports.id))
        .offset(maxImports);
      await within.delete(stockImports).where(and(own, sql`${stockImports.id} in ${older}`));
    }
  });
}

/** The last imports of one site's dealerships, the newest first; null for those of all sites. */
export const importsOf = (database: Database, site: string | null) =>
  database
    .select(withoutLines)
    .from(stockImports)
    .where(site === null ? undefined : eq(stockImports.site, site))
    .orderBy(desc(stockImports.id))
    .limit(maxShown);

/** One import of a site with what was not used; null where that site has no such import. `site` null: of any site. */
export async function importOf(database: Database, site: string | null, id: number) {
  const [found] = await database
    .select({ ...withoutLines, lines: stockImports.lines })
    .from(stockImports)
    .where(and(eq(stockImports.id, id), site === null ? undefined : eq(stockImports.site, site)));
  return found ?? null;
}
