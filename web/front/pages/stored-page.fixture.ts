import type { StoredPage } from './page-store.ts';

/** A page for tests of the cache; `bytes` is the size of each of its two bodies. */
export function storedPage(over: Partial<StoredPage> & { bytes?: number } = {}): StoredPage {
  const { bytes = 10, ...rest } = over;
  return {
    status: 200,
    headers: [],
    etag: '"etag"',
    brotli: Buffer.alloc(bytes),
    gzip: Buffer.alloc(bytes),
    isDense: true,
    tags: [],
    expiresAtMs: Number.POSITIVE_INFINITY,
    storable: true,
    searched: null,
    viewed: null,
    gated: false,
    ...rest,
  };
}
