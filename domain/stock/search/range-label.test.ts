import { expect, it } from 'vitest';
import { rangeLabel } from './range-label.ts';

it('[SRCH-02] a day of arrival is written as Australians write it, by the clock of the site', () => {
  const evening = Date.UTC(2023, 10, 14, 14, 30) / 1000;
  const since = { min: evening, max: null };
  expect(rangeLabel('created_at_timestamp', since, 'Australia/Perth')).toBe('Listed since 14 Nov 2023');
  expect(rangeLabel('created_at_timestamp', since, 'Australia/Brisbane')).toBe('Listed since 15 Nov 2023');
  expect(rangeLabel('created_at_timestamp', since)).toBe('Listed since 15 Nov 2023');
});

it('[SRCH-13] money, kilometres and years are written with their units', () => {
  expect(rangeLabel('price', { min: 20_000, max: 80_000 })).toBe('$20,000 – $80,000');
  expect(rangeLabel('km', { min: null, max: 90_000 })).toBe('Up to 90,000\u00a0km');
  expect(rangeLabel('year', { min: 2019, max: 2019 })).toBe('2019');
});
