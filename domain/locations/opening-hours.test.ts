import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../site/resolved-site.ts';
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

describe('opening hours', () => {
  it('are read as people say them', () => {
    expect(hoursLabel(day(1, '08:30', '17:30'))).toMatch(/8:30 am . 5:30 pm/i);
    expect(hoursLabel(day(0, '', ''))).toBe('Closed');
  });

  it.each([
    ['Friday noon', { year: 2026, month: 11, day: 20, minutes: 720 }, true],
    ['Friday at closing', { year: 2026, month: 11, day: 20, minutes: 1_050 }, false],
    ['Saturday at opening', { year: 2026, month: 11, day: 21, minutes: 540 }, true],
    ['Sunday', { year: 2026, month: 11, day: 22, minutes: 720 }, false],
  ])('%s in the yard’s own time', (_, local, open) => {
    expect(openState(week, melbourne, momentOf(local, melbourne))).toMatchObject({ open });
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
