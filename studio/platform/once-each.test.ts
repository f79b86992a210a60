import { describe, expect, it, vi } from 'vitest';
import { onceEach } from './once-each.ts';

describe('what is made once for each value', () => {
  it('is the same for the same value, and another for another', () => {
    const make = vi.fn((value: object) => ({ value }));
    const once = onceEach(make);
    const [first, second] = [{}, {}];
    expect(once(first)).toBe(once(first));
    expect(once(second)).not.toBe(once(first));
    expect(make).toHaveBeenCalledTimes(2);
  });
});
