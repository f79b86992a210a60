import { describe, expect, it } from 'vitest';
import { barsBefore, endOfLine, filledBars } from './price-line.ts';

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

  it('[FIN-14] ends above the dearest vehicle at a round amount, at $250,000 at the most', () => {
    const end = (dollars: number) => endOfLine(dollars * 100, 500_000, 25_000_000) / 100;
    expect([49_990, 84_999.99, 85_000, 249_000, 250_000, 310_000].map(end)).toEqual([
      50_000, 85_000, 90_000, 250_000, 250_000, 250_000,
    ]);
  });

  it('puts bars together two and two where they are too many, and loses no vehicle', () => {
    expect(barsBefore(4_000, bars(1, 2, 3, 4, 0, 0), 4).map(({ count }) => count)).toEqual([1, 2, 3, 4]);
    expect(barsBefore(5_000, bars(1, 2, 3, 4, 5, 0), 3)).toEqual([
      { fromCents: 0, count: 3 },
      { fromCents: 2_000, count: 7 },
      { fromCents: 4_000, count: 5 },
    ]);
  });
});
