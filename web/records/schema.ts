import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * One row per publish (PLUS-07): what it made stale. The key makes a repeated webhook harmless, and an instance that
 * lost its connection reads here what it missed.
 */
export const publishLog = pgTable(
  'publish_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    idempotencyKey: text('idempotency_key').unique(),
    documentId: text('document_id'),
    transactionId: text('transaction_id'),
    tags: text().array().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('publish_log_received_at').on(table.receivedAt)],
);
