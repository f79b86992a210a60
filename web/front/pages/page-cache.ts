import { Busy } from '@/web/front/http/busy.ts';
import { compressDensely } from '@/web/front/http/compress.ts';
import { Abandoned, currentWaitingClients, WaitingClients, waitedForBy } from '@/web/platform/waiting-clients.ts';
import { PageStore, type StoredPage } from './page-store.ts';
import { StalePages } from './stale-pages.ts';

type PageCacheLimits = {
  maxBytes: number;
  /** Renders under way at once; beyond it a miss is refused, so that a flood of addresses cannot pile up. */
  maxRenders: number;
};

/** A render that is under way, and who waits for it. */
type Rendering = { page: Promise<StoredPage>; waiting: WaitingClients };

/** `stale`: as it was before its stock changed; `cause` is why it cannot be rendered now. */
type Found = { page: StoredPage; from: 'hit' | 'miss' } | { page: StoredPage; from: 'stale'; cause: unknown };

/**
 * The one page cache. Identical misses share one render. Addresses that have no page, and those
 * with parameters, live in smaller stores of their own: a client that guesses addresses or varies a
 * search cannot push the real pages out.
 */
export class PageCache {
  readonly #pages: PageStore;
  readonly #queried: PageStore;
  readonly #missing: PageStore;
  readonly #stale: StalePages;
  readonly #maxRenders: number;
  readonly #clock: () => number;
  #rendering = new Map<string, Rendering>();
  #renders = 0;
  #isDensifying = false;

  constructor({ maxBytes, maxRenders }: PageCacheLimits, clock: () => number = Date.now) {
    this.#pages = new PageStore(maxBytes);
    this.#queried = new PageStore(maxBytes / 4);
    this.#missing = new PageStore(maxBytes / 16);
    this.#stale = new StalePages(maxBytes / 4);
    this.#maxRenders = maxRenders;
    this.#clock = clock;
  }

  get #stores(): readonly PageStore[] {
    return [this.#pages, this.#queried, this.#missing];
  }

  #store(key: string): PageStore {
    return key.includes('?') ? this.#queried : this.#pages;
  }

  get size(): number {
    return this.#stores.reduce((sum, { size }) => sum + size, 0);
  }

  get bytes(): number {
    return this.#stores.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Of pages that only stand in for others. */
  get staleBytes(): number {
    return this.#stale.bytes;
  }

  /** The stored page that is still true, or null. */
  peek(key: string): StoredPage | null {
    const now = this.#clock();
    const stored = this.#store(key).get(key, now) ?? this.#missing.get(key, now);
    if (stored && !stored.isDense) void this.#densify(key, stored);
    return stored;
  }

  /**
   * The stored page, or what `render` returns, stored when it may be. When that fails, a stale page
   * where there is one; else throws `Busy`, or what `render` throws.
   */
  async find(key: string, render: () => Promise<StoredPage>): Promise<Found> {
    const stored = this.peek(key);
    if (stored) return { page: stored, from: 'hit' };
    const rendering = this.#join(key) ?? this.#begin(key, render);
    try {
      const page = await rendering.page;
      return (page.status >= 500 && this.#staleOf(key, page.status)) || { page, from: 'miss' };
    } catch (error) {
      // Neither means that the page cannot be rendered.
      const stale = error instanceof Abandoned || error instanceof Busy ? null : this.#staleOf(key, error);
      if (!stale) throw error;
      return stale;
    }
  }

  #staleOf(key: string, cause: unknown): Found | null {
    const page = this.#stale.get(key, this.#clock());
    return page && { page, from: 'stale', cause };
  }

  /** Joins the render under way of the same page; null without one, or when its clients have all left. */
  #join(key: string): Rendering | null {
    const underWay = this.#rendering.get(key);
    if (!underWay || underWay.waiting.gone.aborted) return null;
    underWay.waiting.join(currentWaitingClients());
    return underWay;
  }

  #begin(key: string, render: () => Promise<StoredPage>): Rendering {
    if (this.#renders >= this.#maxRenders) throw new Busy('Too many pages are being rendered.');
    const waiting = new WaitingClients();
    waiting.join(currentWaitingClients());
    const rendering = { waiting, page: waitedForBy(waiting, () => this.#render(key, render)) };
    this.#rendering.set(key, rendering);
    const forget = () => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    };
    rendering.page.then(forget, forget);
    return rendering;
  }

  purge(tags: readonly string[]): void {
    if (tags.length === 0) return;
    const dropped = this.#stores.flatMap((store) => store.purge(tags));
    this.#stale.purge(tags, dropped, this.#clock());
    // A request from now on must not join a render that may have read the old data.
    this.#rendering = new Map();
  }

  /**
   * A page that is requested again is worth compressing densely; one page at a time, and no request
   * waits for it.
   */
  async #densify(key: string, page: StoredPage): Promise<void> {
    if (this.#isDensifying) return;
    this.#isDensifying = true;
    try {
      const bodies = await compressDensely(page);
      for (const store of this.#stores) store.densify(key, page, bodies);
    } catch {
      // The page stays as it is.
    } finally {
      this.#isDensifying = false;
    }
  }

  async #render(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const store = this.#store(key);
    const begun = { page: store.generation, missing: this.#missing.generation };
    this.#renders += 1;
    try {
      const page = await render();
      if (page.status < 500) this.#stale.delete(key);
      if (page.status === 404) this.#missing.put(key, page, begun.missing, this.#clock());
      else store.put(key, page, begun.page, this.#clock());
      return page;
    } finally {
      this.#renders -= 1;
    }
  }
}
