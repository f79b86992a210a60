import { describe, expect, it } from 'vitest';
import type { Booking } from './booking.ts';
import { calendarFile } from './calendar.ts';
import { leadRecord } from './lead-record.fixture.ts';

const booking: Booking = {
  kind: 'test-drive',
  location: 'a',
  placeName: 'Southbank Ford',
  address: '210 City Road, Southbank',
  timeZone: 'Australia/Melbourne',
  fromMs: Date.UTC(2026, 10, 23, 23, 30),
  toMs: Date.UTC(2026, 10, 24, 0, 0),
  state: 'booked',
  sequence: 0,
};
const link = `https://southbank-ford.example/enquiry/${'0'.repeat(64)}`;
const file = (overrides: Partial<Booking> = {}, lead = leadRecord()) =>
  calendarFile(lead, { ...booking, ...overrides }, { link, writtenAtMs: Date.UTC(2026, 10, 22) });

describe('a booking as a calendar file', () => {
  it('[FORM-07] contains when, where and what, in UTC', () => {
    const text = file().replaceAll('\r\n ', '');
    for (const line of [
      'METHOD:PUBLISH',
      'DTSTART:20261123T233000Z',
      'DTEND:20261124T000000Z',
      'LOCATION:Southbank Ford\\, 210 City Road\\, Southbank',
      'STATUS:CONFIRMED',
      `URL:${link}`,
    ])
      expect(text.split('\r\n')).toContain(line);
  });

  it('[FORM-07] takes a cancelled one out of the calendar, under the same name and a higher number', () => {
    const uid = (text: string) => /^UID:.*$/m.exec(text)?.[0];
    const gone = file({ state: 'cancelled', sequence: 2 });
    expect(uid(gone)).toBe(uid(file()));
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2']) expect(gone).toContain(line);
  });

  it('[FORM-07] has lines of at most 75 octets, and nothing of a shopper’s breaks out of its own', () => {
    const text = file({ placeName: 'Zoë’s; yard\r\nEND:VCALENDAR', address: '🚗'.repeat(60) });
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '').match(/^END:VCALENDAR/gm)).toHaveLength(1);
    expect(text.replaceAll('\r\n ', '')).toContain('Zoë’s\\; yard\\nEND:VCALENDAR');
    expect(text).not.toContain('�');
  });
});
