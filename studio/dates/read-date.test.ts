import { describe, expect, it } from 'vitest';
import { dayOf, momentOf, readDate, written } from './read-date.ts';

const at = (day: number, hour = 0, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

describe('dates as staff write them', () => {
  it.each([
    ['28/11/2026 09:00', at(28, 9)],
    ['28/11/2026', at(28)],
    ['28/11/26 9:05', at(28, 9, 5)],
    ['28.11.2026 17:30', at(28, 17, 30)],
    ['28-11-2026, 9am', at(28, 9)],
    ['28/11/2026 9:30 pm', at(28, 21, 30)],
    ['28/11/2026 12 p.m.', at(28, 12)],
    ['28/11/2026 12am', at(28)],
    ['2026-11-28 09:00', at(28, 9)],
    ['2026-11-28T09:00', at(28, 9)],
    ['28 Nov 2026 at 9 am', at(28, 9)],
    ['Sat, 28 November 2026 9:00', at(28, 9)],
    ['1st Nov 26', at(1)],
    ['3/11/2026', at(3)],
  ])('"%s"', (text, moment) => {
    const date = readDate(text);
    expect(date && momentOf(date)).toBe(moment);
    expect(date && dayOf(date)).toBe(`2026-11-${String(new Date(moment).getDate()).padStart(2, '0')}`);
  });

  it.each([
    '11/28/2026',
    '31/11/2026',
    '29/02/2027',
    '28/11/2026 25:00',
    '28/11/2026 9:75',
    '28/11/2026 13 pm',
    '28/11',
    '28/11/202',
    'next Friday',
    '28/11/1026',
    '28 Foo 2026',
    '0/0/2026',
  ])('"%s" is none', (text) => expect(readDate(text)).toBeNull());

  it('is written as it is read', () => {
    expect(written(at(28, 9), true)).toBe('28/11/2026 09:00');
    expect(written('2026-11-28', false)).toBe('28/11/2026');
    expect(written('28/13/2026', true)).toBe('28/13/2026');
  });
});
