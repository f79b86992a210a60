import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { Busy } from '@/web/front/http/busy.ts';
import { compressQuickly } from '@/web/front/http/compress.ts';
import { PageCache } from './page-cache.ts';
import type { StoredPage } from './page-store.ts';
import { storedPage } from './stored-page.fixture.ts';

const limits = { maxBytes: 1024 * 1024, maxRenders: 3 };

const never = () => Promise.reject(new Error('rendered again'));

/** A render that ends when it the test releases it. */
function slowRender() {
  const { promise, resolve, reject } = Promise.withResolvers<StoredPage>();
  return { render: () => promise, finish: resolve, fail: reject };
}

describe('PageCache', () => {
  it('renders once and serves from memory then', async () => {
    const cache = new PageCache(limits);
    const page = storedPage();
    expect(await cache.find('a', async () => page)).toEqual({ page, from: 'miss' });
    expect(await cache.find('a', () => Promise.reject(new Error('rendered again')))).toEqual({ page, from: 'hit' });
  });

  it('shares one render among all requests for the same page', async () => {
    const cache = new PageCache(limits);
    let renders = 0;
    const slow = slowRender();
    const render = () => {
      renders += 1;
      return slow.render();
    };
    const responses = Promise.all(Array.from({ length: 50 }, () => cache.find('a', render)));
    slow.finish(storedPage());
    expect(new Set((await responses).map(({ page }) => page)).size).toBe(1);
    expect(renders).toBe(1);
  });

  it('[PLUS-07] does not store what was rendered across a purge, nor let later shoppers join it', async () => {
    const cache = new PageCache(limits);
    const old = slowRender();
    const early = cache.find('a', old.render);
    cache.purge(['site:a']);
    const fresh = storedPage({ tags: ['site:a'], etag: '"fresh"' });
    const late = cache.find('a', async () => fresh);
    old.finish(storedPage({ tags: ['site:a'], etag: '"old"' }));
    expect((await early).page.etag).toBe('"old"');
    expect((await late).page.etag).toBe('"fresh"');
    expect(cache.peek('a')).toEqual(fresh);
  });

  it('[PLUS-07] does not let the old render overwrite the fresh one, whichever ends first', async () => {
    const cache = new PageCache(limits);
    const old = slowRender();
    const early = cache.find('a', old.render);
    cache.purge(['site:a']);
    await cache.find('a', async () => storedPage({ tags: ['site:a'], etag: '"fresh"' }));
    old.finish(storedPage({ tags: ['site:a'], etag: '"old"' }));
    await early;
    expect(cache.peek('a')?.etag).toBe('"fresh"');
  });

  it('never stores a failed render: the next shopper gets a new try', async () => {
    const cache = new PageCache(limits);
    await expect(cache.find('a', () => Promise.reject(new Error('content is away')))).rejects.toThrow(
      'content is away',
    );
    await cache.find('a', async () => storedPage({ storable: false }));
    expect(cache.size).toBe(0);
    expect((await cache.find('a', async () => storedPage())).from).toBe('miss');
    expect((await cache.find('a', async () => storedPage())).from).toBe('hit');
  });

  it('shows a page that was purged as it was while it cannot be rendered, and no longer', async () => {
    const cache = new PageCache(limits);
    const away = () => Promise.reject(new Error('content is away'));
    await cache.find('a', async () => storedPage({ tags: ['stock:a'], etag: '"before"' }));
    await cache.find('gone', async () => storedPage({ tags: ['stock:a'], status: 404 }));
    cache.purge(['stock:a']);
    expect(await cache.find('a', away)).toMatchObject({ from: 'stale', page: { etag: '"before"' } });
    const without = async () => storedPage({ status: 503, storable: false });
    expect(await cache.find('a', without)).toMatchObject({ from: 'stale', page: { etag: '"before"' } });
    await expect(cache.find('gone', away)).rejects.toThrow('content is away');
    expect(await cache.find('a', async () => storedPage({ storable: false, etag: '"after"' }))).toMatchObject({
      from: 'miss',
      page: { etag: '"after"' },
    });
    await expect(cache.find('a', away)).rejects.toThrow('content is away');
  });

  it.each([
    ['an hour', Number.POSITIVE_INFINITY, 3_600_000],
    ['its own time, as of an offer that ends', 61_000, 60_000],
  ])('does not show a page that was purged beyond %s', async (_, expiresAtMs, leftMs) => {
    let now = 1_000;
    const cache = new PageCache(limits, () => now);
    const away = () => Promise.reject(new Error('content is away'));
    await cache.find('a', async () => storedPage({ tags: ['stock:a'], expiresAtMs }));
    cache.purge(['stock:a']);
    now = leftMs + 999;
    expect((await cache.find('a', away)).from).toBe('stale');
    now = leftMs + 1_000;
    await expect(cache.find('a', away)).rejects.toThrow('content is away');
  });

  it('[PLUS-07] shows nothing once more that a publish purged, before or after its stock changed', async () => {
    const cache = new PageCache(limits);
    const away = () => Promise.reject(new Error('content is away'));
    for (const purges of [[['page:a']], [['stock:a'], ['page:a']], [['stock:a'], ['*']], [['stock:a', 'site:a']]]) {
      await cache.find('a', async () => storedPage({ tags: ['stock:a', 'page:a', 'site:a'] }));
      for (const tags of purges) cache.purge(tags);
      await expect(cache.find('a', away), purges.join(' then ')).rejects.toThrow('content is away');
      await cache.find('a', async () => storedPage({ storable: false }));
    }
  });

  it('shows no stale page to whom only the line of renders is full', async () => {
    const cache = new PageCache(limits);
    await cache.find('a', async () => storedPage({ tags: ['stock:a'] }));
    cache.purge(['stock:a']);
    await expect(cache.find('a', () => Promise.reject(new Busy('full')))).rejects.toBeInstanceOf(Busy);
  });

  it('keeps stale pages within a quarter beside the pages, and real ones whatever is searched for', async () => {
    const cache = new PageCache(limits);
    const away = () => Promise.reject(new Error('content is away'));
    await cache.find('home', async () => storedPage({ tags: ['stock:a'], bytes: 10_000 }));
    cache.purge(['stock:a']);
    for (let at = 0; at < 500; at += 1) {
      await cache.find(`search?page=${at}`, async () => storedPage({ tags: ['stock:a'], bytes: 10_000 }));
      if (at % 50 === 49) cache.purge(['stock:a']);
    }
    expect(cache.staleBytes).toBeLessThanOrEqual(limits.maxBytes / 4);
    expect(cache.staleBytes).toBeGreaterThan(limits.maxBytes / 16);
    expect(cache.bytes).toBe(0);
    expect((await cache.find('search?page=499', away)).from).toBe('stale');
    expect((await cache.find('home', away)).from).toBe('stale');
  });

  it('shows a page no longer than its earliest boundary', async () => {
    let now = 1_000;
    const cache = new PageCache(limits, () => now);
    await cache.find('a', async () => storedPage({ expiresAtMs: 1_500 }));
    now = 1_499;
    expect(cache.peek('a')).not.toBeNull();
    now = 1_500;
    expect(cache.peek('a')).toBeNull();
  });

  it('refuses more renders at once than it may have under way, and takes more when they end', async () => {
    const cache = new PageCache(limits);
    const slow = slowRender();
    const underWay = ['a', 'b', 'c'].map((key) => cache.find(key, slow.render));
    await expect(cache.find('d', async () => storedPage())).rejects.toBeInstanceOf(Busy);
    slow.finish(storedPage());
    await Promise.all(underWay);
    expect((await cache.find('d', async () => storedPage())).from).toBe('miss');
  });

  it('takes new renders after failed ones', async () => {
    const cache = new PageCache(limits);
    for (let at = 0; at < 10; at += 1) {
      await cache.find('a', () => Promise.reject(new Error('broken'))).catch(() => undefined);
    }
    expect((await cache.find('a', async () => storedPage())).from).toBe('miss');
  });

  it('[CFG-04] retains real pages under endless requests for addresses that have none', async () => {
    const cache = new PageCache(limits);
    await cache.find('home', async () => storedPage({ bytes: 10_000 }));
    for (let at = 0; at < 2_000; at += 1) {
      await cache.find(`guess ${at}`, async () => storedPage({ status: 404, bytes: 2_000 }));
    }
    expect(cache.peek('home')).not.toBeNull();
    expect(cache.bytes).toBeLessThanOrEqual(limits.maxBytes * (1 + 1 / 16));
  });

  it('[CFG-04] retains real pages under requests that vary the parameters of one without end', async () => {
    const cache = new PageCache(limits);
    await cache.find('home', async () => storedPage({ bytes: 10_000 }));
    for (let at = 0; at < 2_000; at += 1) {
      await cache.find(`search?page=${at}`, async () => storedPage({ bytes: 2_000 }));
    }
    expect(cache.peek('home')).not.toBeNull();
    expect(cache.bytes).toBeLessThanOrEqual(limits.maxBytes * (1 + 1 / 4));
  });

  it('compresses a page more densely once it is requested again, and counts its bytes as they are then', async () => {
    const cache = new PageCache(limits);
    const html = await readFile('docs/features.md');
    const page = storedPage({ ...(await compressQuickly(html)), isDense: false });
    await cache.find('a', async () => page);
    const quickBytes = cache.bytes;
    expect((await cache.find('a', never)).page.isDense).toBe(false);
    await vi.waitFor(async () => expect((await cache.find('a', never)).page.isDense).toBe(true));
    const dense = (await cache.find('a', never)).page;
    expect(dense.brotli.length).toBeLessThan(page.brotli.length);
    expect(brotliDecompressSync(dense.brotli)).toEqual(html);
    expect(gunzipSync(dense.gzip)).toEqual(html);
    const saved = page.brotli.length + page.gzip.length - dense.brotli.length - dense.gzip.length;
    expect(cache.bytes).toBe(quickBytes - saved);
  });

  it('[PLUS-07] purges the addresses without a page too: a page may have been published there', async () => {
    const cache = new PageCache(limits);
    await cache.find('new-page', async () => storedPage({ status: 404, tags: ['page:a'] }));
    cache.purge(['page:a']);
    expect(cache.peek('new-page')).toBeNull();
  });
});
