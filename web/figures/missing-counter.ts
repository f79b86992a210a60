import { type BufferOptions, CountBuffer } from '@/web/platform/count-buffer.ts';
import { RecentSenders } from '@/web/platform/recent-senders.ts';
import { type MissingCount, maxMissingADay, maxUnlinkedADay } from '@/web/records/missing-pages.ts';

/** Counts addresses that shoppers requested and that lead nowhere (CFG-05), of one sender each once in ten minutes. Everything is bounded. */
export class MissingCounter {
  readonly #senders: RecentSenders;
  readonly #counts: CountBuffer<MissingCount>;

  constructor(options: BufferOptions<MissingCount>) {
    this.#senders = new RecentSenders({ visitMs: 600_000, maxOfSender: 10, maxSenders: 2_000, now: options.now });
    this.#counts = new CountBuffer(options, {
      keyOf: ({ path }) => path,
      groupOf: ({ site }) => site,
      // Of a site no more than its day has room for.
      maxOf: ({ referrer }) => (referrer === '' ? maxUnlinkedADay : maxMissingADay),
      merge: (existing, { referrer, count }) => ({
        ...existing,
        referrer: referrer || existing.referrer,
        count: existing.count + count,
      }),
    });
  }

  /** Counts a request of a missing path once for each `sender` (a key of the visitor); `referrer` is the host that linked to it. */
  take(site: string, sender: string, path: string, referrer: string): void {
    if (this.#senders.isFirst(`${site} ${sender}`, path)) this.#counts.count({ site, path, referrer, count: 1 });
  }

  flush(): Promise<void> {
    return this.#counts.flush();
  }

  start(): void {
    this.#counts.start('missing-pages-not-counted');
  }

  stop(): Promise<void> {
    return this.#counts.stop();
  }
}
