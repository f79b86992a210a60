import { log, reason } from '@/web/platform/log.ts';
import type { Database } from '@/web/records/database.ts';
import { pruneCounts, pruneEntries, sitesWithFigures } from '@/web/records/figure-retention.ts';
import { dayMs, dayOf } from '@/web/records/utc-day.ts';
import type { ReadSite } from './site-receivers.ts';

const hourMs = 3_600_000;
/** After one that failed: the tables may not be there yet. */
const againMs = 60_000;

type Needs = {
  database: Database;
  makeDays(days: readonly string[]): Promise<void>;
  readSite: ReadSite;
  now(): number;
};

/** Drops what is older than a site keeps, once an hour from `start` on. */
export class Pruning {
  readonly #needs: Needs;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  start(): void {
    if (!this.#timer) void this.#run();
  }

  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    const pause = await this.#prune().then(
      () => hourMs,
      (error: unknown) => {
        if (!this.#stopped) log('warn', 'figures-not-pruned', { reason: reason(error) });
        return againMs;
      },
    );
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#run(), pause).unref();
  }

  async #prune(): Promise<void> {
    const { database, makeDays, readSite, now } = this.#needs;
    // Tomorrow's partition is there before its first minute.
    await makeDays([dayOf(now()), dayOf(now() + dayMs)]);
    await pruneEntries(database, now());
    for (const site of await sitesWithFigures(database)) {
      if (this.#stopped) return;
      try {
        const found = await readSite(site);
        await pruneCounts(database, site, found?.options.figureMonths ?? null, now());
      } catch (error) {
        // How long it keeps its counts cannot be read: then it keeps them all.
        log('warn', 'site-not-pruned', { site, reason: reason(error) });
      }
    }
  }
}
