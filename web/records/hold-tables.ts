import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { HoldCar, HoldDealer } from '@/domain/purchases/hold-record.ts';
import type { HoldEvent, HoldState, MoneyState } from '@/domain/purchases/hold-states.ts';
import type { LedgerAccount, TransferKind, TransferPhase } from '@/domain/purchases/ledger.ts';
import type { LineState } from '@/domain/purchases/next-in-line.ts';
import type { Paper, PaperKind } from '@/domain/purchases/paper.ts';
import type { SaleFacts } from '@/domain/purchases/sale-facts.ts';
import { moment } from './columns.ts';
import { purchases } from './purchase-tables.ts';

/** The columns of a shopper's claim to a car; a function, since tables cannot share column objects. */
const shopperOfCar = () => ({
  id: uuid().primaryKey().defaultRandom(),
  site: text().notNull(),
  seller: text().notNull(),
  /** Opens the shopper's own page. */
  token: uuid().notNull().defaultRandom(),
  /** The car's id in the search index, the same on every site that lists it. */
  vehicle: text().notNull(),
  car: jsonb().$type<HoldCar>().notNull(),
  dealer: jsonb().$type<HoldDealer>().notNull(),
  name: text().notNull(),
  email: text().notNull().default(''),
  /** E.164, confirmed by a code. */
  phone: text().notNull(),
});

/**
 * A shopper's hold on a car (CHK-02). `site` is where it was made; `seller` is the dealership whose
 * car it is, whose desk shows it and whose merchant takes the deposit.
 */
export const holds = pgTable(
  'holds',
  {
    ...shopperOfCar(),
    state: text().$type<HoldState>().notNull().default('pending'),
    money: text().$type<MoneyState>().notNull().default('none'),
    /** 0 reserves without money. */
    depositCents: integer('deposit_cents').notNull(),
    /** What the dealer forfeits of the deposit. */
    retainedCents: integer('retained_cents').notNull().default(0),
    /** What staff stated of the sale, for its tax invoice. */
    sale: jsonb().$type<SaleFacts>(),
    /** How long it is held once the deposit is there. */
    hours: integer().notNull(),
    /** When the payment page closes, then when the hold ends. */
    endsAt: moment('ends_at').notNull(),
    /** The receipt's number, without gaps for each dealer; null until the car is held. */
    receipt: integer(),
    checkout: text(),
    checkoutUrl: text('checkout_url'),
    account: text().notNull().default(''),
    payment: text(),
    /** "visa 4242". */
    method: text().notNull().default(''),
    /** Until when an authorisation can be captured. */
    captureBefore: moment('capture_before'),
    /** Its person deleted their account, and no tax record needs their name: it goes once the reservation is over. */
    forgetAt: moment('forget_at'),
    /** The online purchase that it was made in. */
    purchase: uuid().references(() => purchases.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    heldAt: moment('held_at'),
    closedAt: moment('closed_at'),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    // One winner for each car (CHK-03, PLUS-13).
    uniqueIndex('holds_vehicle').on(table.vehicle).where(sql`state in ('pending', 'held')`),
    uniqueIndex('holds_token').on(table.token),
    uniqueIndex('holds_receipt').on(table.seller, table.receipt).where(sql`receipt is not null`),
    uniqueIndex('holds_checkout').on(table.checkout).where(sql`checkout is not null`),
    index('holds_payment').on(table.payment).where(sql`payment is not null`),
    index('holds_phone').on(table.site, table.phone),
    index('holds_seller').on(table.seller, table.createdAt),
    index('holds_changed').on(table.changedAt),
    index('holds_purchase').on(table.purchase).where(sql`purchase is not null`),
    index('holds_due')
      .on(table.endsAt)
      .where(sql`state in ('pending', 'held') or money in ('releasing', 'refunding', 'capturing')`),
    check('holds_deposit', sql`${table.depositCents} >= 0`),
    check('holds_retained', sql`${table.retainedCents} between 0 and ${table.depositCents}`),
  ],
);

/** `mailed`: its mail has left, its text has not. */
export type MessageState = 'waiting' | 'mailed' | 'sent';

/**
 * What happened to a hold, by whom and why. `message` states whether the shopper still has to be
 * notified.
 */
export const holdEvents = pgTable(
  'hold_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    hold: uuid()
      .notNull()
      .references(() => holds.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
    kind: text().$type<HoldEvent>().notNull(),
    /** A person of staff; empty for the shopper, the clock and the provider. */
    actor: text().notNull().default(''),
    /** Staff's reason, as the shopper reads it. */
    reason: text().notNull().default(''),
    message: text().$type<MessageState>(),
  },
  (table) => [
    index('hold_events_hold').on(table.hold),
    index('hold_events_waiting').on(table.id).where(sql`message = 'waiting'`),
  ],
);

/**
 * Movements of deposits, never changed and never deleted (a trigger refuses both). `pending` names
 * the transfer that this one posts or voids: once.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: uuid().primaryKey().defaultRandom(),
    seller: text().notNull(),
    hold: uuid().notNull(),
    kind: text().$type<TransferKind>().notNull(),
    phase: text().$type<TransferPhase>().notNull(),
    debit: text().$type<LedgerAccount>().notNull(),
    credit: text().$type<LedgerAccount>().notNull(),
    /** Cents, AUD. */
    cents: integer().notNull(),
    pending: uuid().references((): AnyPgColumn => ledgerTransfers.id),
    // `clock_timestamp`, so that transfers of one transaction are in the order in which they were written.
    at: moment('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex('ledger_transfers_pending').on(table.pending).where(sql`pending is not null`),
    index('ledger_transfers_seller').on(table.seller, table.at),
    index('ledger_transfers_hold').on(table.hold),
    check('ledger_transfers_sides', sql`${table.cents} > 0 and ${table.debit} <> ${table.credit}`),
    check('ledger_transfers_phase', sql`(${table.phase} = 'voided') <= (${table.pending} is not null)`),
  ],
);

