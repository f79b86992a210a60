import { describe, expect, it } from 'vitest';
import { OutOfTime } from './query/within.ts';
import { TimeAccount } from './time-account.ts';

const limits = { maxMs: 1_000, eachSecondMs: 200 };

describe('the time of one caller', () => {
  it('ends, whatever the work throws, and comes back', () => {
    let now = 0;
    const account = new TimeAccount(limits, () => now);
    const work = (ms: number) => () => {
      now += ms;
      return ms;
    };
    expect(account.spend(work(limits.maxMs / 2))).toBe(limits.maxMs / 2);
    const failing = () => {
      work(limits.maxMs)();
      throw new Error('broken');
    };
    expect(() => account.spend(failing)).toThrow('broken');
    expect(() => account.spend(work(1))).toThrow(OutOfTime);
    expect(account.isIdle).toBe(false);
    now += (limits.maxMs / limits.eachSecondMs) * 1_000 * 2;
    expect(account.spend(work(1))).toBe(1);
    now += 1_000;
    expect(account.isIdle).toBe(true);
  });
});
