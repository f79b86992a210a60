import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Booking, NewBooking } from '@/domain/leads/booking.ts';
import { type BusyTime, daysAhead } from '@/domain/leads/booking-days.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import { blockedTimes, bookings } from './booking-tables.ts';
import type { Database, Transaction } from './database.ts';
import { refuseSecondByMove } from './held-booking.ts';
import { announceIn } from './invalidation.ts';
import { lockName } from './lock.ts';

/** Another shopper was faster, or staff blocked the time. */
export class SlotTaken extends Error {
  override name = 'SlotTaken';
}

/** More times than the busiest group fills in the days that shoppers can book. */
const maxBusy = 5_000;

/** What is taken at locations from now on, as far ahead as shoppers book; `now` in epoch milliseconds. */
export async function busyTimes(database: Database, locations: readonly string[], now: number): Promise<BusyTime[]> {
  if (locations.length === 0) return [];
  const [from, to] = [new Date(now), new Date(now + (daysAhead + 2) * 86_400_000)];
  const within = (table: typeof bookings | typeof blockedTimes) =>
    and(inArray(table.location, [...locations]), gt(table.endsAt, from), lt(table.startsAt, to));
  const { location, kind, startsAt, endsAt } = bookings;
  const [taken, blocked] = await Promise.all([
    database
      .select({ location, kind, startsAt, endsAt })
      .from(bookings)
      .where(and(within(bookings), ne(bookings.state, 'cancelled')))
      .limit(maxBusy),
    database.select().from(blockedTimes).where(within(blockedTimes)).limit(maxBusy),
  ]);
  const timeOf = (
    row: { location: string; kind: BusyTime['kind']; startsAt: Date; endsAt: Date },
    isBlocked: boolean,
  ) => ({
    location: row.location,
    kind: row.kind,
    blocked: isBlocked,
    fromMs: row.startsAt.getTime(),
    toMs: row.endsAt.getTime(),
  });
  return [...taken.map((row) => timeOf(row, false)), ...blocked.map((row) => timeOf(row, true))];
}

/**
 * Takes a place for an enquiry in its own transaction. Throws SlotTaken when none is left; then
 * the transaction must be rolled back.
 */
export async function insertBooking(
  transaction: Transaction,
  { site, lead }: { site: string; lead: string },
  { places, fromMs, toMs, ...booking }: NewBooking,
): Promise<void> {
  const seat = await freeSeat(transaction, lead, { places, fromMs, toMs, ...booking });
  const row = { ...booking, site, lead, seat, startsAt: new Date(fromMs), endsAt: new Date(toMs) };
  const written = await transaction
    .insert(bookings)
    .values(row)
    .onConflictDoNothing()
    .returning({ lead: bookings.lead });
  if (written.length === 0) throw new SlotTaken('The time has just been taken.');
  await announceIn(transaction, [tags.bookings(booking.location)]);
}

/**
 * The lowest place that is free for the whole time. Bookings of the same kind at the same location
 * wait for each other here; the index `bookings_seat` refuses a writer that did not wait.
 */
async function freeSeat(
  transaction: Transaction,
  lead: string,
  { location, kind, places, fromMs, toMs }: Pick<NewBooking, 'location' | 'kind' | 'places' | 'fromMs' | 'toMs'>,
): Promise<number> {
  await lockName(transaction, `booking ${location} ${kind}`);
  const [from, to] = [new Date(fromMs), new Date(toMs)];
  const then = (table: typeof bookings | typeof blockedTimes) =>
    and(eq(table.location, location), lt(table.startsAt, to), gt(table.endsAt, from));
  const [blocked] = await transaction
    .select({ id: blockedTimes.id })
    .from(blockedTimes)
    .where(and(then(blockedTimes), inArray(blockedTimes.kind, [kind, 'every'])))
    .limit(1);
  const taken = await transaction
    .select({ seat: bookings.seat })
    .from(bookings)
    .where(and(then(bookings), eq(bookings.kind, kind), ne(bookings.state, 'cancelled'), ne(bookings.lead, lead)));
  const seats = new Set(taken.map(({ seat }) => seat));
  const seat = Array.from({ length: places }, (_, at) => at).find((one) => !seats.has(one));
  if (blocked || seat === undefined || taken.length >= places) throw new SlotTaken('The time has just been taken.');
  return seat;
}

/** The booking of an enquiry; null where it has none. */
export async function findBooking(database: Pick<Transaction, 'select'>, lead: string): Promise<Booking | null> {
  const [row] = await database.select().from(bookings).where(eq(bookings.lead, lead));
  return row ? bookingOfRow(row) : null;
}

export function bookingOfRow(row: typeof bookings.$inferSelect): Booking {
  const { kind, location, placeName, address, timeZone, startsAt, endsAt, state, sequence } = row;
  return {
    kind,
    location,
    placeName,
    address,
    timeZone,
    state,
    sequence,
    fromMs: startsAt.getTime(),
    toMs: endsAt.getTime(),
  };
}

/** What a shopper, or staff for them, does with a booking. */
export type BookingChange =
  | { kind: 'confirmed' }
  | { kind: 'cancelled' }
  /** `again`: the shopper wants it beside one that they hold for the same car on that day. */
  | { kind: 'moved'; to: NewBooking; again?: boolean };

/**
 * Changes the booking of an enquiry within a transaction; false where there is none to change.
 * Throws SlotTaken and AlreadyBooked.
 */
export async function changeBooking(
  transaction: Transaction,
  { site, lead }: { site: string; lead: string },
  change: BookingChange,
): Promise<boolean> {
  const open = and(
    eq(bookings.lead, lead),
    eq(bookings.site, site),
    ne(bookings.state, 'cancelled'),
    gt(bookings.startsAt, sql`now()`),
  );
  const next = { sequence: sql`${bookings.sequence} + 1`, changedAt: sql`now()` };
  const changed = await transaction
    .update(bookings)
    .set({ ...next, ...(await valuesOf(transaction, lead, change)) })
    .where(open)
    .returning({ location: bookings.location });
  if (changed.length > 0)
    await announceIn(
      transaction,
      changed.map(({ location }) => tags.bookings(location)),
    );
  return changed.length > 0;
}

async function valuesOf(transaction: Transaction, lead: string, change: BookingChange) {
  if (change.kind !== 'moved') return { state: change.kind };
  const { fromMs, toMs } = change.to;
  if (!change.again) await refuseSecondByMove(transaction, lead, change.to);
  const seat = await freeSeat(transaction, lead, change.to);
  return { seat, startsAt: new Date(fromMs), endsAt: new Date(toMs), state: 'booked' as const };
}
