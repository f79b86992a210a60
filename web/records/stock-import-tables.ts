import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ImportCounts, ImportOutcome, ReportLine } from '@/domain/stock/imports/import-record.ts';

/**
 * What an import did to one dealership's stock (PLUS-20). `site` is empty for rows of a feed that
 * do not name their dealership.
 */
export const stockImports = pgTable(
  'stock_imports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    site: text().notNull(),
    dealershipId: text('dealership_id').notNull(),
    dealership: text().notNull(),
    file: text().notNull(),
    outcome: text().$type<ImportOutcome>().notNull(),
    reason: text().notNull(),
    counts: jsonb().$type<ImportCounts>().notNull(),
    lines: jsonb().$type<ReportLine[]>().notNull(),
    unlisted: integer().notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('stock_imports_site').on(table.site, table.dealershipId, table.id)],
);
