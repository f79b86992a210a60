import { and, eq, gte, sql } from 'drizzle-orm';
import type { Measurement } from '@/domain/third-parties/ledger.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import type { Database } from './database.ts';
import { figureVitals } from './figure-tables.ts';
import { announceIn } from './invalidation.ts';
import { tagMeasurements } from './tag-tables.ts';

/** What the tags of one site cost. Rejects when the records are away. */
export const measurementsOf = (database: Database, site: string): Promise<Measurement[]> =>
  database
    .select({
      source: tagMeasurements.source,
      bytes: tagMeasurements.bytes,
      mainThreadMs: tagMeasurements.mainThreadMs,
      shift: tagMeasurements.shift,
      failure: tagMeasurements.failure,
      measuredAt: tagMeasurements.measuredAt,
    })
    .from(tagMeasurements)
    .where(eq(tagMeasurements.site, site));

/** Stores a measurement in the place of the one before; the site's pages are made anew with it. */
export async function storeMeasurement(database: Database, site: string, measurement: Measurement): Promise<void> {
  const { source, ...values } = measurement;
  await database.transaction(async (within) => {
    await within
      .insert(tagMeasurements)
      .values({ site, source, ...values })
      .onConflictDoUpdate({ target: [tagMeasurements.site, tagMeasurements.source], set: values });
    await announceIn(within, [tags.site(site)]);
  });
}

/** For how long tags held up the pages of a site's shoppers since a moment, as counts of values (figure-tables.ts). */
export const tagFieldCounts = (database: Database, site: string, since: Date) =>
  database
    .select({
      vital: figureVitals.vital,
      bucket: figureVitals.bucket,
      count: sql<number>`sum(${figureVitals.count})::int`,
    })
    .from(figureVitals)
    .where(and(eq(figureVitals.site, site), eq(figureVitals.vital, 'TAGS'), gte(figureVitals.hour, since)))
    .groupBy(figureVitals.vital, figureVitals.bucket);
