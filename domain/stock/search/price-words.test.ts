import { expect, it } from 'vitest';
import { priceWords } from './price-words.ts';

it.each([
  ['ute under 40k', 'ute', null, 40_000],
  ['ute under $40,000', 'ute', null, 40_000],
  ['Under 27.5K suv', 'suv', null, 27_500],
  ['suv over 20000 up to 35 thousand automatic', 'suv automatic', 20_000, 35_000],
  ['suv under 30,000 dollars', 'suv', null, 30_000],
  ['under $30k drive away ute', 'ute', null, 30_000],
  ['under AUD 30000 driveaway', '', null, 30_000],
  ['over 20k bucks', '', 20_000, null],
  ['drive away under 30k', 'drive away', null, 30_000],
  ['less than $ 9999', '', null, 9999],
  ['under 5', 'under 5', null, null],
  ['under armour', 'under armour', null, null],
  ['under 40km', 'under 40km', null, null],
  ['thunder 40000', 'thunder 40000', null, null],
  ['land rover 90', 'land rover 90', null, null],
  ['mazda cx-5', 'mazda cx-5', null, null],
])('[SRCH-01] "%s" means "%s" from %s to %s dollars', (query, words, min, max) => {
  expect(priceWords(query)).toEqual({ words, min, max });
});
