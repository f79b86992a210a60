import { AsyncLocalStorage } from 'node:async_hooks';
import type { Asker } from './fair-queue.ts';

/** Enters somebody into a line; returns what takes him out of it. */
type Enter = (asker: Asker) => () => void;
type Waiter = { asker: Asker; gone: AbortSignal };

/** Everybody who waited has gone. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned';
}

/**
 * Those who wait for one piece of work. Each has a turn of his own in the lines before it, so that whoever asks for what a flood asked for before
 * does not wait behind the flood; and when the last has gone, so has the work that was not begun.
 */
export class Waiters {
  readonly #all = new Set<Waiter>();
  readonly #gone = new AbortController();
  readonly #watchers = new Set<(waiter: Waiter) => void>();

  constructor(asker?: Asker, gone?: AbortSignal) {
    if (asker && gone) this.#add({ asker, gone });
  }

  /** Aborted, with `Abandoned` for a reason, when the last has gone. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  /** From now on those of the other wait for this as well. */
  join(other: Waiters): void {
    for (const waiter of other.#all) this.#add(waiter);
  }

  /** Enters each who waits, and each who comes, until he goes; a client of a site has one turn, however often he asks. Returns what ends it for all. */
  each(enter: Enter): () => void {
    const turns = new Map<string, { leave: () => void; waiters: number }>();
    const watch = ({ asker, gone }: Waiter) => {
      const key = JSON.stringify([asker.site, asker.client]);
      const turn = turns.get(key) ?? { leave: enter(asker), waiters: 0 };
      turns.set(key, turn);
      turn.waiters += 1;
      const left = () => {
        turn.waiters -= 1;
        if (turn.waiters > 0) return;
        turns.delete(key);
        turn.leave();
      };
      gone.addEventListener('abort', left, { once: true });
    };
    for (const waiter of this.#all) watch(waiter);
    this.#watchers.add(watch);
    return () => {
      this.#watchers.delete(watch);
      for (const { leave } of turns.values()) leave();
    };
  }

  #add(waiter: Waiter): void {
    if (waiter.gone.aborted || this.#all.has(waiter)) {
      if (this.#all.size === 0) this.#gone.abort(new Abandoned());
      return;
    }
    this.#all.add(waiter);
    waiter.gone.addEventListener('abort', () => this.#left(waiter), { once: true });
    for (const watch of this.#watchers) watch(waiter);
  }

  #left(waiter: Waiter): void {
    this.#all.delete(waiter);
    if (this.#all.size === 0) this.#gone.abort(new Abandoned());
  }
}

const key = Symbol.for('forecourt.waiters');
// Front and Next's bundles are different module graphs in one process: the storage is shared by its symbol.
const shared = globalThis as { [key]?: AsyncLocalStorage<Waiters> };
shared[key] ??= new AsyncLocalStorage<Waiters>();
const storage: AsyncLocalStorage<Waiters> = shared[key];

/** Runs `work` for those who wait for it. */
export const waitedForBy = <Result>(waiters: Waiters, work: () => Result): Result => storage.run(waiters, work);

/** Who waits for what is under way; this process itself outside of a request. */
export const currentWaiters = (): Waiters =>
  storage.getStore() ?? new Waiters({ site: '', client: '' }, new AbortController().signal);
