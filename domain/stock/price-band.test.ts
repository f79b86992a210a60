import { expect, it } from 'vitest';
import { bandOf, priceBand, weeklyBand } from './price-band.ts';

it('[SRCH-02] puts an amount into the band that begins with it, and the dearest into an open one', () => {
  expect([0, 9_999.99, 10_000, 99_999, 100_000, 250_000].map((dollars) => bandOf(dollars, priceBand))).toEqual([
    '0:10000',
    '0:10000',
    '10000:20000',
    '90000:100000',
    '100000:',
    '100000:',
  ]);
  expect(bandOf(149.99, weeklyBand)).toBe('100:150');
});
