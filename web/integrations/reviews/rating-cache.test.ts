import { describe, expect, it, vi } from 'vitest';
import { ratingCache, type Snap21Provider } from './rating-cache.ts';

const hour = 3_600_000;
const response = { rating: '4.7', stars: 4.5 };

describe('[LOC-10] ratings of Snap 21', () => {
  it('are requested once an hour for each organisation, and once for all requests at the same time', async () => {
    const provider = vi.fn(async () => response);
    const cache = ratingCache(provider, () => undefined);
    const both = await Promise.all([cache.ratingOf('a', 0), cache.ratingOf('a', 0)]);
    expect(both.map(({ rating }) => rating)).toEqual([
      { rating: 4.7, stars: 4.5 },
      { rating: 4.7, stars: 4.5 },
    ]);
    await cache.ratingOf('a', hour - 1);
    expect(provider).toHaveBeenCalledTimes(1);
    await cache.ratingOf('a', hour);
    await cache.ratingOf('b', hour);
    expect(provider).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['a provider that fails', () => Promise.reject(new Error('away'))],
    ['an answer without a rating', async () => ({ stars: 5 })],
    ['an answer of nonsense', async () => '<html>'],
    ['a rating above five', async () => ({ rating: 48, stars: 5 })],
  ])('%s gives none, is logged once, and is requested again after a minute', async (_, provider) => {
    const failed = vi.fn();
    let current: Snap21Provider = provider;
    const cache = ratingCache((...requested) => current(...requested), failed);
    expect(await cache.ratingOf('a', 0)).toEqual({ rating: null, untilMs: 60_000 });
    await cache.ratingOf('a', 59_999);
    expect(failed).toHaveBeenCalledTimes(1);
    current = async () => response;
    expect((await cache.ratingOf('a', 60_000)).rating?.rating).toBe(4.7);
  });

  it('a provider that never responds is not waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const failed = vi.fn();
      const signalled = vi.fn();
      const silent: Snap21Provider = (_, signal) => new Promise(() => signal.addEventListener('abort', signalled));
      const requested = ratingCache(silent, failed).ratingOf('a', 0);
      await expect(requested).resolves.toMatchObject({ rating: null });
      expect(failed.mock.calls[0]?.[1]).toEqual(new Error('nothing within 2000 ms'));
      expect(signalled).toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  it('are of a thousand organisations at most: the oldest is requested again', async () => {
    const provider = vi.fn(async () => response);
    const cache = ratingCache(provider, () => undefined);
    for (let number = 0; number <= 1_000; number += 1) await cache.ratingOf(`org ${number}`, 0);
    await cache.ratingOf('org 1', 1);
    expect(provider).toHaveBeenCalledTimes(1_001);
    await cache.ratingOf('org 0', 1);
    expect(provider).toHaveBeenCalledTimes(1_002);
  });
});
