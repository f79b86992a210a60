import type { SearchedWords } from '@/domain/stock/search/search-phrase.ts';
import type { Compressed } from '@/web/front/http/compress.ts';
import { tags as manifest } from '@/web/platform/cache-tags.ts';

/** A page ready to be sent: headers made, bodies compressed. */
export type StoredPage = Compressed & {
  status: number;
  /** Flat list of names and values, as `writeHead` takes it fastest, without those that depend on the request. */
  headers: readonly string[];
  etag: string;
  /** Whether its bodies are compressed densely; at first they are not, since a client waits for them. */
  isDense: boolean;
  tags: readonly string[];
  /** Epoch milliseconds; Infinity when only a purge ends it. */
  expiresAtMs: number;
  /** False for what must be shown once only: a failed render, a response with a cookie. */
  storable: boolean;
  /** The shopper's search text whose results it shows. */
  searched: SearchedWords | null;
  /** The slug of the vehicle that the page shows. */
  viewed: string | null;
  /** Whether its address is for signed-in shoppers: this is what all others get. */
  gated: boolean;
};

type Entry = { key: string; page: StoredPage; bytes: number };

/** Bookkeeping of an entry beside its bodies, headers and key: map slots and tags. */
const overheadBytes = 1_024;

/**
 * Pages in memory, the least recently used ones dropped beyond `maxBytes`. A page is stored only
 * under the generation at which its render began: one that began before a purge of any of its tags
 * read old data and is refused.
 */
export class PageStore {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  readonly #byTag = new Map<string, Set<Entry>>();
  readonly #purgedAt = new Map<string, number>();
  /**
   * The entry that was requested last: what is requested repeatedly is not moved in the map each
   * time.
   */
  #latest: Entry | null = null;
  #generation = 0;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Taken when a render begins, and handed back with its page. */
  get generation(): number {
    return this.#generation;
  }

  get(key: string, now: number): StoredPage | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (now >= entry.page.expiresAtMs) {
      this.#drop(entry);
      return null;
    }
    if (entry !== this.#latest) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      this.#latest = entry;
    }
    return entry.page;
  }

  /** True when the page was stored. */
  put(key: string, page: StoredPage, begun: number, now: number): boolean {
    if (!page.storable || now >= page.expiresAtMs || this.#purgedSince(page.tags, begun)) return false;
    const bytes = bytesOf(key, page);
    if (bytes > this.#maxBytes) return false;
    this.#place({ key, page: owned(page), bytes });
    return true;
  }

  /** Takes over pages of another store as they are; only the last ones where there is no room for all. */
  adopt(pages: readonly { key: string; page: StoredPage }[]): void {
    const fitting: Entry[] = [];
    let room = this.#maxBytes;
    for (const { key, page } of pages.toReversed()) {
      const bytes = bytesOf(key, page);
      room -= bytes;
      if (room < 0) break;
      fitting.push({ key, page, bytes });
    }
    for (const entry of fitting.reverse()) this.#place(entry);
  }

  #place(placed: Entry): void {
    const old = this.#entries.get(placed.key);
    if (old) this.#drop(old);
    this.#store(placed);
    for (const entry of this.#entries.values()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(entry);
    }
  }

  /** Puts dense bodies in the place of those of `page`, unless the page has gone since. */
  densify(key: string, page: StoredPage, bodies: Compressed): void {
    const entry = this.#entries.get(key);
    if (entry?.page !== page) return;
    entry.page = owned({ ...page, ...bodies, isDense: true });
    const bytes = bytesOf(key, entry.page);
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) this.#drop(entry);
  }

  /**
   * Drops every page that read data of one of `tags`, and refuses those being rendered now that
   * did. Returns what was dropped.
   */
  purge(tags: readonly string[]): { key: string; page: StoredPage }[] {
    this.#generation += 1;
    for (const tag of tags) this.#purgedAt.set(tag, this.#generation);
    const stale = tags.includes(manifest.everything)
      ? [...this.#entries.values()]
      : tags.flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]);
    const dropped = new Set(stale);
    for (const entry of dropped) this.#drop(entry);
    return [...dropped];
  }

  #purgedSince(tags: readonly string[], begun: number): boolean {
    return [manifest.everything, ...tags].some((tag) => (this.#purgedAt.get(tag) ?? 0) > begun);
  }

  #store(entry: Entry): void {
    this.#entries.set(entry.key, entry);
    this.#latest = entry;
    this.#bytes += entry.bytes;
    for (const tag of entry.page.tags) {
      const tagged = this.#byTag.get(tag);
      if (tagged) tagged.add(entry);
      else this.#byTag.set(tag, new Set([entry]));
    }
  }

  #drop(entry: Entry): void {
    if (this.#entries.get(entry.key) !== entry) return;
    this.#entries.delete(entry.key);
    if (this.#latest === entry) this.#latest = null;
    this.#bytes -= entry.bytes;
    for (const tag of entry.page.tags) {
      const tagged = this.#byTag.get(tag);
      tagged?.delete(entry);
      if (tagged?.size === 0) this.#byTag.delete(tag);
    }
  }
}

/**
 * An address is up to 8 KB long, and the page that is sent for it may be small: a redirect, a short
 * 404.
 */
const bytesOf = (key: string, { brotli, gzip, headers }: StoredPage): number =>
  brotli.length + gzip.length + headers.join('').length + key.length + overheadBytes;

const owned = (page: StoredPage): StoredPage => ({ ...page, brotli: own(page.brotli), gzip: own(page.gzip) });

/**
 * A copy in memory of its own: compressed bodies are pieces of Node's shared 64 KB pool, and a
 * stored piece would hold the whole pool.
 */
function own(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}