/** Signed events of the provider, each once however often it is delivered (CHK-04). */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    account: text().notNull().default(''),
    type: text().notNull(),
    /** The hold that it is about; null for what did not come from the product. */
    hold: uuid(),
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [
    index('payment_events_hold').on(table.hold),
    index('payment_events_failed').on(table.receivedAt).where(sql`type = 'refund.failed'`),
  ],
);

/** Who waits for a car that is held (PLUS-15). */
export const holdWaiting = pgTable(
  'hold_waiting',
  {
    ...shopperOfCar(),
    state: text().$type<LineState>().notNull().default('waiting'),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    offeredAt: moment('offered_at'),
    preferredUntil: moment('preferred_until'),
    message: text().$type<MessageState>(),
  },
  (table) => [
    uniqueIndex('hold_waiting_person').on(table.vehicle, table.phone).where(sql`state in ('waiting', 'offered')`),
    // One preference for each car at a time.
    uniqueIndex('hold_waiting_offered').on(table.vehicle).where(sql`state = 'offered'`),
    uniqueIndex('hold_waiting_token').on(table.token),
    index('hold_waiting_seller').on(table.seller, table.joinedAt),
  ],
);

/**
 * Whose messages are being sent now, by one process: a hold's or a car's line. A claim that is over
 * belongs to a process that died.
 */
export const messageClaims = pgTable('message_claims', { id: text().primaryKey(), until: moment('until').notNull() });

/**
 * The last number of a dealer's papers of a kind: taken in the transaction of the paper, so that no
 * number is left out.
 */
export const paperNumbers = pgTable(
  'paper_numbers',
  { seller: text().notNull(), kind: text().$type<PaperKind>().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.seller, table.kind] })],
);

/**
 * The papers of reservations as they were issued (PLUS-22): a trigger refuses to delete one, and any
 * change but that of its mail, and that the content of a receipt of 0 is erased.
 */
export const papers = pgTable(
  'papers',
  {
    id: uuid().primaryKey().defaultRandom(),
    seller: text().notNull(),
    hold: uuid()
      .notNull()
      .references(() => holds.id),
    kind: text().$type<PaperKind>().notNull(),
    number: integer().notNull(),
    /** The movement of money that it is about; null for a reservation without a deposit. */
    transfer: uuid().references(() => ledgerTransfers.id),
    /** Null for receipts that are older than this table: they are printed of their hold. */
    content: jsonb().$type<Paper>(),
    /** What it comes to, and the GST in it; cents. */
    cents: integer().notNull(),
    gstCents: integer('gst_cents').notNull().default(0),
    issuedAt: moment('issued_at').notNull().defaultNow(),
    /**
     * Whether a mail with it has to leave (`limited`: its address had too many that day), and how
     * many were requested: a repetition is another mail.
     */
    message: text().$type<'waiting' | 'sent' | 'limited'>(),
    sends: integer().notNull().default(0),
    /** When its last mail was requested. */
    requestedAt: moment('requested_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('papers_number').on(table.seller, table.kind, table.number),
    // One paper for each movement: an invoice is issued once, however often its form is sent.
    uniqueIndex('papers_transfer').on(table.transfer).where(sql`transfer is not null`),
    index('papers_hold').on(table.hold),
    index('papers_waiting').on(table.id).where(sql`message = 'waiting'`),
    check('papers_gst', sql`abs(${table.gstCents}) <= abs(${table.cents})`),
  ],
);
