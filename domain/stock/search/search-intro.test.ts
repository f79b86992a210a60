import { expect, it } from 'vitest';
import { searchIntro } from './search-intro.ts';

it.each([
  [0, ''],
  [1, 'Used Fords at Southbank Ford: one in stock, with its price, photos and weekly repayments.'],
  [1_204, 'Used Fords at Southbank Ford: 1,204 to choose from, with prices, photos and weekly repayments.'],
])('[NAV-03] the intro of %i results', (count, text) =>
  expect(searchIntro('Used Fords', count, 'Southbank Ford')).toBe(text),
);
