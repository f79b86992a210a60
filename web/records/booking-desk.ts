import { and, asc, count, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { BusyTime } from '@/domain/leads/booking-days.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import { blockedTimes, bookings } from './booking-tables.ts';
import { bookingOfRow } from './bookings.ts';
import type { Database } from './database.ts';
import { notifyDesks } from './insert-lead.ts';
import { announceIn } from './invalidation.ts';
import { changeTime } from './lead-receipt.ts';
import { leads } from './lead-tables.ts';
import type { Outbox } from './outbox.ts';

const maxListed = 300;
/** Times that staff of one site block ahead. */
const maxBlocked = 500;

/** A desk's site and its locations, for which the group's site takes bookings too. */
type BookingDesk = { site: string; locations: readonly string[] };

const ofDesk = ({ site, locations }: BookingDesk) =>
  or(eq(bookings.site, site), inArray(bookings.location, [...locations]));

/**
 * The bookings of a desk that have not ended, the next first, with their shoppers; and the times
 * that staff blocked (CFG-04).
 */
export async function listBookings(database: Database, desk: BookingDesk) {
  const { site } = desk;
  const [taken, blocked] = await Promise.all([
    database
      .select({
        booking: bookings,
        name: leads.name,
        lastName: leads.lastName,
        phone: leads.phone,
        vehicle: leads.vehicle,
      })
      .from(bookings)
      .innerJoin(leads, eq(leads.id, bookings.lead))
      .where(and(ofDesk(desk), ne(bookings.state, 'cancelled'), gt(bookings.endsAt, sql`now()`)))
      .orderBy(asc(bookings.startsAt))
      .limit(maxListed),
    database
      .select()
      .from(blockedTimes)
      .where(and(eq(blockedTimes.site, site), gt(blockedTimes.endsAt, sql`now()`)))
      .orderBy(asc(blockedTimes.startsAt))
      .limit(maxListed),
  ]);
  return {
    taken: taken.map(({ booking, ...whose }) => ({
      ...whose,
      lead: booking.lead,
      /** Whether its enquiry is on this desk; else it is on that of the group's site. */
      isOwn: booking.site === site,
      booking: bookingOfRow(booking),
    })),
    blocked,
  };
}

export type BookingList = Awaited<ReturnType<typeof listBookings>>;

type NewBlock = { location: string; kind: BusyTime['kind']; fromMs: number; toMs: number; reason: string };

/**
 * Takes no bookings at a location for a while; what is booked already stays. False where the site
 * has blocked too many times.
 */
export function blockTime(database: Database, at: { site: string; actor: string }, block: NewBlock): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const mine = and(eq(blockedTimes.site, at.site), gt(blockedTimes.endsAt, sql`now()`));
    const [row] = await transaction.select({ count: count() }).from(blockedTimes).where(mine);
    if ((row?.count ?? 0) >= maxBlocked) return false;
    const { fromMs, toMs, ...rest } = block;
    await transaction
      .insert(blockedTimes)
      .values({ ...at, ...rest, startsAt: new Date(fromMs), endsAt: new Date(toMs) });
    await announceIn(transaction, [tags.bookings(block.location)]);
    await notifyDesks(transaction, at.site);
    return true;
  });
}

/** Takes bookings again; false where the site has no such block. */
export function unblockTime(database: Database, { site, id }: { site: string; id: string }): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const mine = and(eq(blockedTimes.site, site), eq(blockedTimes.id, id));
    const gone = await transaction.delete(blockedTimes).where(mine).returning({ location: blockedTimes.location });
    if (gone.length === 0) return false;
    await announceIn(
      transaction,
      gone.map(({ location }) => tags.bookings(location)),
    );
    await notifyDesks(transaction, site);
    return true;
  });
}

/**
 * Cancels a booking in the name of a person of staff; the shopper is notified by mail. False where
 * there is none of this desk's.
 */
export function cancelBooking(
  database: Database,
  outbox: Outbox,
  { lead, actor, ...desk }: BookingDesk & { lead: string; actor: string },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const mine = and(ofDesk(desk), eq(bookings.lead, lead));
    const [booked] = await transaction.select({ site: bookings.site }).from(bookings).where(mine);
    if (!booked) return false;
    await transaction.select({ id: leads.id }).from(leads).where(eq(leads.id, lead)).for('update');
    return changeTime(transaction, outbox, { site: booked.site, lead, actor }, { kind: 'cancelled' });
  });
}
