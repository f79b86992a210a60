import { describe, expect, it } from 'vitest';
import { searchPhrase } from './search-phrase.ts';

describe('the words of shoppers as they are counted', () => {
  it.each([
    ['  White   UTE\tunder $40k ', 'white ute under $40k'],
    ['Škoda Kamiq', 'škoda kamiq'],
    ['mazda cx-5 2019+', 'mazda cx-5 2019+'],
    ['20000 to 30000', '20000 to 30000'],
    ['stock A12345', 'stock a12345'],
  ])('%j are %j', (typed, phrase) => expect(searchPhrase(typed)).toBe(phrase));

  it.each([
    ['call 0412 345 678 ute', 'call ute'],
    ['+61 (0)3 9555-0199 hilux', 'hilux'],
    ['hilux jo.citizen@example.com.au', 'hilux'],
    ['4111111111111111', null],
    ['MPBUMFF60KX123456 ranger', 'ranger'],
  ])('hold no person’s number or address: %j', (typed, phrase) => expect(searchPhrase(typed)).toBe(phrase));

  it.each([
    '',
    'a',
    '!!! ???',
    '<script>alert(1)</script>',
    'https://evil.example/x',
    'www.evil.example',
    "' or 1=1; --",
    'x'.repeat(25),
    'word '.repeat(9),
    'a somewhat longish text of words which nobody typed to find cars',
  ])('are none: %j', (typed) => expect(searchPhrase(typed)).toBeNull());
});
