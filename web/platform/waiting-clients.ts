import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueueClient } from './queue-client.ts';

/** Enters a client into a queue; returns what takes it out. */
type Enter = (client: QueueClient) => () => void;
type WaitingClient = { client: QueueClient; gone: AbortSignal };

/** Every waiting client has disconnected. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned';
}

/**
 * The clients that wait for one piece of work. Each has its own turn in the queues before it, so that a request for what a flood requested too
 * does not wait behind the flood. When the last one disconnects, work that was not begun is dropped.
 */
export class WaitingClients {
  readonly #all = new Set<WaitingClient>();
  readonly #gone = new AbortController();
  readonly #watchers = new Set<(client: WaitingClient) => void>();

  constructor(client?: QueueClient, gone?: AbortSignal) {
    if (client && gone) this.#add({ client, gone });
  }

  /** Aborted, with `Abandoned` for a reason, when the last has gone. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  /** From now on those of the other wait for this as well. */
  join(other: WaitingClients): void {
    for (const waitingClient of other.#all) this.#add(waitingClient);
  }

  /** Enters each client until it disconnects; a client of a site has one turn, however many requests it sends. Returns what ends it for all. */
  each(enter: Enter): () => void {
    const entries = new Map<string, { leave: () => void; waiting: number }>();
    const watch = ({ client, gone }: WaitingClient) => {
      const key = JSON.stringify([client.site, client.client]);
      const entry = entries.get(key) ?? { leave: enter(client), waiting: 0 };
      entries.set(key, entry);
      entry.waiting += 1;
      const left = () => {
        entry.waiting -= 1;
        if (entry.waiting > 0) return;
        entries.delete(key);
        entry.leave();
      };
      gone.addEventListener('abort', left, { once: true });
    };
    for (const entry of this.#all) watch(entry);
    this.#watchers.add(watch);
    return () => {
      this.#watchers.delete(watch);
      for (const { leave } of entries.values()) leave();
    };
  }

  #add(entry: WaitingClient): void {
    if (entry.gone.aborted || this.#all.has(entry)) {
      if (this.#all.size === 0) this.#gone.abort(new Abandoned());
      return;
    }
    this.#all.add(entry);
    entry.gone.addEventListener('abort', () => this.#left(entry), { once: true });
    for (const watch of this.#watchers) watch(entry);
  }

  #left(entry: WaitingClient): void {
    this.#all.delete(entry);
    if (this.#all.size === 0) this.#gone.abort(new Abandoned());
  }
}

const key = Symbol.for('forecourt.waiting');
// Front and Next's bundles are different module graphs in one process: the storage is shared by its symbol.
const shared = globalThis as { [key]?: AsyncLocalStorage<WaitingClients> };
shared[key] ??= new AsyncLocalStorage<WaitingClients>();
const storage: AsyncLocalStorage<WaitingClients> = shared[key];

/** Runs `work` for those who wait for it. */
export const waitedForBy = <Result>(waiting: WaitingClients, work: () => Result): Result => storage.run(waiting, work);

/** Who waits for what is under way; this process itself outside of a request. */
export const currentWaitingClients = (): WaitingClients =>
  storage.getStore() ?? new WaitingClients({ site: '', client: '' }, new AbortController().signal);
