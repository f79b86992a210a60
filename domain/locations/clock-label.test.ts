import { expect, it } from 'vitest';
import { dateAndHour, dayAndHour, hour, hoursLabel, longDayAndHour, timeLeft } from './clock-label.ts';

const at = Date.UTC(2026, 10, 27, 6, 30);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('[CHK-02] shows a time with its day by the dealer’s clock, and keeps its parts together', () => {
  expect(dayAndHour(at, 'Australia/Melbourne')).toBe('Fri\u00a027\u00a0Nov, 5:30\u00a0pm');
  expect(plain(longDayAndHour(at, 'Australia/Perth'))).toBe('Friday 27 November, 2:30 pm');
  expect(dateAndHour(at, 'Australia/Brisbane')).toBe('Fri 27 Nov 2026, 4:30 pm');
  expect(plain(hour(Date.UTC(2026, 10, 26, 13, 5), 'Australia/Melbourne'))).toBe('12:05 am');
  expect(plain(dayAndHour(at, ''))).toBe('Fri 27 Nov, 5:30 pm');
});

it('[CHK-02] shows how much is left', () => {
  const minute = 60_000;
  const left = [2_880, 1_620, 1_440, 323, 60, 4, 0.2, 0, -5].map((minutes) => plain(timeLeft(minutes * minute)));
  expect(left).toEqual([
    '2 days left',
    '1 day 3 h left',
    '1 day left',
    '5 h 23 min left',
    '1 h 0 min left',
    '4 min left',
    '1 min left',
    'over',
    'over',
  ]);
  expect([hoursLabel(48), hoursLabel(1)]).toEqual(['48 hours', '1 hour']);
});
