import { describe, expect, it } from 'vitest';
import { PageStore } from './page-store.ts';
import { storedPage } from './stored-page.fixture.ts';

const megabyte = 1024 * 1024;
const now = 1_000;

describe('PageStore', () => {
  it('gives back what it keeps', () => {
    const store = new PageStore(megabyte);
    const page = storedPage();
    expect(store.get('a', now)).toBeNull();
    expect(store.put('a', page, store.generation, now)).toBe(true);
    expect(store.get('a', now)).toEqual(page);
  });

  it('[PLUS-07] drops the pages that read data of a purged tag, and no other', () => {
    const store = new PageStore(megabyte);
    store.put('a', storedPage({ tags: ['site:a', 'menu:a'] }), 0, now);
    store.put('b', storedPage({ tags: ['site:b'] }), 0, now);
    store.purge(['menu:a', 'menu:b']);
    expect(store.get('a', now)).toBeNull();
    expect(store.get('b', now)).not.toBeNull();
  });

  it('[PLUS-07] drops all at a purge of everything', () => {
    const store = new PageStore(megabyte);
    store.put('a', storedPage({ tags: ['site:a'] }), 0, now);
    store.put('untagged', storedPage(), 0, now);
    store.purge(['*']);
    expect([store.size, store.bytes]).toEqual([0, 0]);
  });

  it.each([['site:a'], ['*']])('[PLUS-07] refuses a page whose render began before a purge of %s', (tag) => {
    const store = new PageStore(megabyte);
    const begun = store.generation;
    store.purge([tag]);
    const page = storedPage({ tags: ['site:a'] });
    expect(store.put('a', page, begun, now)).toBe(false);
    expect(store.put('a', page, store.generation, now)).toBe(true);
  });

  it('keeps a page whose render saw a purge of other data', () => {
    const store = new PageStore(megabyte);
    const begun = store.generation;
    store.purge(['site:b']);
    expect(store.put('a', storedPage({ tags: ['site:a'] }), begun, now)).toBe(true);
  });

  it('keeps a page until its moment and not beyond', () => {
    const store = new PageStore(megabyte);
    store.put('a', storedPage({ expiresAtMs: 2_000 }), 0, now);
    expect(store.get('a', 1_999)).not.toBeNull();
    expect(store.get('a', 2_000)).toBeNull();
    expect(store.size).toBe(0);
    expect(store.put('a', storedPage({ expiresAtMs: 2_000 }), 0, 2_000)).toBe(false);
  });

  it('refuses what must be shown once only', () => {
    const store = new PageStore(megabyte);
    expect(store.put('a', storedPage({ storable: false }), 0, now)).toBe(false);
  });

  it('[CFG-03] stays within its bytes and drops what was used longest ago', () => {
    const store = new PageStore(10 * 3_031);
    for (let at = 0; at < 10; at += 1) store.put(`page ${at}`, storedPage({ bytes: 1_000 }), 0, now);
    expect(store.size).toBe(10);
    store.get('page 0', now);
    store.put('page 10', storedPage({ bytes: 1_000 }), 0, now);
    expect(store.bytes).toBeLessThanOrEqual(10 * 3_031);
    expect(store.get('page 0', now)).not.toBeNull();
    expect(store.get('page 1', now)).toBeNull();
  });

  it('counts addresses: long ones with next to no page behind them do not fill the memory', () => {
    const store = new PageStore(100_000);
    const long = 'x'.repeat(8_000);
    for (let at = 0; at < 1_000; at += 1) store.put(`${long}${at}`, storedPage({ bytes: 1 }), 0, now);
    expect(store.size).toBeGreaterThan(5);
    expect(store.size * long.length).toBeLessThan(100_000);
    expect(store.bytes).toBeLessThanOrEqual(100_000);
  });

  it('refuses a page larger than all it may hold', () => {
    const store = new PageStore(5_000);
    store.put('small', storedPage(), 0, now);
    expect(store.put('large', storedPage({ bytes: 5_000 }), 0, now)).toBe(false);
    expect(store.get('small', now)).not.toBeNull();
  });

  it('counts a page once that is stored twice', () => {
    const store = new PageStore(megabyte);
    store.put('a', storedPage({ tags: ['old'] }), 0, now);
    const { bytes } = store;
    store.put('a', storedPage({ tags: ['new'] }), 0, now);
    expect([store.size, store.bytes]).toEqual([1, bytes]);
    store.purge(['old']);
    expect(store.size).toBe(1);
  });
});
