import { describe, expect, it } from 'vitest';
import { shownCount } from './shown-count.ts';

describe('the count that shoppers read', () => {
  const kinds = [
    { value: 'new', count: 1_200 },
    { value: 'used', count: 2_300 },
  ];

  it('[SRCH-15] is what was found up to 1999', () => {
    expect([shownCount(0, 7, kinds), shownCount(1_999, 7, kinds)]).toEqual([0, 1_999]);
  });

  it('[SRCH-15] above that the in-stock count, else the sum of the facet counts, else what was found', () => {
    expect(shownCount(2_000, 3_400, kinds)).toBe(3_400);
    expect(shownCount(2_000, undefined, kinds)).toBe(3_500);
    expect(shownCount(2_000, 0, [])).toBe(2_000);
  });
});
