import { expect, it } from 'vitest';
import { momentOfWallTime, momentText, quickMoments, wallTime } from './preview-moments.ts';

const melbourne = 'Australia/Melbourne';
/** Saturday, 21 November 2026, 2 pm in Melbourne, which is eleven hours ahead then. */
const now = Date.UTC(2026, 10, 21, 3);

it('[PLUS-03] offers the moments that staff want to see, at nine on the site’s own clock', () => {
  expect(quickMoments(now, melbourne).map(({ label, ms }) => [label, wallTime(ms, melbourne)])).toEqual([
    ['Tomorrow', '2026-11-22T09:00'],
    ['Next Monday', '2026-11-23T09:00'],
    ['In four weeks', '2026-12-19T09:00'],
    ['Start of next month', '2026-12-01T09:00'],
  ]);
  const monday = Date.UTC(2026, 10, 22, 23);
  expect(wallTime(quickMoments(monday, melbourne)[1]?.ms ?? 0, melbourne)).toBe('2026-11-30T09:00');
});

it('[PLUS-03] reads what a date field writes, in the zone, across the change of clocks', () => {
  for (const text of ['2026-11-30T09:00', '2026-07-01T00:30', '2026-10-04T03:30'])
    expect(wallTime(momentOfWallTime(text, melbourne) ?? 0, melbourne)).toBe(text);
  expect(momentOfWallTime('2026-11-30T09:00', 'Australia/Perth')).toBe(Date.UTC(2026, 10, 30, 1));
  expect(momentOfWallTime('', melbourne)).toBeNull();
});

it('writes a moment in words', () => {
  expect(momentText(Date.UTC(2026, 10, 29, 22), melbourne)).toMatch(/^Mon,? 30 Nov 2026,? (at )?9:00\sam$/);
});
