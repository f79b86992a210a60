import { describe, expect, it } from 'vitest';
import { FirstRanks } from './first-ranks.ts';

function taken(ranks: FirstRanks, wanted: number): number[] {
  const found: number[] = [];
  ranks.take(wanted, (rank) => found.push(rank));
  return found;
}

describe('the first of the marked ranks', () => {
  it('come in order, as many as are wanted, over words and in the last bit of one', () => {
    const ranks = new FirstRanks();
    ranks.start(100);
    for (const rank of [99, 31, 64, 32, 0, 63]) ranks.mark(rank);
    expect(taken(ranks, 4)).toEqual([0, 31, 32, 63]);
    expect(taken(ranks, 9)).toEqual([0, 31, 32, 63, 64, 99]);
  });

  it('are forgotten at the next start, which may be of more ranks than there was room for', () => {
    const ranks = new FirstRanks();
    ranks.start(10);
    ranks.mark(3);
    ranks.start(10);
    expect(taken(ranks, 1)).toEqual([]);
    ranks.mark(5);
    ranks.start(1_000_000);
    ranks.mark(999_999);
    expect(taken(ranks, 5)).toEqual([999_999]);
  });
});
