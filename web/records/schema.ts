import { bigint, index, integer, jsonb, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';

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

/**
 * What content last held, by key: enquiries are taken by it while the content service is down
 * (FORM-12).
 */
export const contentSnapshots = pgTable('content_snapshots', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  readAt: timestamp('read_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * Counts of rate-limiter-flexible, which uses these column names; `expire` in epoch milliseconds.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
