import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPositions } from './top.ts';

const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3 })), { maxLength: 60 });

describe('bestPositions', () => {
  it('gives the beginning of what sorting everything would give', () => {
    fc.assert(
      fc.property(rows, fc.nat({ max: 70 }), fc.nat({ max: 2 }), (values, limit, keyCount) => {
        const keys = [0, 1].slice(0, keyCount).map((key) => ({ of: (at: number) => values[at]?.[key] ?? 0 }));
        const sorted = values
          .map((_, at) => at)
          .sort((one, other) => {
            for (const key of keys) if (key.of(one) !== key.of(other)) return key.of(one) - key.of(other);
            return other - one;
          });
        const best = bestPositions(values.length, limit, keys, (at) => at);
        expect([...best]).toEqual(sorted.slice(0, limit));
      }),
    );
  });
});
