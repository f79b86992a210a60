import { type BufferOptions, CountBuffer } from '@/web/platform/count-buffer.ts';
import { RecentSenders } from '@/web/platform/recent-senders.ts';
import type { ViewCount } from '@/web/records/vehicle-views.ts';

const maxVehicles = 5_000;

/** Counts views of vehicles (VDP-15), one per visitor, vehicle and half hour. Memory is bounded. */
export class ViewCounter {
  readonly #senders: RecentSenders;
  readonly #counts: CountBuffer<ViewCount>;

  constructor(options: BufferOptions<ViewCount>) {
    this.#senders = new RecentSenders({
      visitMs: 30 * 60_000,
      maxOfSender: 60,
      maxSenders: 20_000,
      now: options.now,
    });
    this.#counts = new CountBuffer(options, {
      keyOf: ({ site, slug }) => `${site} ${slug}`,
      groupOf: () => 'vehicles',
      maxOf: () => maxVehicles,
      merge: (existing, { views }) => ({ ...existing, views: existing.views + views }),
    });
  }

  /** Counts a view; `sender` is a key of the visitor. */
  take(site: string, sender: string, slug: string): void {
    if (this.#senders.isFirst(`${site} ${sender}`, slug)) this.#counts.count({ site, slug, views: 1 });
  }

  flush(): Promise<void> {
    return this.#counts.flush();
  }

  start(): void {
    this.#counts.start('views-not-counted');
  }

  stop(): Promise<void> {
    return this.#counts.stop();
  }
}

declare module '@/web/platform/services.ts' {
  interface Services {
    /** Views of vehicles; null without records. */
    views: ViewCounter | null;
  }
}
