import { describe, expect, it } from 'vitest';
import { comparePath, plainCompareQuery, readCompare } from './compare-address.ts';

const read = (query: string) => readCompare(new URLSearchParams(query));
const plain = (query: string) => decodeURIComponent(String(plainCompareQuery(new URLSearchParams(query))));

describe('the address of a comparison', () => {
  it('[SAVE-04] [PLUS-09] names up to four cars in the order of the shopper who made it', () => {
    expect(read('cars=b-2,a-1')).toEqual({ slugs: ['b-2', 'a-1'], more: false, unreadable: false, differences: false });
    expect(read('cars=a,b,c,d,e,f')).toMatchObject({ slugs: ['a', 'b', 'c', 'd'], more: true });
  });

  it.each([
    ['', []],
    ['cars=', []],
    ['cars=,,', []],
    ['cars=a', ['a']],
    ['cars=a,a, A ,b', ['a', 'b']],
    ['cars=a&cars=b', ['a', 'b']],
    ['cars[]=a&cars[]=b', ['a', 'b']],
  ])('[SAVE-04] reads %j', (query, slugs) => expect(read(query)).toMatchObject({ slugs, unreadable: false }));

  it.each([
    'cars=a,<b>',
    'cars=a,%00',
    'cars=a,../b',
    `cars=a,${'b'.repeat(300)}`,
    'cars=a,é',
    'cars=a,-',
    'cars=a,b`',
  ])('[SAVE-04] reads what it can, and notes that there is more: %s', (query) =>
    expect(read(query)).toMatchObject({ slugs: ['a'], unreadable: true }),
  );

  it('[PLUS-09] shows differences alone for one value alone', () => {
    const wanted = ['differences=1', 'differences=0', 'differences=yes', ''].map((query) => read(query).differences);
    expect(wanted).toEqual([true, false, false, false]);
  });

  it.each([
    ['cars=b,a', 'cars=b,a'],
    ['cars=a,b,a&differences=0', 'cars=a,b'],
    ['differences=1&cars=a,b', 'cars=a,b&differences=1'],
    ['cars=a,b,c,d,e,f,g', 'cars=a,b,c,d,e'],
    ['cars=a,<script>,(', 'cars=a,-'],
    ['cars=!,?', 'cars=-'],
    ['cars=,', ''],
  ])('[PLUS-09] has one spelling: %s is %s', (query, spelling) => {
    expect(plain(query)).toBe(spelling);
    expect(plain(spelling), 'and stays it').toBe(spelling);
    expect(read(spelling), 'and says the same').toEqual(read(query));
  });

  it('[PLUS-09] is short and readable', () => {
    expect(comparePath(['a', 'b'])).toBe('/compare?cars=a,b');
    expect(comparePath(['a', 'b'], true)).toBe('/compare?cars=a,b&differences=1');
    expect(comparePath([])).toBe('/compare');
  });
});
