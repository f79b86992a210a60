import { describe, expect, it, vi } from 'vitest';
import { timedSignal } from './timed-signal.ts';

describe('a signal with a time limit', () => {
  it('ends with the one that it was given, for the same reason', () => {
    const given = new AbortController();
    const timed = timedSignal(given.signal, 60_000);
    expect(timed.aborted).toBe(false);
    given.abort('left');
    expect([timed.aborted, timed.reason]).toEqual([true, 'left']);
    expect(timedSignal(given.signal, 60_000).reason).toBe('left');
  });

  it('ends when its time is up', async () => {
    const timed = timedSignal(new AbortController().signal, 5);
    await vi.waitFor(() => expect(timed.reason).toMatchObject({ name: 'TimeoutError' }));
  });

  it('needs nothing that browsers of 2023 do not have', () => {
    const { any } = AbortSignal;
    Object.assign(AbortSignal, { any: undefined });
    try {
      expect(timedSignal(new AbortController().signal, 60_000).aborted).toBe(false);
    } finally {
      Object.assign(AbortSignal, { any });
    }
  });
});
