import { date, index, integer, pgTable, primaryKey, real, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What pages sent, one row an entry, in a partition for each day (UTC) of arrival: the migration
 * makes it, drizzle cannot. Nothing in it identifies a person. The key makes a repeated batch
 * harmless.
 */
export const figureEvents = pgTable(
  'figure_events',
  {
    day: date({ mode: 'string' }).notNull(),
    site: text().notNull(),
    batch: uuid().notNull(),
    entry: smallint().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    page: text().notNull(),
    device: text().notNull(),
    /** The number of an event; null for a vital. */
    event: smallint(),
    detail: text().notNull(),
    /** The slug of a vehicle; empty for none. */
    car: text().notNull(),
    vital: text().notNull(),
    value: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.site, table.batch, table.entry] })],
);

/** Events of a site by the hour: what panels read. */
export const figureHours = pgTable(
  'figure_hours',
  {
    site: text().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    event: smallint().notNull(),
    page: text().notNull(),
    detail: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.hour, table.event, table.page, table.detail] })],
);

/** Events of a site's vehicles by the day (UTC). */
export const figureCars = pgTable(
  'figure_cars',
  {
    site: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    car: text().notNull(),
    event: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.day, table.car, table.event] }),
    index('figure_cars_car').on(table.site, table.car),
  ],
);

/** Vitals of a site's pages by the hour, as counts of values: bucket n holds those around 1.1^n, of CLS thousandths. */
export const figureVitals = pgTable(
  'figure_vitals',
  {
    site: text().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    vital: text().notNull(),
    page: text().notNull(),
    device: text().notNull(),
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.hour, table.vital, table.page, table.device, table.bucket] })],
);

/** The mail with a week's figures to one address: the key makes it one, whichever process writes it. */
export const weeklyMails = pgTable(
  'weekly_mails',
  {
    site: text().notNull(),
    /** The Monday on which it is due by the dealer's clock, after the week that it is about. */
    monday: date({ mode: 'string' }).notNull(),
    target: text().notNull(),
    /** Becomes the Message-ID. */
    id: uuid().notNull().defaultRandom(),
    /** `sending`: a process has it; `stuck`: it is not tried again. */
    state: text().$type<'waiting' | 'sending' | 'sent' | 'stuck'>().notNull().default('waiting'),
    tries: smallint().notNull().default(0),
    /** When it is tried next; while it is sent, when that began. */
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    error: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.site, table.monday, table.target] }), index('weekly_mails_at').on(table.at)],
);

/**
 * Addresses of a site that shoppers requested and that lead nowhere, by the day (UTC). Nothing in
 * it identifies a person.
 */
export const missingPages = pgTable(
  'missing_pages',
  {
    site: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    path: text().notNull(),
    /** The host of the last page that linked to it; empty for none. */
    referrer: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.day, table.path] }), index('missing_pages_day').on(table.day)],
);
