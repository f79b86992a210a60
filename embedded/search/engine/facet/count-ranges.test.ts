import { describe, expect, it } from 'vitest';
import { countRanges, lies } from './count-ranges.ts';

const range = (low: number, high: number) => ({ label: `${low}`, low, high });
const values = [Number.NaN, 0, 2_500, -3, 7.5, 2_499.99, 90_000, 5_000];
const found = {
  codes: Uint32Array.from([1, 2, 3, 4, 5, 6, 7]),
  counts: Uint32Array.from([1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]),
  length: 7,
};
const oneByOne = (ranges: ReturnType<typeof range>[]) =>
  ranges.map((one) =>
    found.counts.reduce((sum, count, at) => (lies(values[at + 1] as number, one) ? sum + count : sum), 0),
  );

describe('the counts of facet ranges', () => {
  it.each([
    ['that touch', [range(0, 2_500), range(2_500, 5_000), range(5_000, Infinity)], [11_001, 10, 1_100_000]],
    ['in any order, with gaps', [range(5_000, 90_000), range(-10, 0), range(2_000, 2_500)], [1_000_000, 100, 10_000]],
    ['that overlap', [range(0, 5_000), range(0, 10), range(-Infinity, Infinity)], [11_011, 1_001, 1_111_111]],
    ['that hold nothing', [range(10, 10), range(0, 10), range(9, 3)], [0, 1_001, 0]],
    ['of which two are the same', [range(0, 10), range(0, 10)], [1_001, 1_001]],
    ['of which there are none', [], []],
  ])('are exact for ranges %s', (_, ranges, counts) => {
    expect(countRanges(ranges, values, found)).toEqual(counts);
    expect(countRanges(ranges, values, found)).toEqual(oneByOne(ranges));
  });
});
