import { describe, expect, it } from 'vitest';
import { evenColumns } from './even-columns.ts';

describe('columns of a grid', () => {
  it('are as many as leave the fewest holes in the last row', () => {
    expect([4, 6, 7, 8, 9].map((count) => evenColumns(count, [4, 3]))).toEqual([4, 3, 4, 4, 3]);
  });
  it('are the ones named first where others are no better', () => {
    expect([5, 10, 12, 20].map((count) => evenColumns(count, [5, 4, 6]))).toEqual([5, 5, 4, 5]);
    expect(evenColumns(0, [5, 4])).toBe(5);
  });
});
