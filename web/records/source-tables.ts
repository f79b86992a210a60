import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { FetchOutcome } from '@/domain/stock/sources/stock-fetch.ts';
import { moment } from './columns.ts';

/** The data that the next fetch of a site's stock source needs; one row for each site that has a source. */
export const stockSources = pgTable('stock_sources', {
  site: text().primaryKey(),
  /** Without its query. */
  address: text().notNull().default(''),
  /** A digest of all settings of the source: validators count for these alone. */
  settings: text().notNull().default(''),
  everyMinutes: integer('every_minutes').notNull().default(0),
  /** Why it cannot be fetched as it is set up; empty where it can. */
  fault: text().notNull().default(''),
  etag: text().notNull().default(''),
  modified: text().notNull().default(''),
  /** SHA-256 of the file that was imported last. */
  digest: text().notNull().default(''),
  importedAt: moment('imported_at'),
  fetchedAt: moment('fetched_at'),
  outcome: text().$type<FetchOutcome>(),
  /** When staff wanted it fetched at once, and how many vehicles may leave by it where they are more than half. */
  requestedAt: moment('requested_at'),
  mayLeave: integer('may_leave').notNull().default(0),
  /** How many would have left by the file that was refused last. */
  refusedLeaving: integer('refused_leaving').notNull().default(0),
});

/** What came of each fetch, the last ones of each site. */
export const stockFetches = pgTable(
  'stock_fetches',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    site: text().notNull(),
    outcome: text().$type<FetchOutcome>().notNull(),
    /** For staff; empty where there is nothing to report. */
    reason: text().notNull().default(''),
    bytes: integer().notNull().default(0),
    tookMs: integer('took_ms').notNull().default(0),
    /** Staff wanted it, the schedule did not. */
    byHand: boolean('by_hand').notNull().default(false),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('stock_fetches_site').on(table.site, table.id)],
);
