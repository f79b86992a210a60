import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { NewBooking } from '@/domain/leads/booking.ts';
import type { LeadPerson, LeadVehicle } from '@/domain/leads/lead-record.ts';
import { dateKey, localMoment } from '@/domain/locations/time-zone.ts';
import { bookings } from './booking-tables.ts';
import type { Transaction } from './database.ts';
import { leads } from './lead-tables.ts';
import { lockName } from './lock.ts';
import { dayMs } from './utc-day.ts';

/** The same person holds a time for the same car on that day. */
export class AlreadyBooked extends Error {
  override name = 'AlreadyBooked';
}

type Booker = {
  site: string;
  person: Pick<LeadPerson, 'email' | 'phone'>;
  vehicle: Pick<LeadVehicle, 'id'> | null;
  /** The enquiry whose own booking moves; it does not count. */
  lead?: string;
};

/**
 * `refuseSecond` for a booking that moves. A move within its own day is always allowed: for a second
 * booking of that day the shopper's consent was given before.
 */
export async function refuseSecondByMove(transaction: Transaction, lead: string, to: NewBooking): Promise<void> {
  const [row] = await transaction
    .select({ lead: leads, startsAt: bookings.startsAt })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.lead))
    .where(eq(bookings.lead, lead));
  if (!row || dayAt(row.startsAt.getTime(), to.timeZone) === dayAt(to.fromMs, to.timeZone)) return;
  const { site, vehicle, email, phone } = row.lead;
  await refuseSecond(transaction, { site, vehicle, person: { email, phone }, lead }, to);
}

const dayAt = (ms: number, timeZone: string): string => dateKey(localMoment(ms, timeZone));

/**
 * Throws AlreadyBooked where this person (by e-mail address, else by phone) holds a time of the
 * same kind for the same car on the same day of the place's own calendar. Requests of one person
 * wait for each other until the transaction ends. Without a car nothing is compared.
 */
export async function refuseSecond(
  transaction: Transaction,
  { site, person, vehicle, lead }: Booker,
  { kind, fromMs, timeZone }: Pick<NewBooking, 'kind' | 'fromMs' | 'timeZone'>,
): Promise<void> {
  const email = person.email.trim().toLowerCase();
  const who = email || person.phone.replaceAll(/\D/g, '');
  if (!vehicle || who === '') return;
  await lockName(transaction, `booker ${site} ${vehicle.id} ${who}`);
  const day = (moment: unknown) => sql`(${moment} at time zone ${timeZone})::date`;
  const [held] = await transaction
    .select({ lead: bookings.lead })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.lead))
    .where(
      and(
        eq(bookings.site, site),
        eq(bookings.kind, kind),
        ne(bookings.state, 'cancelled'),
        gt(bookings.startsAt, new Date(fromMs - dayMs)),
        lt(bookings.startsAt, new Date(fromMs + dayMs)),
        sql`${day(bookings.startsAt)} = ${day(sql`${new Date(fromMs).toISOString()}::timestamptz`)}`,
        isNull(leads.withdrawnAt),
        lead === undefined ? undefined : ne(bookings.lead, lead),
        sql`${leads.vehicle}->>'id' = ${vehicle.id}`,
        email
          ? sql`lower(trim(${leads.email})) = ${email}`
          : sql`regexp_replace(${leads.phone}, '[^0-9]', '', 'g') = ${who}`,
      ),
    )
    .limit(1);
  if (held) throw new AlreadyBooked('The same person holds a time for this car on that day.');
}
