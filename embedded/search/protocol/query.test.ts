import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryOf } from './query.ts';

const piece = fc.string({
  unit: fc.constantFrom('a', 'ü', '%', '+', '=', '&', '2', '0', 'C', '3', '🚗', ' '),
  maxLength: 8,
});

describe('the parameters of an address', () => {
  it('are those that the platform reads, well-formed or not', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, piece), { maxLength: 4 }), fc.boolean(), (pairs, encode) => {
        const text = encode
          ? new URLSearchParams(pairs).toString()
          : pairs.map(([name, value]) => `${name}=${value}`).join('&');
        const url = new URL(`http://search/?${text}`);
        const { a: _left, ...expected } = Object.fromEntries(url.searchParams);
        expect(queryOf(url, 'a')).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
