import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newRenderRecord, recordRender } from '@/web/platform/render-record.ts';
import { expireWith, TimedResponses } from './timed-responses.ts';

const times = { goodForMs: 3_600_000, againAfterMs: 60_000, timeoutMs: 50 };
const at = (ms: number) => vi.setSystemTime(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => void vi.useRealTimers());

describe('[LOC-10] [CARD-08] [VDP-09] results of a service', () => {
  it('are requested once while they are valid, and once for all pages at the same time', async () => {
    const load = vi.fn(async () => '4.7');
    const responses = new TimedResponses<string>('one', times);
    const both = await Promise.all([responses.of('a', load), responses.of('a', load)]);
    expect(both).toEqual(Array(2).fill({ response: '4.7', untilMs: times.goodForMs }));
    at(times.goodForMs - 1);
    await responses.of('a', load);
    expect(load).toHaveBeenCalledTimes(1);
    at(times.goodForMs);
    await responses.of('a', load);
    await responses.of('b', load);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('are none after a failure, which is logged once, and are requested again after the pause', async () => {
    const failed = vi.fn();
    const responses = new TimedResponses<string>('one', times, failed);
    const error = new Error('away');
    const load = vi.fn().mockRejectedValueOnce(error).mockResolvedValue('4.7');
    expect(await responses.of('a', load)).toEqual({ response: null, untilMs: times.againAfterMs });
    at(times.againAfterMs - 1);
    expect((await responses.of('a', load)).response).toBeNull();
    expect(failed.mock.calls).toEqual([['a', error]]);
    at(times.againAfterMs);
    expect((await responses.of('a', load)).response).toBe('4.7');
  });

  it('are not waited for beyond the timeout, even where the request ignores its signal', async () => {
    const failed = vi.fn();
    const signalled = vi.fn();
    const silent = (signal: AbortSignal) => new Promise<never>(() => signal.addEventListener('abort', signalled));
    const requested = new TimedResponses<string>('one', times, failed).of('a', silent);
    await expect(requested).resolves.toMatchObject({ response: null });
    expect(failed).toHaveBeenCalledWith('a', new Error('nothing within 50 ms'));
    expect(signalled).toHaveBeenCalled();
  });

  it('are of two thousand keys at most: the oldest is requested again', async () => {
    const load = vi.fn(async () => '4.7');
    const responses = new TimedResponses<string>('one', times);
    for (let number = 0; number <= 2_000; number += 1) await responses.of(`key ${number}`, load);
    await responses.of('key 1', load);
    expect(load).toHaveBeenCalledTimes(2_001);
    await responses.of('key 0', load);
    expect(load).toHaveBeenCalledTimes(2_002);
  });
});

describe('a page with such a result', () => {
  const expiresAtMs = (chosen: number | null, untilMs: number) => {
    const record = newRenderRecord(0, { chosen });
    recordRender(record, () => expireWith(untilMs));
    return record.expiresAtMs;
  };

  it('expires with it, by its own clock', () => {
    expect(expiresAtMs(null, 1_000)).toBe(1_000);
    expect(expiresAtMs(86_400_000, 1_000)).toBe(86_401_000);
  });

  it('expires at once where the result expired during the render', () => {
    expect(expiresAtMs(null, -5)).toBe(1);
  });
});
