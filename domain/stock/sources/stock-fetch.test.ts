import { describe, expect, it } from 'vitest';
import { isDue, type SourceTimes } from './stock-fetch.ts';

const now = new Date('2026-11-26T02:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const due = (times: Partial<SourceTimes>, every = 60) =>
  isDue({ fetchedAt: ago(30), requestedAt: null, outcome: 'imported', ...times }, every, now);

describe('[PLUS-20] a stock source is due', () => {
  it('at first, and by its schedule', () => {
    expect(due({ fetchedAt: null })).toBe(true);
    expect([due({ fetchedAt: ago(59) }), due({ fetchedAt: ago(60) })]).toEqual([false, true]);
    expect(due({ fetchedAt: ago(16) }, 15)).toBe(true);
  });

  it('when staff wanted it since', () => {
    expect([due({ requestedAt: ago(1) }), due({ requestedAt: ago(31) })]).toEqual([true, false]);
  });

  it('a quarter of an hour after it failed, however rare its schedule; not sooner, and not after it was refused', () => {
    const failed = (minutes: number, every = 1_440) => due({ fetchedAt: ago(minutes), outcome: 'failed' }, every);
    expect([failed(14), failed(15)]).toEqual([false, true]);
    expect(due({ fetchedAt: ago(20), outcome: 'refused' }, 1_440)).toBe(false);
  });
});
