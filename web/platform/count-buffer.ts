import { RepeatedWork } from './repeated-work.ts';

export type BufferOptions<Count> = {
  /** Adds what was counted to the records; rejects while these are away. */
  add: (counts: Count[], now: number) => Promise<unknown>;
  /** Once a day after an addition: what is old leaves the records. */
  prune?: (now: number) => Promise<unknown>;
  now?: () => number;
};

type Counting<Count> = {
  /** Counts of one key are one. */
  keyOf(count: Count): string;
  /** Counts of one group share a bound. */
  groupOf(count: Count): string;
  /** How many keys a group may have when a new one comes; more are not counted. */
  maxOf(count: Count): number;
  merge(existing: Count, count: Count): Count;
};

const dayMs = 86_400_000;
const everyMs = 30_000;

/** Counts in memory, bounded, until they are added to the records; what could not be added is tried again with the next. */
export class CountBuffer<Count> {
  readonly #options: BufferOptions<Count>;
  readonly #counting: Counting<Count>;
  readonly #now: () => number;
  #groups = new Map<string, Map<string, Count>>();
  #prunedAt = 0;
  #work: RepeatedWork | null = null;

  constructor(options: BufferOptions<Count>, counting: Counting<Count>) {
    this.#options = options;
    this.#counting = counting;
    this.#now = options.now ?? Date.now;
  }

  count(count: Count): void {
    const { keyOf, groupOf, maxOf, merge } = this.#counting;
    const group = groupOf(count);
    const counts = this.#groups.get(group) ?? new Map<string, Count>();
    this.#groups.set(group, counts);
    const existing = counts.get(keyOf(count));
    if (existing === undefined && counts.size >= maxOf(count)) return;
    counts.set(keyOf(count), existing === undefined ? count : merge(existing, count));
  }

  async flush(): Promise<void> {
    const counts = [...this.#groups.values()].flatMap((group) => [...group.values()]);
    if (counts.length === 0) return;
    this.#groups = new Map();
    const now = this.#now();
    try {
      await this.#options.add(counts, now);
    } catch (error) {
      for (const count of counts) this.count(count);
      throw error;
    }
    if (!this.#options.prune || now - this.#prunedAt < dayMs) return;
    this.#prunedAt = now;
    await this.#options.prune(now);
  }

  /** Runs `flush` every half minute from now on; a failure is logged as `failure`. */
  start(failure: string, flush: () => Promise<void> = () => this.flush()): void {
    this.#work ??= new RepeatedWork(flush, { everyMs, failure });
    this.#work.start();
  }

  /** Ends that, and flushes once more as far as it works. */
  async stop(): Promise<void> {
    await this.#work?.stop();
    await this.flush().catch(() => undefined);
  }
}
