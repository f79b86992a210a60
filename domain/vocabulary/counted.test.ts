import { expect, it } from 'vitest';
import { counted, nounFor } from './counted.ts';

it.each([
  [1, 'cars', '1 car'],
  [0, 'cars', '0 cars'],
  [2, 'cars', '2 cars'],
  [1_204, 'vehicles', '1,204 vehicles'],
  [1, 'enquiries', '1 enquiry'],
  [1, 'hatches', '1 hatch'],
  [1, 'utes', '1 ute'],
  [1, 'SUVs', '1 SUV'],
  [1, 'motorcycles', '1 motorcycle'],
  [1, 'used boats', '1 used boat'],
  [1, 'boxes', '1 box'],
  [1, 'stock', '1 stock'],
])('%i of %s: %s', (count, plural, words) => {
  expect(counted(count, plural)).toBe(words);
});

it('the noun alone, beside a figure of its own look', () => {
  expect([0, 1, 2].map((count) => nounFor(count, 'caravans'))).toEqual(['caravans', 'caravan', 'caravans']);
});
