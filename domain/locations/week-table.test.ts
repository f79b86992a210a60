import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '@/domain/locations/site-location.ts';
import { comingHolidays } from './holiday-dates.ts';
import { checkZone, isTimeZone, locationZone } from './location-zone.ts';
import { momentOf, nextMidnight } from './time-zone.ts';
import { weekLines, weekTable } from './week-table.ts';

const melbourne = 'Australia/Melbourne';
const friday = momentOf({ year: 2026, month: 11, day: 20, minutes: 720 }, melbourne);

const day = (weekday: number, open: string, close: string): OpeningHours => ({
  weekday,
  status: open ? 'Open' : 'Closed',
  open,
  close,
  formatedHours: '',
});
const weekdays = [1, 2, 3, 4, 5].map((weekday) => day(weekday, '08:30', '17:30'));
const hours = {
  openingHours: [...weekdays, day(6, '09:00', '17:00')],
  holidayHours: [
    { date: '2026-11-24', label: 'Stocktake', status: 'Open' as const, open: '12:00', close: '17:30' },
    { date: '2026-11-19', label: 'Gone', status: 'Closed' as const, open: '', close: '' },
    { date: '2026-11-20', label: '', status: 'Closed' as const, open: '', close: '' },
    { date: 'soon', label: 'No date', status: 'Closed' as const, open: '', close: '' },
  ],
  timeZone: melbourne,
};

describe('[LOC-05] the table of seven days', () => {
  it('runs from Monday to Sunday; each day has the hours that it will really have', () => {
    const rows = weekTable(hours, friday);
    expect(rows.map(({ weekday }) => weekday.slice(0, 3)).join()).toBe('Mon,Tue,Wed,Thu,Fri,Sat,Sun');
    expect(rows.find(({ today }) => today)).toEqual({
      weekday: 'Friday',
      hours: 'Closed',
      today: true,
      occasion: 'Holiday hours',
    });
    expect(rows[1]).toEqual({ weekday: 'Tuesday', hours: '12:00 pm – 5:30 pm', today: false, occasion: 'Stocktake' });
    expect(rows[6]).toMatchObject({ hours: 'Closed', occasion: '' });
  });

  it('today is the day of the location’s own clock, which ends at its own midnight', () => {
    const early = momentOf({ year: 2026, month: 11, day: 20, minutes: 60 }, melbourne);
    expect(weekTable({ ...hours, timeZone: 'Australia/Perth' }, early).find(({ today }) => today)?.weekday).toBe(
      'Thursday',
    );
    expect(nextMidnight(friday, melbourne)).toBe(momentOf({ year: 2026, month: 11, day: 21, minutes: 0 }, melbourne));
  });
});

it('[LOC-02] a card has Monday to Saturday in one line where those days are alike, and Sunday', () => {
  const alike = [1, 2, 3, 4, 5, 6].map((weekday) => day(weekday, '08:30', '17:30'));
  expect(weekLines(alike)).toEqual([
    { days: 'Mon – Sat', hours: '8:30 am – 5:30 pm' },
    { days: 'Sunday', hours: 'Closed' },
  ]);
  expect(weekLines(hours.openingHours).map(({ days }) => days)).toEqual(['Mon – Fri', 'Sat', 'Sunday']);
  expect(weekLines([]).map((line) => line.hours)).toEqual(['Closed', 'Closed']);
});

it('[LOC-04] holidays that are over are gone, the others come in order, until the first of them is over', () => {
  const { dates, untilMs } = comingHolidays(hours, friday);
  expect(dates).toEqual([
    { date: '2026-11-20', day: 'Friday 20 November 2026', occasion: '', hours: 'Closed' },
    { date: '2026-11-24', day: 'Tuesday 24 November 2026', occasion: 'Stocktake', hours: '12:00 pm – 5:30 pm' },
  ]);
  expect(untilMs).toBe(nextMidnight(friday, melbourne));
  const later = comingHolidays({ ...hours, holidayHours: hours.holidayHours.slice(0, 1) }, friday);
  expect(later.untilMs).toBe(momentOf({ year: 2026, month: 11, day: 25, minutes: 0 }, melbourne));
  expect(comingHolidays({ ...hours, holidayHours: [] }, friday)).toEqual({ dates: [], untilMs: null });
});

describe('[LOC-04] the clock of a place', () => {
  it.each([
    ['Australia/Perth', 'vic', 'Australia/Perth'],
    ['', 'wa', 'Australia/Perth'],
    ['Mars/Olympus', 'nt', 'Australia/Darwin'],
    ['', '', 'Australia/Brisbane'],
  ])('%j in %j is %s', (zone, state, expected) => expect(locationZone(zone, state)).toBe(expected));

  it('staff are warned of a zone that does not exist or does not fit the state', () => {
    expect(isTimeZone('Australia/Hobart')).toBe(true);
    expect(checkZone('Australia/Hobart', 'vic')).toBe(true);
    expect(checkZone('Australia/Brisbane', 'nsw')).toMatch(/usually follow Australia\/Sydney/);
    expect(checkZone(undefined, 'nsw')).toMatch(/no such time zone/);
  });
});
