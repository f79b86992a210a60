import { AsyncLocalStorage } from 'node:async_hooks';
import type { FairQueue } from '@/web/platform/fair-queue.ts';
import type { QueueClient } from '@/web/platform/queue-client.ts';
import type { WaitingClients } from '@/web/platform/waiting-clients.ts';
import { Busy } from './busy.ts';

/**
 * One task that waits in the queues of all callers that want it: it runs at the first of their
 * places.
 */
export class QueuedTask<Result> {
  readonly #work: () => Promise<Result>;
  readonly #done = Promise.withResolvers<Result>();
  readonly #entries = new Set<object>();
  #isOver = false;
  #dequeue = () => {};

  constructor(work: () => Promise<Result>) {
    // It starts when another task ends, and must not run in that one's async context.
    this.#work = AsyncLocalStorage.bind(work);
  }

  /**
   * The result of the work. Rejects with `Busy` when no queue has room or `waitMs` have passed, and
   * with `Abandoned` when all that waited left before it began.
   */
  in(queue: FairQueue, waiting: WaitingClients, waitMs: number): Promise<Result> {
    const timer = setTimeout(() => this.#refuse(new Busy('Waited too long for a turn.')), waitMs);
    const gone = () => this.#refuse(waiting.gone.reason);
    waiting.gone.addEventListener('abort', gone, { once: true });
    const leave = waiting.each((client) => {
      // A client that joins now has not waited yet.
      timer.refresh();
      return this.#enter(queue, client);
    });
    this.#dequeue = () => {
      clearTimeout(timer);
      waiting.gone.removeEventListener('abort', gone);
      leave();
    };
    if (waiting.gone.aborted) gone();
    if (this.#isOver) this.#dequeue();
    return this.#done.promise;
  }

  #enter(queue: FairQueue, client: QueueClient): () => void {
    if (this.#isOver) return () => undefined;
    const entry = {};
    this.#entries.add(entry);
    const leave = () => this.#removeEntry(entry);
    const withdraw = queue.add(client, () => this.#start(), leave);
    if (!withdraw) leave();
    return () => {
      withdraw?.();
      leave();
    };
  }

  async #start(): Promise<unknown> {
    if (this.#isOver) return;
    this.#end();
    const working = this.#work();
    working.then(this.#done.resolve, this.#done.reject);
    return working;
  }

  /** A queue had no room, or its client left: without a place in any queue the work is refused. */
  #removeEntry(entry: object): void {
    this.#entries.delete(entry);
    if (this.#entries.size === 0) this.#refuse(new Busy('Too many are waiting for a turn.'));
  }

  #refuse(why: unknown): void {
    if (this.#isOver) return;
    this.#end();
    this.#done.reject(why);
  }

  #end(): void {
    this.#isOver = true;
    this.#dequeue();
  }
}
