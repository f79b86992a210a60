import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SavedState } from '@/domain/accounts/saved-car.ts';
import { moment } from './columns.ts';

/**
 * A shopper of one site, identified by a confirmed mobile number (SAVE-06). The same number on
 * another site is another account.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    name: text().notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    email: text().notNull().default(''),
    postcode: text().notNull().default(''),
    /** The address to which alerts may go: its owner opened a link that was sent there. */
    confirmedEmail: text('confirmed_email').notNull().default(''),
    /** In the link that ends alerts without signing in; it opens nothing else. */
    alertsToken: uuid('alerts_token').notNull().defaultRandom(),
    /**
     * When and with which text the shopper agreed that staff see what they saved and compared
     * beside an enquiry; null for not.
     */
    sharedAt: moment('shared_at'),
    sharedTerms: text('shared_terms').notNull().default(''),
    /** Slugs of the vehicles that were compared last; empty if they are not shared. */
    compared: jsonb().$type<string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('accounts_site_phone').on(table.site, table.phone),
    uniqueIndex('accounts_alerts_token').on(table.alertsToken),
  ],
);

/**
 * A code that was sent, and the browser that requested it. Neither the code nor the browser's token
 * can be read from here.
 */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** SHA-256 of the token in the browser's cookie. */
    id: text().primaryKey(),
    site: text().notNull(),
    phone: text().notNull(),
    /** HMAC over site, number, challenge and code. */
    codeMac: text('code_mac').notNull(),
    tries: integer().notNull().default(0),
    /** Ids of vehicles that are saved once the code is right. */
    cars: jsonb().$type<string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('sign_in_challenges_expires_at').on(table.expiresAt)],
);

/** A browser that is signed in. */
export const accountSessions = pgTable(
  'account_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    account: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    site: text().notNull(),
    /** SHA-256 of the token in the browser's cookie, and of the one before it, which works a minute longer. */
    tokenHash: text('token_hash').notNull(),
    formerHash: text('former_hash'),
    /** For the list of devices, e.g. "Chrome on Windows". */
    device: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    rotatedAt: moment('rotated_at').notNull().defaultNow(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('account_sessions_token').on(table.tokenHash),
    index('account_sessions_former').on(table.formerHash).where(sql`former_hash is not null`),
    index('account_sessions_account').on(table.account),
    index('account_sessions_used_at').on(table.usedAt),
  ],
);

/** A vehicle that a shopper keeps, as it was when it was saved and when its price and state were last looked at (SAVE-05). */
export const savedCars = pgTable(
  'saved_cars',
  {
    account: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    site: text().notNull(),
    car: text().notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
    /** Name, address and price when it was saved: what is left of a vehicle that the site no longer lists. */
    saved: jsonb().$type<SavedState>().notNull(),
    /** The same at the end of the visit before this one, and at the latest look. */
    before: jsonb().$type<SavedState>().notNull(),
    seen: jsonb().$type<SavedState>().notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    note: text().notNull().default(''),
    /** As the last look for alerts found it (PLUS-21); null before the first, which goes by `seen`. */
    alertedAvailability: text('alerted_availability'),
    alertedCents: integer('alerted_cents'),
    alertedPriceType: text('alerted_price_type'),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.car] }),
    index('saved_cars_site_car').on(table.site, table.car),
  ],
);

/**
 * A passkey of an account: what verifies its signatures. Nothing of it signs a person in without
 * the device that holds it.
 */
export const passkeys = pgTable(
  'passkeys',
  {
    site: text().notNull(),
    /** The id that its authenticator gave it, base64url. */
    credential: text().notNull(),
    account: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The host that browsers offer it on, without a port. */
    host: text().notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    /** For the list of passkeys, e.g. "Chrome on Windows". */
    device: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.site, table.credential] }), index('passkeys_account').on(table.account)],
);

/** What an authenticator is to sign: once, soon, in the browser that requested it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the token in the browser's cookie. */
    id: text().primaryKey(),
    site: text().notNull(),
    host: text().notNull(),
    /** The account that a passkey is added to; null for a sign-in. */
    account: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    challenge: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires_at').on(table.expiresAt)],
);

/** A search that a shopper named. Vehicles that were listed after `newAfter`, the end of the visit before this one, are new to them. */
export const accountSearches = pgTable(
  'account_searches',
  {
    account: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** A path of the site with its parameters. */
    address: text().notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    newAfter: moment('new_after').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.account, table.name] })],
);

/** One go at a prize wheel for each confirmed number (NAV-15), decided once. `person` is a hash: a deleted account leaves no number, and gets no second go. */
export const wheelSpins = pgTable(
  'wheel_spins',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    /** The promotion's permit or name, as staff wrote it: another promotion is another go. */
    promotion: text().notNull(),
    person: text().notNull(),
    account: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    prize: text().notNull(),
    isWin: boolean('is_win').notNull(),
    /** What the winner shows and staff compare. */
    code: text().notNull(),
    spunAt: moment('spun_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('wheel_spins_once').on(table.site, table.promotion, table.person)],
);
