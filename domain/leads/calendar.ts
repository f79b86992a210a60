import { bookingTitle } from '@/domain/locations/booking-kinds.ts';
import { calendarOf, calendarText, calendarTime } from '@/domain/text/icalendar.ts';
import type { Booking } from './booking.ts';
import type { LeadRecord } from './lead-record.ts';

/**
 * A booking as a calendar file. A later `SEQUENCE` of the same `UID` replaces what a calendar holds, and a cancelled one takes it out. `link`
 * is where the shopper changes it.
 */
export function calendarFile(
  lead: LeadRecord,
  booking: Booking,
  { link, writtenAtMs }: { link: string; writtenAtMs: number },
): string {
  const what = [bookingTitle(booking.kind), lead.vehicle?.title].filter(Boolean).join(': ');
  return calendarOf(calendarMethod(booking), {
    UID: `${lead.id}@forecourt`,
    SEQUENCE: String(booking.sequence),
    DTSTAMP: calendarTime(writtenAtMs),
    DTSTART: calendarTime(booking.fromMs),
    DTEND: calendarTime(booking.toMs),
    SUMMARY: calendarText(`${what}, ${lead.dealer.name}`),
    LOCATION: calendarText([booking.placeName, booking.address].filter(Boolean).join(', ')),
    DESCRIPTION: calendarText(`Move or cancel it: ${link}`),
    URL: link,
    STATUS: booking.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
  });
}

export const calendarMethod = ({ state }: Pick<Booking, 'state'>): 'CANCEL' | 'PUBLISH' =>
  state === 'cancelled' ? 'CANCEL' : 'PUBLISH';
