import { PageStore, type StoredPage } from './page-store.ts';

/** How long a page that was purged replaces the one that cannot be rendered, milliseconds. */
const maxMs = 3_600_000;

/**
 * Data that changes all day without a change in the content service (web/platform/cache-tags.ts).
 */
const changesByItself = (tag: string): boolean => /^(?:stock|bookings):/.test(tag);

type Dropped = { key: string; page: StoredPage };

/**
 * Pages as they were before their stock changed, to be served while content is away
 * (stale-if-error, RFC 5861; decision 20): an hour at most and never beyond their own time. A
 * publish removes its pages: content was there then. Searches have a store of their own, so that
 * many of them push no page out.
 */
export class StalePages {
  readonly #pages: PageStore;
  readonly #queried: PageStore;

  constructor(maxBytes: number) {
    this.#pages = new PageStore(maxBytes / 2);
    this.#queried = new PageStore(maxBytes / 2);
  }

  get bytes(): number {
    return this.#pages.bytes + this.#queried.bytes;
  }

  get(key: string, now: number): StoredPage | null {
    return this.#store(key).get(key, now);
  }

  delete(key: string): void {
    this.#store(key).delete(key);
  }

  /** Stores what a purge of stock or bookings dropped; any other purge removes its pages here too. */
  purge(tags: readonly string[], dropped: readonly Dropped[], now: number): void {
    if (!tags.every(changesByItself)) {
      for (const store of [this.#pages, this.#queried]) store.purge(tags);
      return;
    }
    const retained = dropped.flatMap(({ key, page }) =>
      page.status < 400 ? [{ key, page: { ...page, expiresAtMs: Math.min(page.expiresAtMs, now + maxMs) } }] : [],
    );
    this.#pages.adopt(retained.filter(({ key }) => this.#store(key) === this.#pages));
    this.#queried.adopt(retained.filter(({ key }) => this.#store(key) === this.#queried));
  }

  #store(key: string): PageStore {
    return key.includes('?') ? this.#queried : this.#pages;
  }
}
