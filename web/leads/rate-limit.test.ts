import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

describe('the limit of enquiries', () => {
  it('[FORM-13] lets a sender through so often in a span of time, and again when it is over', () => {
    const limit = new RateLimit({ most: 2, withinMs: 1_000 });
    expect([0, 1, 2, 999, 1_000, 1_001].map((now) => limit.take('a', now))).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
    ]);
    expect(limit.take('b', 2)).toBe(true);
  });
});
