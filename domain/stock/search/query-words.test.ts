import { expect, it } from 'vitest';
import { queryWords } from './query-words.ts';

it.each([
  ['cheap car', '', 'price_ascending'],
  ['cheap automatic ute under 40k', 'automatic ute', 'price_ascending'],
  ['Cheapest cars brisbane', 'brisbane', 'price_ascending'],
  ['lowest price hilux', 'hilux', 'price_ascending'],
  ['suv low km', 'suv', 'km_ascending'],
  ["low k's ranger", 'ranger', 'km_ascending'],
  ['low kilometre cars', '', 'km_ascending'],
  ['cheap low km suv', 'suv', 'price_ascending'],
  ['most expensive', '', 'price_descending'],
  ['most expensive suv', 'suv', 'price_descending'],
  ['dearest cars', '', 'price_descending'],
  ['highest price ute', 'ute', 'price_descending'],
  ['just arrived', '', 'latest'],
  ['new arrivals suv', 'suv', 'latest'],
  ['expensive', 'expensive', null],
  ['car', 'car', null],
  ['kia car', 'kia car', null],
  ['cheapside', 'cheapside', null],
  ['yellow km', 'yellow km', null],
])('[SRCH-01] "%s" looks for "%s" in the order %s', (query, words, order) => {
  expect(queryWords(query)).toMatchObject({ words, order });
});
