import { describe, expect, it } from 'vitest';
import { filledBars } from './price-line.ts';

const bars = (...counts: number[]) => counts.map((count, at) => ({ fromCents: at * 1_000, count }));

describe('a line of prices that is as long as the stock', () => {
  it('leaves out empty bars at both sides, not those between', () => {
    expect(filledBars(bars(0, 0, 2, 0, 1, 0))).toEqual([
      { fromCents: 2_000, count: 2 },
      { fromCents: 3_000, count: 0 },
      { fromCents: 4_000, count: 1 },
    ]);
    expect(filledBars(bars(0, 0))).toEqual([]);
  });
});
