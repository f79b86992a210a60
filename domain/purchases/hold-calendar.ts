import { calendarOf, calendarText, calendarTime } from '@/domain/text/icalendar.ts';
import type { HoldRecord } from './hold-record.ts';

/**
 * The end of a hold as a calendar file (CHK-02); null where the car is not held. An extension moves
 * the end, and its minutes are the SEQUENCE of the event, so that a calendar replaces what it has.
 */
export function holdCalendar(hold: HoldRecord, { link, writtenAtMs }: { link: string; writtenAtMs: number }) {
  const { id, state, car, dealer, endsAt, heldAt, hours } = hold;
  if (state !== 'held') return null;
  const later = endsAt.getTime() - (heldAt ?? endsAt).getTime() - hours * 3_600_000;
  return calendarOf('PUBLISH', {
    UID: `${id}@forecourt`,
    SEQUENCE: String(Math.max(0, Math.round(later / 60_000))),
    DTSTAMP: calendarTime(writtenAtMs),
    // A moment, which blocks no time of the day.
    DTSTART: calendarTime(endsAt.getTime()),
    TRANSP: 'TRANSPARENT',
    SUMMARY: calendarText(`Reservation ends: ${car.title}, ${dealer.name}`),
    LOCATION: calendarText([dealer.place || dealer.name, dealer.address].filter(Boolean).join(', ')),
    DESCRIPTION: calendarText(`See or cancel your reservation: ${link}`),
    URL: link,
    STATUS: 'CONFIRMED',
  });
}
