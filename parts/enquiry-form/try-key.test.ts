import { describe, expect, it } from 'vitest';
import { tryKey } from './try-key.ts';

const deviceOf = (cached = new Map<string, string>()) => ({
  kept: cached,
  store: () => ({
    getItem: (key: string) => cached.get(key) ?? null,
    setItem: (key: string, value: string) => void cached.set(key, value),
  }),
});
const now = Date.UTC(2026, 10, 24);

describe('the key of an enquiry', () => {
  it('[FORM-12] is the same in two tabs and after a reload, another for another content', () => {
    const { kept, store } = deviceOf();
    const first = tryKey(store, 'Is it still there? alex@example.com', now);
    expect(tryKey(deviceOf(kept).store, 'Is it still there? alex@example.com', now + 60_000)).toBe(first);
    expect(tryKey(store, 'Is it still there? mei@example.com', now)).not.toBe(first);
    expect([...kept.values()].join()).not.toContain('alex');
  });

  it('[FORM-12] is another after ten minutes: an enquiry that is sent again then is a new one', () => {
    const { store } = deviceOf();
    const first = tryKey(store, 'x', now);
    expect(tryKey(store, 'x', now + 600_000)).not.toBe(first);
  });

  it('[FORM-12] needs no store, and is bounded in one', () => {
    const closed = () => {
      throw new Error('SecurityError');
    };
    expect(tryKey(closed, 'x', now)).toMatch(/^[0-9a-f-]{36}$/);
    const { kept, store } = deviceOf(new Map([['forecourt:tries', '[{"key":1},null]']]));
    for (let at = 0; at < 40; at += 1) tryKey(store, `${at}`, now);
    expect(JSON.parse(kept.get('forecourt:tries') ?? '')).toHaveLength(10);
  });
});
