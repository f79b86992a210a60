import { describe, expect, it } from 'vitest';
import { checkHolidayDays, checkHolidays } from '@/schemas/documents/location.ts';
import { demoDocuments } from './demo-documents.ts';
import { holidaysAfter } from './holidays.ts';

const always = () => ['00:00', '24:00'] as const;

describe('the demo’s holiday hours', () => {
  it.each([
    [2026, '2026-04-03'],
    [2027, '2027-03-26'],
    [2028, '2028-04-14'],
    [2038, '2038-04-23'],
  ])('Good Friday of %d is on %s', (year, friday) => {
    const days = holidaysAfter(Date.UTC(year, 1, 1), 'showroom', always);
    expect(days.find(({ label }) => label === 'Good Friday')?.date).toBe(friday);
  });

  it.each(['2026-12-25', '2026-12-31'])('hold each holiday while %s is over in Melbourne and not by UTC', (over) => {
    const days = holidaysAfter(Date.parse(`${over}T13:00Z`), 'showroom', always).filter(({ date = '' }) => date > over);
    expect(new Set(days.map(({ label }) => label)).size).toBe(10);
  });

  it('are to come, each date once, and a workshop stays shut', () => {
    const days = holidaysAfter(Date.UTC(2026, 10, 22), 'showroom', always);
    expect(days.map(({ date }) => date).slice(0, 3)).toEqual(['2026-12-24', '2026-12-25', '2026-12-26']);
    expect(checkHolidays(days)).toBe(true);
    expect(holidaysAfter(Date.UTC(2026, 10, 22), 'workshop', always).every(({ status }) => status === 'Closed')).toBe(
      true,
    );
  });

  it('[LOC-04] never open a place on a day of the week on which it is shut, nor beyond its own hours', () => {
    const sundayShut = (weekday: number) => (weekday === 0 ? null : (['09:00', '14:00'] as const));
    const days = holidaysAfter(Date.UTC(2027, 0, 2), 'showroom', sundayShut);
    const on = (date: string) => days.find((day) => day.date === date);
    expect(on('2027-04-25')).toMatchObject({ label: 'Anzac Day', status: 'Closed' });
    expect(on('2027-01-26')).toMatchObject({ status: 'Open', open: '10:00', close: '14:00' });
    expect(on('2027-12-24')).toMatchObject({ status: 'Open', open: '09:00', close: '13:00' });
    const early = holidaysAfter(Date.UTC(2027, 0, 2), 'showroom', () => ['08:00', '12:00']);
    expect(early.find((day) => day.date === '2027-04-25')).toMatchObject({ status: 'Closed' });
  });

  it('[LOC-04] of each demo location agree with its week', () => {
    const places = demoDocuments.filter((document) => document._type === 'location');
    const warnings = places.map(({ holidayHours, openingHours }) => checkHolidayDays(holidayHours, openingHours));
    expect(warnings.filter((warning) => warning !== true)).toEqual([]);
  });
});
