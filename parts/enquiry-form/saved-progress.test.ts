import { describe, expect, it } from 'vitest';
import { dropProgress, maxStored, progressOf, storeProgress } from './saved-progress.ts';

const storeOf = (stored: Record<string, string> = {}) => {
  const map = new Map(Object.entries(stored));
  return () => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  });
};
const now = Date.UTC(2026, 10, 24);
const day = 86_400_000;
const progress = { step: 1, filled: { payment: ['In full'], name: ['Alex'] } };

describe('the progress of a purchase on this device', () => {
  it('[CHK-05] is what was filled in and the step, each car its own, until it is dropped', () => {
    const store = storeOf();
    storeProgress(store, 'purchase a', progress, now);
    storeProgress(store, 'purchase b', { step: 0, filled: {} }, now);
    expect(progressOf(store, 'purchase a', now)).toEqual(progress);
    expect(progressOf(store, 'purchase c', now)).toBeNull();
    dropProgress(store, 'purchase a');
    expect(progressOf(store, 'purchase a', now)).toBeNull();
    expect(progressOf(store, 'purchase b', now)).toEqual({ step: 0, filled: {} });
  });

  it('[CHK-05] is bounded in number and time, and keeps nothing that the shopper did not fill in', () => {
    const store = storeOf();
    for (let at = 0; at <= maxStored; at += 1) storeProgress(store, `purchase ${at}`, progress, now);
    expect(progressOf(store, 'purchase 0', now)).toBeNull();
    expect(progressOf(store, 'purchase 1', now)).toEqual(progress);
    expect(progressOf(store, 'purchase 1', now + 31 * day)).toBeNull();
    storeProgress(
      store,
      'x',
      { step: 0, filled: { _form: ['purchase-request'], company_website: [''], name: ['A'] } },
      now,
    );
    expect(progressOf(store, 'x', now)?.filled).toEqual({ name: ['A'] });
  });

  it.each([
    '{',
    'null',
    '[null, 1]',
    '[{"name":"x","step":-1,"atMs":1,"filled":{}}]',
    '[{"name":"x","step":0,"atMs":1,"filled":{"a":1}}]',
  ])('[CHK-05] what another script has spoilt is nothing: %s', (stored) =>
    expect(progressOf(storeOf({ 'forecourt:progress': stored }), 'x', 2)).toBeNull(),
  );

  it('[CHK-05] a browser that stores nothing stops no form', () => {
    const store = () => {
      throw new Error('denied');
    };
    expect(() => storeProgress(store, 'x', progress, now)).not.toThrow();
    expect(progressOf(store, 'x', now)).toBeNull();
  });
});
