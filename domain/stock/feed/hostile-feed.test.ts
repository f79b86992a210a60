import { expect, it } from 'vitest';
import { dayOf, monthOf } from './feed-days.ts';
import { priceOf } from './feed-money.ts';
import { addressesOf } from './feed-photos.ts';
import { listOf, plainText } from './feed-texts.ts';
import { cubicCentimetresOf, kilometresOf } from './feed-values.ts';
import { bodyOf } from './words/body-words.ts';

const seeds = [
  '<',
  '<script>',
  '<p ',
  '&amp;',
  ' ',
  ',',
  ', ',
  '(',
  '1',
  '1.',
  "' ",
  '$',
  '|',
  'https://',
  '\n',
  '"',
  '[',
];
const readers = { plainText, listOf, addressesOf, priceOf, kilometresOf, cubicCentimetresOf, bodyOf, dayOf, monthOf };

it.each(Object.entries(readers))(
  '[PLUS-20] %s takes no longer than its text is long, whatever that is made of',
  (_, read) => {
    const times = seeds.map((seed) => {
      const text = seed.repeat(60_000 / seed.length);
      const started = performance.now();
      read(text);
      return performance.now() - started;
    });
    // A reader whose time grows with the square of the text takes a minute and more.
    expect(Math.max(...times)).toBeLessThan(5_000);
  },
);
