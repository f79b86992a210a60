import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AlertChannel, AlertKind } from '@/domain/accounts/alerts/alert-kinds.ts';
import { accounts } from './account-tables.ts';
import { moment } from './columns.ts';

const ofAccount = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/**
 * What a shopper agreed to, with which text and when (PLUS-21). One agreement of an account is in
 * force at a time; those that ended stay as evidence.
 */
export const alertConsents = pgTable(
  'alert_consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    account: ofAccount(),
    site: text().notNull(),
    kinds: text().array().$type<AlertKind[]>().notNull(),
    channel: text().$type<AlertChannel>().notNull(),
    terms: text().notNull(),
    /** https://host on which it was given: links of messages lead there. */
    origin: text().notNull(),
    agreedAt: moment('agreed_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    /** "garage" or "link". */
    endedBy: text('ended_by'),
  },
  (table) => [
    uniqueIndex('alert_consents_account').on(table.account).where(sql`ended_at is null`),
    index('alert_consents_site').on(table.site).where(sql`ended_at is null`),
  ],
);

/**
 * A change of which a shopper is to be alerted: written once by its keys, however often the stock is
 * looked at. `look` is the fence of the look that found it; a search names each new vehicle once,
 * look 0.
 */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid().primaryKey().defaultRandom(),
    account: ofAccount(),
    site: text().notNull(),
    kind: text().$type<AlertKind>().notNull(),
    car: text().notNull(),
    look: bigint({ mode: 'number' }).notNull(),
    search: text().notNull().default(''),
    fromCents: integer('from_cents').notNull().default(0),
    priceType: text('price_type').notNull().default(''),
    name: text().notNull().default(''),
    message: uuid(),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    unique('alerts_once').on(table.account, table.kind, table.car, table.look),
    // A second drop before the first has a message is the same news: the price before stays the first one.
    uniqueIndex('alerts_waiting')
      .on(table.account, table.kind, table.car)
      .where(sql`message is null and sent_at is null`),
    index('alerts_unsent').on(table.site).where(sql`message is null and sent_at is null`),
    index('alerts_message').on(table.message),
  ],
);

/** One message of everything that happened: one a day at most for each person and site. */
export const alertMessages = pgTable(
  'alert_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    account: ofAccount(),
    site: text().notNull(),
    /** By the dealer's calendar. */
    day: date().notNull(),
    state: text().$type<'waiting' | 'delivered' | 'stuck'>().notNull().default('waiting'),
    error: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    unique('alert_messages_day').on(table.account, table.day),
    index('alert_messages_waiting').on(table.site).where(sql`state = 'waiting'`),
  ],
);

/**
 * How far the stock of a site was looked through for alerts. `fence` numbers the looks: what an
 * older one found is not written after a newer began.
 */
export const alertLooks = pgTable('alert_looks', {
  site: text().primaryKey(),
  fence: bigint({ mode: 'number' }).notNull().default(0),
  /** The last publish (publish_log) before the last finished look. */
  publish: bigint({ mode: 'number' }).notNull().default(0),
  claimedUntil: moment('claimed_until'),
  lookedAt: moment('looked_at'),
});
