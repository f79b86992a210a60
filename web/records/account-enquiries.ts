import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { bookings } from './booking-tables.ts';
import type { Database } from './database.ts';
import { leads } from './lead-tables.ts';

/** Enquiries that an account's page lists at most. */
const maxListed = 50;

/** The enquiries that were sent on a site with a number, in whatever way it was written, the newest first. `phone` in E.164, Australian. */
export function listEnquiries(database: Database, { site, phone }: { site: string; phone: string }) {
  const { id, category, form, receivedAt, vehicle, token, state, dueAt, withdrawnAt, valuation } = leads;
  const { startsAt, placeName, timeZone, state: bookingState } = bookings;
  // 0412…, +61 412…, 0061 412… and +61 (0)412… are one number; one of another country that ends in the same digits is another.
  const subscriber = phone.replace(/^\+61/, '');
  const spellings = ['', '0', '61', '610', '0061', '00610', '001161'].map((prefix) => `${prefix}${subscriber}`);
  const isOwn = inArray(sql`regexp_replace(${leads.phone}, '\\D', '', 'g')`, spellings);
  return database
    .select({
      id,
      category,
      form,
      receivedAt,
      vehicle,
      token,
      state,
      dueAt,
      withdrawnAt,
      valuation,
      booking: { startsAt, placeName, timeZone, state: bookingState },
    })
    .from(leads)
    .leftJoin(bookings, eq(bookings.lead, leads.id))
    .where(and(eq(leads.site, site), isOwn))
    .orderBy(desc(receivedAt))
    .limit(maxListed);
}
