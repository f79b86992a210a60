import { FairScheduler } from '@/web/platform/fair-scheduler.ts';
import type { QueueClient } from './queue-client.ts';

type FairQueueOptions = {
  /** Pieces of work under way at once. */
  atOnce: number;
  /** Pieces waiting at most, of all clients and of one. */
  maxWaiting: number;
  maxWaitingEach: number;
};

type Entry = { start: () => Promise<unknown>; dropped: () => void };
/** What one client waits for on one site; never empty. */
type Line = QueueClient & { entries: Entry[] };

/**
 * A fair queue. The next task is the one of the client and site with the least work done while
 * others waited: a client with many requests delays the others by one task at most, on however many
 * sites, and one dealer's rush delays no other dealer. When all queues together are full, the
 * newest task of the longest queue is dropped.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #scheduler = new FairScheduler();
  #lines: Line[] = [];
  #busy = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  get idle(): boolean {
    return this.#busy === 0;
  }

  /**
   * Starts the work when its turn comes; returns what takes it out of the line again, or null when the line is full. `dropped` is called when it
   * had to make room for others.
   */
  add(client: QueueClient, start: () => Promise<unknown>, dropped: () => void = () => undefined): (() => void) | null {
    if (!this.#hasRoom(client)) return null;
    const entry = { start, dropped };
    const line = this.#lines.find((one) => one.site === client.site && one.client === client.client);
    if (line) line.entries.push(entry);
    else this.#lines.push({ ...client, entries: [entry] });
    this.#startNext();
    return () => this.#remove(entry);
  }

  #hasRoom(client: QueueClient): boolean {
    const mine = this.#waiting('client', client.client);
    if (mine >= this.#options.maxWaitingEach) return false;
    if (this.#waiting() < this.#options.maxWaiting) return true;
    return this.#makeRoom('client', mine) || this.#makeRoom('site', this.#waiting('site', client.site));
  }

  /** Pieces that wait: all, or those of one client or site. */
  #waiting(by?: keyof QueueClient, name?: string): number {
    const lines = by ? this.#lines.filter((line) => line[by] === name) : this.#lines;
    return lines.reduce((sum, { entries }) => sum + entries.length, 0);
  }

  /** Drops the newest piece of the client, or site, that waits for most, where a client with `mine` pieces waits for less even with one more. */
  #makeRoom(by: keyof QueueClient, mine: number): boolean {
    const greediest = largest(new Set(this.#lines.map((line) => line[by])), (name) => this.#waiting(by, name));
    if (greediest === undefined || this.#waiting(by, greediest) <= mine + 1) return false;
    const lines = this.#lines.filter((line) => line[by] === greediest);
    const last = largest(lines, ({ entries }) => entries.length)?.entries.at(-1);
    if (!last) return false;
    this.#remove(last);
    last.dropped();
    return true;
  }

  #startNext(): void {
    while (this.#busy < this.#options.atOnce) {
      const entry = this.#take();
      if (!entry) return;
      this.#busy += 1;
      void entry
        .start()
        .catch(() => undefined)
        .finally(() => {
          this.#busy -= 1;
          this.#startNext();
        });
    }
  }

  #take(): Entry | undefined {
    const line = this.#scheduler.next(this.#lines);
    const entry = line?.entries[0];
    if (entry) this.#remove(entry);
    return entry;
  }

  #remove(entry: Entry): void {
    const line = this.#lines.find(({ entries }) => entries.includes(entry));
    if (!line) return;
    line.entries.splice(line.entries.indexOf(entry), 1);
    if (line.entries.length === 0) this.#lines = this.#lines.filter((one) => one !== line);
  }
}

/** The first of those with the largest size. */
function largest<T>(all: Iterable<T>, size: (one: T) => number): T | undefined {
  let found: T | undefined;
  let max = Number.NEGATIVE_INFINITY;
  for (const one of all) {
    const own = size(one);
    if (own <= max) continue;
    found = one;
    max = own;
  }
  return found;
}
