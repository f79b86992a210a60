import { describe, expect, it } from 'vitest';
import { blockQuery, pageNumber } from './block-query.ts';

describe('what blocks may read of an address', () => {
  it('is what is declared, the first of what is repeated, and nothing that is empty or without end', () => {
    expect(
      blockQuery(
        new URLSearchParams(`page=2&postcode=+3121+&postcode=3000&utm_source=mail&vin=${'x'.repeat(201)}&offer=`),
      ),
    ).toEqual({ page: '2', postcode: '3121' });
  });

  it.each([
    ['2', 2],
    ['99999', 99_999],
    ['0', 1],
    ['-1', 1],
    ['2.5', 1],
    ['100000', 1],
    ['two', 1],
  ])('page "%s" is part %i of a list', (page, number) => expect(pageNumber({ page })).toBe(number));

  it('an address without a page is its first part', () => expect(pageNumber({})).toBe(1));
});
