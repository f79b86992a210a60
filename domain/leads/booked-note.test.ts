import { describe, expect, it } from 'vitest';
import { bookedNote } from './booked-note.ts';
import type { Booking } from './booking.ts';

const booking: Booking = {
  kind: 'test-drive',
  location: 'a',
  placeName: 'Southbank Ford',
  address: '1 City Road, Southbank',
  timeZone: 'Australia/Melbourne',
  fromMs: Date.UTC(2026, 10, 22, 23, 30),
  toMs: Date.UTC(2026, 10, 23),
  state: 'booked',
  sequence: 0,
};

describe('a booked time', () => {
  it('[FORM-07] is shown with its car, day, hour, zone and place', () => {
    expect(bookedNote(booking, { title: '2023 Ford Ranger XLT' })).toEqual({
      title: 'Your test drive is booked',
      car: '2023 Ford Ranger XLT',
      time: 'Monday 23 November, 10:30 am AEDT',
      place: 'Southbank Ford, 1 City Road, Southbank',
    });
  });

  it('[FORM-07] names the zone that holds at its place on its day', () => {
    const time = (timeZone: string, fromMs = booking.fromMs) =>
      bookedNote({ ...booking, timeZone, fromMs }, null)?.time;
    expect(time('Australia/Perth')).toBe('Monday 23 November, 7:30 am AWST');
    expect(time('Australia/Sydney', Date.UTC(2027, 5, 1))).toBe('Tuesday 1 June, 10:00 am AEST');
  });

  it('[FORM-07] is not shown where it was cancelled or never made', () => {
    expect(bookedNote({ ...booking, state: 'cancelled' }, null)).toBeNull();
    expect(bookedNote(null, { title: 'x' })).toBeNull();
  });
});
