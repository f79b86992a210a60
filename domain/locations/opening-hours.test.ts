import { describe, expect, it } from 'vitest';
import type { HolidayHours, OpeningHours } from '@/domain/locations/site-location.ts';
import { hoursLabel, openState } from './opening-hours.ts';
import { localMoment, momentOf } from './time-zone.ts';

const day = (weekday: number, open: string, close: string): OpeningHours => ({
  weekday,
  status: open ? 'Open' : 'Closed',
  open,
  close,
  formatedHours: '',
});
const week = [
  day(0, '', ''),
  ...[1, 2, 3, 4, 5].map((weekday) => day(weekday, '08:30', '17:30')),
  day(6, '09:00', '17:00'),
];
const melbourne = 'Australia/Melbourne';
const hours = { openingHours: week, holidayHours: [], timeZone: melbourne };
const holiday = (date: string, label: string, open = '', close = ''): HolidayHours => ({
  date,
  label,
  status: open ? 'Open' : 'Closed',
  open,
  close,
});
const at = (month: number, dayOfMonth: number, minutes: number, zone = melbourne) =>
  momentOf({ year: 2026, month, day: dayOfMonth, minutes }, zone);

describe('opening hours', () => {
  it('[LOC-04] are read as people write them, and missing ones are Closed', () => {
    expect(hoursLabel(day(1, '08:30', '17:30'))).toBe('8:30 am – 5:30 pm');
    expect(hoursLabel(day(1, '12:00', '24:00'))).toBe('12:00 pm – midnight');
    expect(hoursLabel(day(0, '', ''))).toBe('Closed');
    expect(hoursLabel(undefined)).toBe('Closed');
    expect(hoursLabel({ status: 'Open', open: '08:30', close: '' })).toBe('Closed');
    expect(hoursLabel({ status: 'Open', open: 'early', close: '17:00' })).toBe('Closed');
  });

  it.each([
    ['Friday noon', 20, 720, true, 'Open until 5:30 pm'],
    ['Friday a minute before closing', 20, 1_049, true, 'Open until 5:30 pm'],
    ['Friday at closing', 20, 1_050, false, 'Opens Saturday 9:00 am'],
    ['Saturday before opening', 21, 500, false, 'Opens 9:00 am'],
    ['Saturday at opening', 21, 540, true, 'Open until 5:00 pm'],
    ['Sunday', 22, 720, false, 'Opens Monday 8:30 am'],
  ])('[LOC-04] %s in the location’s own time', (_, date, minutes, open, label) => {
    expect(openState(hours, at(11, date, minutes))).toMatchObject({ open, label });
  });

  it('[LOC-04] the same moment is open in Melbourne, closed in Perth and open half an hour apart in Adelaide', () => {
    const morning = at(11, 20, 510);
    expect(openState(hours, morning).open).toBe(true);
    expect(openState({ ...hours, timeZone: 'Australia/Perth' }, morning).open).toBe(false);
    expect(openState({ ...hours, timeZone: 'Australia/Adelaide' }, morning)).toMatchObject({
      open: false,
      untilMs: morning + 30 * 60_000,
    });
    expect(openState({ ...hours, timeZone: 'Australia/Brisbane' }, morning)).toMatchObject({
      untilMs: morning + 60 * 60_000,
    });
  });

  it('[LOC-04] returns the moment at which its text changes, over a change of the clocks too', () => {
    expect(openState(hours, at(11, 20, 720)).untilMs).toBe(at(11, 20, 1_050));
    const saturday = at(10, 3, 1_100);
    expect(openState(hours, saturday).untilMs).toBe(at(10, 5, 510));
    expect(at(10, 5, 510) - at(10, 3, 510)).toBe(47 * 3_600_000);
  });

  it('[LOC-04] holiday hours of a date come before the week’s, to close a day and to open one', () => {
    const christmas = [holiday('2026-12-25', 'Christmas Day'), holiday('2026-12-27', 'Sunday sale', '10:00', '15:00')];
    const festive = { ...hours, holidayHours: christmas };
    expect(openState(festive, at(12, 25, 720))).toMatchObject({ open: false, label: 'Opens Saturday 9:00 am' });
    expect(openState(festive, at(12, 27, 720))).toMatchObject({ open: true, label: 'Open until 3:00 pm' });
    expect(openState(festive, at(12, 24, 1_060))).toMatchObject({ untilMs: at(12, 26, 540) });
  });

  it('[LOC-04] a place shut for weeks shows the date of its next opening, since a weekday alone would mislead', () => {
    const shut = Array.from({ length: 14 }, (_, from) => holiday(`2026-12-${String(18 + from).padStart(2, '0')}`, ''));
    const state = openState({ ...hours, holidayHours: shut }, at(12, 18, 720));
    expect(state).toEqual({ open: false, untilMs: at(13, 1, 510), label: 'Opens 1/1, 8:30 am' });
  });

  it('hours over midnight run into the next day', () => {
    const late = { ...hours, openingHours: [day(5, '18:00', '02:00')] };
    expect(openState(late, at(11, 21, 60))).toMatchObject({ open: true, untilMs: at(11, 21, 120) });
  });

  it('a location without hours is Closed and never changes', () => {
    const silent = { ...hours, openingHours: [] };
    expect(openState(silent, at(11, 20, 720))).toEqual({ open: false, untilMs: null, label: 'Closed' });
  });

  it('local time survives the way there and back, over the change to summer time too', () => {
    for (const local of [
      { year: 2026, month: 10, day: 4, minutes: 600 },
      { year: 2026, month: 4, day: 5, minutes: 600 },
      { year: 2026, month: 7, day: 1, minutes: 0 },
    ]) {
      expect(localMoment(momentOf(local, melbourne), melbourne)).toMatchObject(local);
    }
  });
});

describe('[LOC-04] hours around midnight', () => {
  const daily = (open: string, close: string) => ({
    openingHours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => day(weekday, open, close)),
    holidayHours: [],
    timeZone: melbourne,
  });

  it.each([
    ['00:00', '24:00'],
    ['00:00', '23:59'],
    ['00:00', '00:00'],
  ])('%s to %s every day is open 24 hours, at any moment', (open, close) => {
    expect(hoursLabel(day(1, open, close))).toBe('Open 24 hours');
    for (const minutes of [0, 1, 720, 1_439])
      expect(openState(daily(open, close), at(11, 20, minutes))).toEqual({
        open: true,
        untilMs: null,
        label: 'Open 24 hours',
      });
  });

  it.each([
    ['18:00', '02:00', '6:00 pm – 2:00 am', 60, true, 'Open until 2:00 am'],
    ['18:00', '02:00', '6:00 pm – 2:00 am', 130, false, 'Opens 6:00 pm'],
    ['18:00', '24:00', '6:00 pm – midnight', 1_430, true, 'Open until midnight'],
    ['18:00', '23:59', '6:00 pm – midnight', 1_439, true, 'Open until midnight'],
  ])('%s to %s reads "%s"; %i minutes into the day: %s, "%s"', (open, close, text, minutes, isOpen, label) => {
    expect(hoursLabel(day(1, open, close))).toBe(text);
    expect(openState(daily(open, close), at(11, 20, minutes))).toMatchObject({ open: isOpen, label });
  });

  it('one day of 24 hours among others goes on until the next closing', () => {
    const mixed = { ...hours, openingHours: week.map((one) => (one.weekday === 5 ? day(5, '00:00', '24:00') : one)) };
    expect(openState(mixed, at(11, 20, 720))).toMatchObject({ open: true, label: 'Open until midnight' });
  });
});
