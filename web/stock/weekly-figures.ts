import { setTimeout as pause } from 'node:timers/promises';
import type { LenderTerms } from '@/domain/finance/lender-terms.ts';
import type { Restated } from '@/domain/stock/restate-weekly.server.ts';
import { tags as manifest } from '@/web/platform/cache-tags.ts';
import { log, reason } from '@/web/platform/log.ts';

export type WeeklyFigureParts = {
  /** Slugs of all sites; a dealership has its site's. */
  sites: () => readonly string[];
  /** The terms of a site as they are published now; null when there is no such site. */
  lenderOf(slug: string): Promise<LenderTerms | null>;
  /**
   * Restates the figures of these dealerships on these terms; returns the sites that list what
   * changed, and the dealerships that it could not restate.
   */
  restate(lenders: ReadonlyMap<string, LenderTerms | null>): Promise<Restated>;
  /** Makes stale, everywhere, the pages that show the stock of these sites. Rejects where only this instance did so. */
  purge(tags: string[]): Promise<void>;
  /** Lets the other instances do what this one did before. */
  announce(tags: string[]): Promise<void>;
};

/** Between two tries while a service is away, milliseconds: doubled each time, up to the second. */
const firstPauseMs = 500;
const maxPauseMs = 30_000;
/** Between two rounds, milliseconds. */
const roundEveryMs = 86_400_000;

/**
 * Holds the weekly figures in the index on the present terms (CARD-07): when something that a site
 * is made of is published, its terms are read anew, and where they changed its dealership's cars
 * are restated and the pages that show them made stale. Everything is checked after a start and
 * once a day: so nothing is lost by a restart, and a new year reaches rules on a car's age.
 */
export class WeeklyFigures {
  readonly #parts: WeeklyFigureParts;
  readonly #stopping = new AbortController();
  readonly #due = new Set<string>();
  /** Tags that are stale on this instance and not yet announced to the others. */
  readonly #unannounced = new Set<string>();
  /** The terms that the figures in the index were made with, as JSON. */
  readonly #indexedTerms = new Map<string, string>();
  #working: Promise<void> | null = null;
  /** A restatement failed part way: which pages show what was written is unknown. */
  #partial = false;

  constructor(parts: WeeklyFigureParts) {
    this.#parts = parts;
  }

  /** Takes the tags that a publish made stale; works on the sites among them and returns at once. */
  published(tags: readonly string[]): void {
    const everything = tags.includes(manifest.everything);
    const changed = this.#parts.sites().filter((slug) => everything || tags.includes(manifest.site(slug)));
    if (changed.length > 0) this.#enqueue(changed);
  }

  /** Checks every site now and once a day, until `stop`. */
  async restateDaily(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#indexedTerms.clear();
      this.#enqueue(this.#parts.sites());
      await this.#pause(roundEveryMs);
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
  }

  #enqueue(slugs: readonly string[]): void {
    for (const slug of slugs) this.#due.add(slug);
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
  }

  async #work(): Promise<void> {
    let wait = firstPauseMs;
    while (this.#due.size + this.#unannounced.size > 0 && !this.#stopping.signal.aborted) {
      const slugs = [...this.#due];
      this.#due.clear();
      await this.#announce();
      const isWhole = (await this.#restate(slugs)) && this.#unannounced.size === 0;
      if (!isWhole) await this.#pause(wait);
      wait = isWhole ? firstPauseMs : Math.min(maxPauseMs, wait * 2);
    }
  }

  /** False where it has to be tried again. */
  async #restate(slugs: readonly string[]): Promise<boolean> {
    try {
      const changed = await this.#changed(slugs);
      if (changed.size === 0) return true;
      const { changed: vehicles, sites, refused } = await this.#parts.restate(changed);
      await this.#purge(this.#partial ? [manifest.everything] : sites.map(manifest.stock));
      this.#partial = false;
      for (const [slug, terms] of changed) if (!refused.has(slug)) this.#indexedTerms.set(slug, JSON.stringify(terms));
      if (vehicles > 0) log('info', 'weekly-figures-restated', { dealerships: [...changed.keys()].join(), vehicles });
      for (const [site, why] of refused) {
        this.#due.add(site);
        log('warn', 'weekly-figures-refused', { site, reason: why });
      }
      return refused.size === 0;
    } catch (error) {
      this.#partial = true;
      for (const slug of slugs) this.#due.add(slug);
      log('warn', 'weekly-figures-behind', { sites: slugs.length, reason: reason(error) });
      return false;
    }
  }

  async #purge(tags: readonly string[]): Promise<void> {
    if (tags.length === 0) return;
    try {
      await this.#parts.purge([...tags]);
    } catch (error) {
      for (const tag of tags) this.#unannounced.add(tag);
      log('warn', 'weekly-figures-not-announced', { reason: reason(error) });
    }
  }

  /** This instance's own pages are stale already: a second purge would throw away what was made since. */
  async #announce(): Promise<void> {
    const tags = [...this.#unannounced];
    if (tags.length === 0) return;
    try {
      await this.#parts.announce(tags);
      for (const tag of tags) this.#unannounced.delete(tag);
    } catch (error) {
      log('warn', 'weekly-figures-not-announced', { reason: reason(error) });
    }
  }

  /** Those of the sites whose terms are others than the index states. A site that cannot be read waits, and holds up no other. */
  async #changed(slugs: readonly string[]): Promise<Map<string, LenderTerms | null>> {
    const changed = new Map<string, LenderTerms | null>();
    for (const slug of slugs) {
      try {
        const terms = await this.#parts.lenderOf(slug);
        if (this.#indexedTerms.get(slug) !== JSON.stringify(terms)) changed.set(slug, terms);
      } catch (error) {
        this.#retryLater(slug, error);
      }
    }
    return changed;
  }

  #retryLater(slug: string, error: unknown): void {
    log('warn', 'lender-unreadable', { site: slug, reason: reason(error) });
    setTimeout(() => this.#stopping.signal.aborted || this.#enqueue([slug]), maxPauseMs).unref();
  }

  #pause(milliseconds: number): Promise<unknown> {
    return pause(milliseconds, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => undefined);
  }
}
