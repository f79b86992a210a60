import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BookingState } from '@/domain/leads/booking.ts';
import type { BusyTime } from '@/domain/leads/booking-days.ts';
import type { BookingKind } from '@/domain/locations/booking-kinds.ts';
import { moment } from './columns.ts';
import { leads } from './lead-tables.ts';

/** A time that an enquiry took at a location. `seat` numbers the places that run at the same time: no two hold the same one (FORM-07). */
export const bookings = pgTable(
  'bookings',
  {
    lead: uuid('lead')
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    site: text('site').notNull(),
    /** The location's document: where two sites show the same place, they share its times. */
    location: text('location').notNull(),
    placeName: text('place_name').notNull(),
    address: text('address').notNull().default(''),
    timeZone: text('time_zone').notNull(),
    kind: text().$type<BookingKind>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    seat: integer().notNull(),
    state: text().$type<BookingState>().notNull().default('booked'),
    /** Counts the changes: calendars take the highest. */
    sequence: integer().notNull().default(0),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('bookings_seat')
      .on(table.location, table.kind, table.startsAt, table.seat)
      .where(sql`state <> 'cancelled'`),
    index('bookings_location').on(table.location, table.startsAt),
    index('bookings_site').on(table.site, table.startsAt),
  ],
);

/** Times at which staff take no bookings of a kind, or of every kind. */
export const blockedTimes = pgTable(
  'blocked_times',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    site: text('site').notNull(),
    location: text('location').notNull(),
    kind: text().$type<BusyTime['kind']>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    reason: text('reason').notNull().default(''),
    actor: text('actor').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('blocked_times_location').on(table.location, table.endsAt),
    index('blocked_times_site').on(table.site, table.endsAt),
  ],
);
