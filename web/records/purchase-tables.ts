import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { HoldCar } from '@/domain/purchases/hold-record.ts';
import type { PurchaseChoices } from '@/domain/purchases/purchase-choices.ts';
import type { HelpStep, PurchaseProposals } from '@/domain/purchases/purchase-help.ts';
import { accounts } from './account-tables.ts';
import { moment } from './columns.ts';
import { leads } from './lead-tables.ts';

/**
 * A shopper's way to a purchase (CHK-05), bound to a browser by the hash of its cookie until it is joined to an account. `site` is where it
 * was begun; `seller` is the dealership whose car it is, whose desk shows it.
 */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    seller: text().notNull(),
    vehicle: text().notNull(),
    /** As it was when the purchase was begun: what is left of a car that the site lists no more. */
    car: jsonb().$type<HoldCar>().notNull(),
    /** SHA-256 of the token in the browser's cookie. */
    browser: text().notNull(),
    account: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    choices: jsonb().$type<PurchaseChoices>().notNull().default({}),
    /** The price that the shopper saw and went on with. */
    priceCents: integer('price_cents').notNull(),
    /** The staff account that helps with it; empty for no one. */
    helperId: text('helper_id').notNull().default(''),
    /** Their name, which the shopper reads; empty for one without. */
    helper: text().notNull().default(''),
    helperSince: moment('helper_since'),
    /** When they did something last: help ends by itself after it. */
    helpedAt: moment('helped_at'),
    /** What the helper writes to the shopper. */
    note: text().notNull().default(''),
    /** Steps as staff filled them in, which the shopper has not looked over yet. */
    proposals: jsonb().$type<PurchaseProposals>().notNull().default({}),
    /** The enquiry by which it was sent, once. */
    lead: uuid().references(() => leads.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('purchases_browser')
      .on(table.site, table.vehicle, table.browser)
      .where(sql`account is null and sent_at is null`),
    uniqueIndex('purchases_account')
      .on(table.site, table.vehicle, table.account)
      .where(sql`account is not null and sent_at is null`),
    index('purchases_lead').on(table.lead).where(sql`lead is not null`),
    index('purchases_account_changed').on(table.account, table.changedAt),
    index('purchases_changed').on(table.changedAt),
    index('purchases_seller_changed').on(table.seller, table.changedAt).where(sql`sent_at is null`),
    check('purchases_price', sql`${table.priceCents} >= 0`),
  ],
);

const purchaseEventKinds = ['helped', 'handed-back', 'note', 'set', 'not-set', 'agreed', 'declined'] as const;

/** Who helped with a purchase, and what became of each step that staff filled in. It goes with its purchase. */
export const purchaseEvents = pgTable(
  'purchase_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    purchase: uuid()
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    kind: text({ enum: purchaseEventKinds }).notNull(),
    /** The name of a person of staff; empty for one without, and for the shopper. */
    actor: text().notNull().default(''),
    step: text().$type<HelpStep | ''>().notNull().default(''),
    /** What was chosen, in the text of the page; of a note its text. */
    says: text().notNull().default(''),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('purchase_events_purchase').on(table.purchase, table.at)],
);
