import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it('groups whole numbers as Intl does', () => {
  const intl = new Intl.NumberFormat('en-AU');
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (number) => {
      expect(grouped(number)).toBe(intl.format(number));
    }),
  );
  for (const number of [0, 1, 999, 1000, 70_000, 999_999, 1_000_000]) expect(grouped(number)).toBe(intl.format(number));
});

it('cuts fractions off', () => {
  expect(grouped(1234.9)).toBe('1,234');
});
