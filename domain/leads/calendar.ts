import type { Booking } from './booking.ts';
import { bookingTitle } from './booking-kinds.ts';
import type { LeadRecord } from './lead-record.ts';

/** Octets of a line of iCalendar, its line end not counted (RFC 5545, 3.1). */
const longestLine = 75;

/**
 * A booking as a calendar file (RFC 5545). Times are UTC, so that no calendar needs our idea of a zone; a later `SEQUENCE` of the same
 * `UID` replaces what a calendar holds, and a cancelled one takes it out. `link` is where the shopper changes it.
 */
export function calendarFile(
  lead: LeadRecord,
  booking: Booking,
  { link, writtenAtMs }: { link: string; writtenAtMs: number },
): string {
  const cancelled = booking.state === 'cancelled';
  const what = [bookingTitle(booking.kind), lead.vehicle?.title].filter(Boolean).join(': ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(booking)}`,
    'BEGIN:VEVENT',
    `UID:${lead.id}@forecourt`,
    `SEQUENCE:${booking.sequence}`,
    `DTSTAMP:${utc(writtenAtMs)}`,
    `DTSTART:${utc(booking.fromMs)}`,
    `DTEND:${utc(booking.toMs)}`,
    `SUMMARY:${text(`${what}, ${lead.dealer.name}`)}`,
    `LOCATION:${text([booking.placeName, booking.address].filter(Boolean).join(', '))}`,
    `DESCRIPTION:${text(`Move or cancel it: ${link}`)}`,
    `URL:${link}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

export const calendarMethod = ({ state }: Pick<Booking, 'state'>): string =>
  state === 'cancelled' ? 'CANCEL' : 'PUBLISH';

/** "20261124T103000Z" */
const utc = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const text = (words: string): string => words.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n|\r/g, '\\n');

/** A long line goes on after a line end and a space, never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (new TextEncoder().encode(part + character).length > longestLine) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
