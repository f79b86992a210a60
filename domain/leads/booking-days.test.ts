import { describe, expect, it } from 'vitest';
import { bookingRule } from '@/domain/locations/booking-kinds.ts';
import { bookingTime } from './booking.ts';
import { anyPlace, type BusyTime, bookablePlace, bookingSpan, bookingTimes } from './booking-days.ts';
import { place, sunday } from './site.fixture.ts';

const monday = '2026-11-23';
/** Half past ten on that Monday in Melbourne, eleven hours ahead of UTC. */
const halfPastTen = Date.UTC(2026, 10, 22, 23, 30);
const minutes = (count: number) => count * 60_000;
const busy = (overrides: Partial<BusyTime> = {}): BusyTime => ({
  location: 'a',
  kind: 'test-drive',
  blocked: false,
  fromMs: halfPastTen,
  toMs: halfPastTen + minutes(30),
  ...overrides,
});
const timesOf = (taken: BusyTime[], overrides = {}, date = monday) => {
  const day = bookablePlace(place('a', overrides), 'test-drive', sunday, taken).days.find((one) => one.date === date);
  return day ? bookingTimes(day) : [];
};

describe('the free times of a location', () => {
  it('[FORM-07] are its hours, by the length that the location sets for the kind', () => {
    expect(timesOf([])).toHaveLength(18);
    const hour = timesOf([], { bookings: [{ kind: 'test-drive', minutes: 60, places: 1 }] });
    expect([hour[0], hour.at(-1), hour.length]).toEqual(['08:30', '16:30', 9]);
    expect(timesOf([], { bookings: [{ kind: 'test-drive', minutes: 30, places: 0 }] })).toEqual([]);
    expect(timesOf([], { bookings: [{ kind: 'service', minutes: 60, places: 1 }] })).toHaveLength(18);
  });

  it('[FORM-07] are those without a booking: a booking takes one place of its kind', () => {
    expect(timesOf([busy()])).not.toContain('10:30');
    expect(timesOf([busy()])).toHaveLength(17);
    expect(timesOf([busy({ kind: 'service' }), busy({ location: 'b' })])).toContain('10:30');
    const two = { bookings: [{ kind: 'test-drive', minutes: 30, places: 2 }] };
    expect(timesOf([busy()], two)).toContain('10:30');
    expect(timesOf([busy(), busy()], two)).not.toContain('10:30');
  });

  it('[FORM-07] know a booking of another length by the time it takes', () => {
    const long = busy({ fromMs: halfPastTen - minutes(15), toMs: halfPastTen + minutes(45) });
    expect(timesOf([long])).not.toEqual(expect.arrayContaining(['10:00']));
    expect(
      timesOf([long])
        .filter((time) => time.startsWith('1'))
        .slice(0, 2),
    ).toEqual(['11:30', '12:00']);
  });

  it('[FORM-07] are none where staff blocked them, for the kind or for all; a day without any is not offered', () => {
    const day = { blocked: true, fromMs: halfPastTen - minutes(180), toMs: halfPastTen + minutes(600) };
    expect(timesOf([busy(day)])).toEqual([]);
    expect(timesOf([busy({ ...day, kind: 'every' })])).toEqual([]);
    expect(timesOf([busy({ ...day, kind: 'service' })])).toHaveLength(18);
  });

  it('[FORM-07] are the clock of the place before and after the clocks change', () => {
    const sydney = place('a', { timeZone: 'Australia/Sydney' });
    // Daylight time ends on 4 April 2027 and begins on 3 October 2027.
    const start = (slot: string) => new Date(bookingSpan(sydney, 'test-drive', slot).fromMs).toISOString();
    expect([start('2027-04-02T10:30'), start('2027-04-05T10:30')]).toEqual([
      '2027-04-01T23:30:00.000Z',
      '2027-04-05T00:30:00.000Z',
    ]);
    const { fromMs } = bookingSpan(sydney, 'test-drive', '2027-10-04T10:30');
    expect(bookingTime({ fromMs, timeZone: 'Australia/Sydney' })).toBe('Monday 4 October, 10:30 am');
    expect(bookingTime({ fromMs, timeZone: 'Australia/Brisbane' })).toBe('Monday 4 October, 9:30 am');
  });

  it('[FORM-07] leave out the hour that the clocks skip', () => {
    const night = [{ weekday: 0, status: 'Open' as const, open: '01:00', close: '05:00', formatedHours: '' }];
    const sydney = place('a', { timeZone: 'Australia/Sydney', openingHours: night });
    const { days } = bookablePlace(sydney, 'test-drive', Date.UTC(2027, 8, 30));
    const day = days.find(({ date }) => date === '2027-10-03');
    expect(day && bookingTimes(day)).toEqual(['01:00', '01:30', '03:00', '03:30', '04:00', '04:30']);
  });

  it('[FORM-07] of several places are those of any of them', () => {
    const early = [{ weekday: 1, status: 'Open' as const, open: '07:00', close: '09:00', formatedHours: '' }];
    const places = [place('a'), place('b', { openingHours: early })].map((one) => bookablePlace(one, 'visit', sunday));
    const [first] = anyPlace(places);
    expect([first?.date, first?.times[0], first?.times.at(-1)]).toEqual([monday, '07:00', '17:00']);
  });

  it.each([
    { minutes: 0, places: 1 },
    { minutes: 7.5, places: 1 },
    { minutes: 30, places: -1 },
    { minutes: 30, places: 1_000_000 },
  ])('[FORM-07] follow the usual rule where content has %o', (rule) => {
    expect(bookingRule({ bookings: [{ kind: 'test-drive', ...rule }] }, 'test-drive')).toMatchObject({
      minutes: 30,
      places: 1,
    });
  });
});
