import { describe, expect, it } from 'vitest';
import { limits } from '../query/limits.ts';
import { OutOfTime } from '../query/within.ts';
import { TimeAccount } from './time-account.ts';

describe('the time of one caller’s listeners', () => {
  it('ends, whatever the work throws, and comes back', () => {
    let now = 0;
    const account = new TimeAccount(() => now);
    const work = (ms: number) => () => {
      now += ms;
      return ms;
    };
    expect(account.spend(work(limits.listeningMs / 2))).toBe(limits.listeningMs / 2);
    const failing = () => {
      work(limits.listeningMs)();
      throw new Error('broken');
    };
    expect(() => account.spend(failing)).toThrow('broken');
    expect(() => account.spend(work(1))).toThrow(OutOfTime);
    expect(account.isIdle).toBe(false);
    now += (limits.listeningMs / limits.listeningEachSecondMs) * 1_000 * 2;
    expect(account.spend(work(1))).toBe(1);
    now += 1_000;
    expect(account.isIdle).toBe(true);
  });
});
