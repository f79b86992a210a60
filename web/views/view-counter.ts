import type { ViewCount } from '@/web/records/vehicle-views.ts';

type Options = {
  /** Adds what was counted to the records; rejects while these are away. */
  add: (counts: ViewCount[], now: number) => Promise<void>;
  now?: () => number;
  flushMs?: number;
};

/** The same person at the same vehicle again within this time is one view. */
const visitMs = 30 * 60_000;
const mostVisits = 20_000;
const mostVehicles = 5_000;
/** Vehicles that count of one sender within a visit: nobody looks at more. */
const mostOfSender = 60;

type Sender = { slugs: Set<string>; sinceMs: number };

/**
 * Counts views of vehicles (VDP-15) and adds them to the records every half minute. Senders stand in memory alone, for half an hour.
 * Everything is bounded: what a flood brings is not counted.
 */
export class ViewCounter {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #senders = new Map<string, Sender>();
  #counts = new Map<string, ViewCount>();
  #timer: NodeJS.Timeout | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Somebody (`sender`: by what people are told apart) looked at a vehicle of a site. */
  take(site: string, sender: string, slug: string): void {
    const visit = this.#visitOf(`${site} ${sender}`);
    if (visit.slugs.has(slug) || visit.slugs.size >= mostOfSender) return;
    visit.slugs.add(slug);
    this.#count({ site, slug, views: 1 });
  }

  /** Adds what was counted; what could not be added is tried again with the next. */
  async flush(): Promise<void> {
    const counts = [...this.#counts.values()];
    if (counts.length === 0) return;
    this.#counts = new Map();
    try {
      await this.#options.add(counts, this.#now());
    } catch (error) {
      for (const count of counts) this.#count(count);
      throw error;
    }
  }

  /** Flushes by itself from now on; `failed` hears why one did not work. */
  start(failed: (error: unknown) => void): void {
    this.#timer ??= setInterval(() => void this.flush().catch(failed), this.#options.flushMs ?? 30_000).unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.flush().catch(() => undefined);
  }

  #visitOf(key: string): Sender {
    const now = this.#now();
    const former = this.#senders.get(key);
    if (former && now - former.sinceMs < visitMs) return former;
    const visit: Sender = { slugs: new Set(), sinceMs: now };
    this.#senders.delete(key);
    this.#senders.set(key, visit);
    const [oldest] = this.#senders.keys();
    if (this.#senders.size > mostVisits && oldest !== undefined) this.#senders.delete(oldest);
    return visit;
  }

  #count({ site, slug, views }: ViewCount): void {
    const key = `${site} ${slug}`;
    const known = this.#counts.get(key);
    if (!known && this.#counts.size >= mostVehicles) return;
    this.#counts.set(key, { site, slug, views: (known?.views ?? 0) + views });
  }
}
