import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Consent } from '@/domain/leads/consents.ts';
import type { AnyDestination } from '@/domain/leads/destinations.ts';
import type { AnswerLine, LeadDealer, LeadRecord, LeadVehicle } from '@/domain/leads/lead-record.ts';
import type { DeliveryState, LeadState } from '@/domain/leads/lead-states.ts';
import type { Valuation } from '@/domain/leads/valuation.ts';
import { accounts } from './account-tables.ts';
import { moment } from './columns.ts';

/** The mailbox of an address of mail, however it is written: in small letters, without a tag (`name+tag@`). */
export const mailboxOf = (address: SQLWrapper): SQL<string> =>
  sql<string>`lower(regexp_replace(${address}, '[+][^@]*@', '@'))`;

/** One row per enquiry of a shopper, as its form was checked; the site is the one whose host it came to. */
export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site').notNull(),
    category: text('category').notNull(),
    subcategory: text('subcategory').notNull().default(''),
    /** The form's document, or the name of a standard form. */
    form: text('form').notNull().default(''),
    /**
     * The mailboxes of people that get it: the form's, else the site's. Every destination has a row in
     * lead_deliveries.
     */
    destinations: text('destinations').array().notNull().default([]),
    /** The same for every try of the same enquiry (FORM-12). */
    idempotencyKey: text('idempotency_key'),
    details: jsonb('details').$type<LeadRecord['details']>().notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    name: text().notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    postcode: text().notNull().default(''),
    lines: jsonb().$type<AnswerLine[]>().notNull().default([]),
    vehicle: jsonb().$type<LeadVehicle>(),
    /** The online estimate of the shopper's own car (FORM-09). */
    valuation: jsonb().$type<Valuation>(),
    /** The dealer as the enquiry was taken: what is sent of it needs no content. */
    dealer: jsonb().$type<LeadDealer>().notNull().default({ name: '', phone: '', email: '', origin: '', timeZone: '' }),
    /** The consents that the form requested: their text, and whether they were given (FORM-02). */
    consents: jsonb().$type<Consent[]>().notNull().default([]),
    /** What the lead desk searches, in small letters. */
    search: text().notNull().default(''),
    state: text().$type<LeadState>().notNull().default('new'),
    assignee: text().notNull().default(''),
    /** When it is overdue by the hours of the place; null for a place that is never open. */
    dueAt: moment('due_at'),
    /** When staff first took it out of "new". */
    answeredAt: moment('answered_at'),
    /** When the shopper took it back. */
    withdrawnAt: moment('withdrawn_at'),
    /** The account that sent it, where its shopper lets staff see what they saved. */
    account: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Opens the shopper's own page of it; no one else learns it (PLUS-10). */
    token: text().notNull().default(sql`encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')`),
  },
  (table) => [
    index('leads_site_received_at').on(table.site, table.receivedAt),
    index('leads_site_idempotency_key').on(table.site, table.idempotencyKey),
    index('leads_site_state_received_at').on(table.site, table.state, table.receivedAt, table.id),
    uniqueIndex('leads_token').on(table.token),
    index('leads_due').on(table.dueAt).where(sql`state = 'new' and withdrawn_at is null and answered_at is null`),
  ],
);

/**
 * That an enquiry was overdue, once for each moment at which it was due: the process that writes
 * the row sends the mail (PLUS-10).
 */
export const leadAlarms = pgTable(
  'lead_alarms',
  {
    lead: uuid('lead')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    dueAt: moment('due_at').notNull(),
    /** What the deliveries of its mail are about; enquiries in one mail share it. Null where none is sent. */
    mail: uuid(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.lead, table.dueAt] }), index('lead_alarms_mail').on(table.mail)],
);

/**
 * One row per message and destination: written with its lead, sent by the worker, retained when it
 * could not be (FORM-12).
 */
export const leadDeliveries = pgTable(
  'lead_deliveries',
  {
    /** The idempotency key that the receiver gets, and the job's id. */
    id: uuid('id').primaryKey().defaultRandom(),
    lead: uuid('lead')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    site: text('site').notNull(),
    kind: text().$type<AnyDestination['kind']>().notNull(),
    target: text().notNull(),
    /**
     * "lead", the number of the event that it reports, the mail of lead_alarms, or the reply that
     * has not left.
     */
    about: text().notNull().default('lead'),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, for staff. */
    error: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    attemptedAt: moment('attempted_at'),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    uniqueIndex('lead_deliveries_once').on(table.lead, table.kind, table.target, table.about),
    index('lead_deliveries_open').on(table.createdAt).where(sql`state <> 'delivered'`),
    index('lead_deliveries_overdue').on(table.about).where(sql`kind = 'overdue'`),
    index('lead_deliveries_receipts').on(mailboxOf(table.target), table.createdAt).where(sql`kind = 'receipt'`),
  ],
);

/** What happened to a lead, in order: staff's changes and notes, the shopper's additions. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lead: uuid('lead')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    site: text('site').notNull(),
    kind: text().notNull(),
    /** The person of staff; empty for the shopper and for the product itself. */
    actor: text().notNull().default(''),
    text: text().notNull().default(''),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('lead_events_lead').on(table.lead, table.id)],
);

/**
 * A reply that staff write: a draft first, then on its way for some seconds, in which it can be
 * taken back; gone once it has left.
 */
export const leadAnswers = pgTable(
  'lead_answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lead: uuid('lead')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    site: text('site').notNull(),
    actor: text('actor').notNull(),
    text: text('text').notNull(),
    /** When it leaves; null for a draft. */
    sendsAt: moment('sends_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('lead_answers_lead').on(table.lead)],
);

/** The key of each webhook's signature, made at its first message; secrets are never in content. */
export const webhookKeys = pgTable(
  'webhook_keys',
  {
    site: text().notNull(),
    target: text().notNull(),
    secret: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('webhook_keys_site_target').on(table.site, table.target)],
);
