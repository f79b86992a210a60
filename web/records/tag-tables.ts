import { integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core';

/** What a script of another company costs one site's pages, the last measurement of each. */
export const tagMeasurements = pgTable(
  'tag_measurements',
  {
    site: text().notNull(),
    /** What was measured (domain/third-parties/tag-source.ts, `sourceKey`). */
    source: text().notNull(),
    bytes: integer().notNull(),
    mainThreadMs: real('main_thread_ms').notNull(),
    shift: real().notNull(),
    /** Why it could not be measured; empty where it was. */
    failure: text().notNull(),
    measuredAt: timestamp('measured_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.source] })],
);
