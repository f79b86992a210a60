import { expect, it } from 'vitest';
import { searchedWords } from './searched-words.ts';

it.each([
  ['cx-5', '"cx-5"'],
  ['BT-50 dual', '"BT-50" dual'],
  ['c-class', '"c-class"'],
  ['mustang mach-e', 'mustang "mach-e"'],
  ['ioniq 5', '"ioniq 5"'],
  ['hyundai ioniq 5 limited', 'hyundai "ioniq 5" limited'],
  ['i 30', '"i 30"'],
  ['model y', '"model y"'],
  ['c class', '"c class"'],
  ['x trail', '"x trail"'],
  ['land cruiser', '"land cruiser"'],
  ['white Land-Cruiser gxl', 'white "Land-Cruiser" gxl'],
])('[SRCH-01] the name of a model in several parts is one phrase: "%s" is %s', (words, q) =>
  expect(searchedWords(words).q).toBe(q),
);

it.each([
  'brisbane suv',
  'wild-trak',
  '7 seater',
  'polo 5 door',
  '4 wheel drive',
  '2020 corolla',
  '4x4',
  'cx-',
  '-cx',
  'a red pony',
  'ranger "mach e" x',
  'island cruisers',
])('[SRCH-01] other words are left as they are: "%s"', (words) => expect(searchedWords(words).q).toBe(words));

it.each([
  ['cx5', 'off'],
  ['white bt50', 'off'],
  ['landcruiser', undefined],
  ['7 seater', undefined],
  ['4wd', undefined],
])('[SRCH-01] "cx5" is not split into "cx" and whatever begins with a 5: "%s"', (words, split) =>
  expect(searchedWords(words).split_join_tokens).toBe(split),
);

it.each([
  ['brisbane suv', true],
  ['tow-bar ute', true],
  ['cx5 touring', false],
  ['mg zs', false],
  ['2020 corolla', false],
  ['wildtrak 3.2', false],
])('[SRCH-01] a word of "%s" may be left out: %s', (words, mayDrop) =>
  expect(searchedWords(words).drop_tokens_threshold === undefined).toBe(mayDrop),
);
