import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPositions } from './top.ts';

type Rows = readonly [number, number][];
const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3 })), { maxLength: 60 });

const keysOf = (values: Rows, count: number) =>
  ([0, 1] as const).slice(0, count).map((key) => ({ of: (at: number) => values[at]?.[key] ?? 0 }));

function expectAsSorted(values: Rows, offset: number, limit: number, keyCount: number): void {
  const keys = keysOf(values, keyCount);
  const sorted = values
    .map((_, at) => at)
    .sort((one, other) => {
      for (const key of keys) if (key.of(one) !== key.of(other)) return key.of(one) - key.of(other);
      return other - one;
    });
  const best = bestPositions(values.length, { offset, limit }, keys, (at) => at);
  expect([...best]).toEqual(sorted.slice(offset, offset + limit));
}

describe('bestPositions', () => {
  const small = fc.nat({ max: 70 });
  const keyCount = fc.nat({ max: 2 });

  it('gives the part of what sorting everything would give', () => {
    fc.assert(fc.property(rows, small, small, keyCount, expectAsSorted));
  });

  it('does so for pages far behind in long lists', () => {
    const offset = fc.integer({ min: 4000, max: 6100 });
    const patterns = fc.array(fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 9 })), { minLength: 1, maxLength: 9 });
    const longLists = patterns.map((own) =>
      Array.from({ length: 6000 }, (_, at) => own[(at * at) % own.length] ?? ([0, 0] as [number, number])),
    );
    fc.assert(
      fc.property(longLists, offset, small, keyCount, (values, from, limit, count) =>
        expectAsSorted(values, from, limit, count),
      ),
      { numRuns: 30 },
    );
  });
});
