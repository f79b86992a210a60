import { describe, expect, it } from 'vitest';
import { checkHolidays } from '@/schemas/documents/location.ts';
import { holidaysAfter } from './holidays.ts';

describe('the demo’s holiday hours', () => {
  it.each([
    [2026, '2026-04-03'],
    [2027, '2027-03-26'],
    [2028, '2028-04-14'],
    [2038, '2038-04-23'],
  ])('Good Friday of %d is on %s', (year, friday) => {
    const days = holidaysAfter(Date.UTC(year, 1, 1), 'showroom');
    expect(days.find(({ label }) => label === 'Good Friday')?.date).toBe(friday);
  });

  it.each(['2026-12-25', '2026-12-31'])('hold each holiday while %s is over in Melbourne and not by UTC', (over) => {
    const days = holidaysAfter(Date.parse(`${over}T13:00Z`), 'showroom').filter(({ date = '' }) => date > over);
    expect(new Set(days.map(({ label }) => label)).size).toBe(10);
  });

  it('are to come, each date once, and a workshop stays shut', () => {
    const days = holidaysAfter(Date.UTC(2026, 10, 22), 'showroom');
    expect(days.map(({ date }) => date).slice(0, 3)).toEqual(['2026-12-24', '2026-12-25', '2026-12-26']);
    expect(checkHolidays(days)).toBe(true);
    expect(holidaysAfter(Date.UTC(2026, 10, 22), 'workshop').every(({ status }) => status === 'Closed')).toBe(true);
  });
});
