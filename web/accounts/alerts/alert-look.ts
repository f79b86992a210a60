import { alertWindow } from '@/domain/accounts/alerts/alert-window.ts';
import { watchedStates } from '@/domain/accounts/alerts/watched-car.ts';
import { mainTimeZone } from '@/domain/locations/location-choice.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { StockRefused } from '@/domain/stock/stock-unavailable.ts';
import { log, reason } from '@/web/platform/log.ts';
import { allOf, RepeatedWork } from '@/web/platform/repeated-work.ts';
import { watchedCars, watchedSearches, writeChanges, writeFound } from '@/web/records/alert-changes.ts';
import { beginLook, endLook, giveUpLook, type Look, sitesToLookAt } from '@/web/records/alert-looks.ts';
import { lostMessages, planMessages, pruneAlerts, sitesWithAlerts } from '@/web/records/alert-messages.ts';
import { type AlertQueue, alertQueueName } from '@/web/records/alert-queue.ts';
import type { Records } from '@/web/records/database.ts';
import type { SearchSite, StockSite } from '@/web/stock/stock-site.ts';

/**
 * Reads a site's stock. Both reject if the search fails; `newest` with StockRefused if only this
 * address is invalid.
 */
export type WatchedStock = {
  cards(site: StockSite, cars: readonly string[]): Promise<StockCard[]>;
  newest(site: SearchSite, address: string): Promise<StockCard[]>;
};

type Parts = {
  records: Pick<Records, 'database'>;
  queue: AlertQueue;
  /** The current site, or as it was last read; null for none. */
  siteOf: (slug: string) => Promise<SearchSite | null>;
  stock: WatchedStock;
  now?: () => number;
  lookEveryMs?: number;
};

/** Searches of one site in parallel. */
const searchesAtOnce = 4;
const hourMs = 3_600_000;

/**
 * Finds the changes that alerts report (PLUS-21). An import or a publish adds a row to the publish
 * log; the next look at the site stores each change once, and by day collects the pending ones into
 * messages.
 */
export class AlertLook {
  readonly #parts: Parts;
  readonly #work: RepeatedWork;
  #pruned = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { lookEveryMs: everyMs = 5_000 } = parts;
    this.#work = new RepeatedWork(() => this.look(), { everyMs, failure: 'alerts-not-looked-at' });
  }

  /** Starts to look repeatedly until `stop`. */
  work = (): void => this.#work.start();
  stop = (): Promise<void> => this.#work.stop();

  /**
   * Looks at all sites that are due. Failures do not stop the others; rejects with the last of
   * them.
   */
  async look(): Promise<void> {
    const { database } = this.#parts.records;
    const looks = async () => allOf(await sitesToLookAt(database), (slug) => this.#lookAt(slug));
    const plans = async () => allOf(await sitesWithAlerts(database), (slug) => this.#plan(slug));
    await allOf([looks, plans, () => this.#prune()], (part) => part());
  }

  async #prune(): Promise<void> {
    if (this.#now() - this.#pruned <= hourMs) return;
    this.#pruned = this.#now();
    await pruneAlerts(this.#parts.records.database);
  }

  async #lookAt(slug: string): Promise<void> {
    const { records, siteOf } = this.#parts;
    const site = await siteOf(slug);
    if (!site) return;
    const look = await beginLook(records.database, slug);
    if (!look) return;
    try {
      if ((await this.#cars(site, look)) && (await this.#searches(site, look))) await endLook(records.database, look);
    } catch (error) {
      await giveUpLook(records.database, look).catch(() => undefined);
      throw error;
    }
  }

  /** Returns false if another process has begun a newer look. */
  async #cars(site: StockSite, look: Look): Promise<boolean> {
    const { records, stock } = this.#parts;
    for (let last = ''; ; ) {
      const cars = await watchedCars(records.database, site.slug, last);
      if (cars.length === 0) return true;
      const states = watchedStates(cars, await stock.cards(site, cars));
      if (!(await writeChanges(records.database, look, states))) return false;
      last = cars.at(-1) ?? last;
    }
  }

  async #searches(site: SearchSite, look: Look): Promise<boolean> {
    const { records, stock } = this.#parts;
    for (let last = ''; ; ) {
      const addresses = await watchedSearches(records.database, site.slug, last);
      if (addresses.length === 0) return true;
      for (let at = 0; at < addresses.length; at += searchesAtOnce) {
        const some = addresses.slice(at, at + searchesAtOnce).map(async (address) => {
          const cards = await stock.newest(site, address).catch((error: unknown) => {
            if (!(error instanceof StockRefused)) throw error;
            log('warn', 'alert-search-refused', { site: site.slug, reason: reason(error) });
            return [];
          });
          return cards.map(({ id, name, createdAtMs }) => ({ address, car: id, name, createdAtMs }));
        });
        const found = (await Promise.all(some)).flat();
        if (found.length > 0 && !(await writeFound(records.database, look, found))) return false;
      }
      last = addresses.at(-1) ?? last;
    }
  }

  async #plan(slug: string): Promise<void> {
    const { records, queue, siteOf } = this.#parts;
    const site = await siteOf(slug);
    const { isOpen, day } = alertWindow(this.#now(), mainTimeZone(site));
    if (!site || !isOpen) return;
    while ((await planMessages(records.database, queue, slug, day)) > 0);
    await queue.resume(await lostMessages(records.database, slug, day, alertQueueName));
  }

  readonly #now = (): number => (this.#parts.now ?? Date.now)();
}
