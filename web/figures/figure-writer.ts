import { isDataError } from '@/web/records/sql-state.ts';

type Options<Batch> = {
  /** Stores batches, all or none; rejects while the records are away. */
  write: (batches: readonly Batch[]) => Promise<void>;
  /** Batches of one share wait only up to its part of the room: one site never fills it for all. */
  shareOf: (batch: Batch) => string;
};

/** Batches that wait at most, of all and of one share; beyond them one is refused, and its page goes on without. */
const maxWaiting = 2_000;
const maxOfShare = 500;
const maxAtOnce = 400;

type QueuedBatch<Batch> = { batch: Batch; done: () => void; failed: (error: unknown) => void };

/** No room: the records are slower than what arrives. */
export class FiguresFull extends Error {}

/**
 * Writes batches together, one write after the other: what arrives during a write goes with the next. So a process holds one connection for
 * them, however many pages send. A batch is acknowledged when it is committed.
 */
export class FigureWriter<Batch> {
  readonly #write: Options<Batch>['write'];
  readonly #shareOf: Options<Batch>['shareOf'];
  #waiting: QueuedBatch<Batch>[] = [];
  #writing: Promise<void> | null = null;

  constructor({ write, shareOf }: Options<Batch>) {
    this.#write = write;
    this.#shareOf = shareOf;
  }

  /** Resolves when the batch is committed; rejects when it is not. */
  add(batch: Batch): Promise<void> {
    if (!this.#hasRoom(this.#shareOf(batch))) return Promise.reject(new FiguresFull('Too many figures wait.'));
    return new Promise((done, failed) => {
      this.#waiting.push({ batch, done, failed });
      this.#writing ??= this.#drain();
    });
  }

  /** What waits is written. */
  async stop(): Promise<void> {
    await this.#writing;
  }

  #hasRoom(share: string): boolean {
    if (this.#waiting.length >= maxWaiting) return false;
    if (this.#waiting.length < maxOfShare) return true;
    return this.#waiting.filter(({ batch }) => this.#shareOf(batch) === share).length < maxOfShare;
  }

  async #drain(): Promise<void> {
    // What arrived in the same moment goes together.
    await new Promise((next) => setImmediate(next));
    while (this.#waiting.length > 0) await this.#writeGroup(this.#waiting.splice(0, maxAtOnce));
    this.#writing = null;
  }

  async #writeGroup(group: readonly QueuedBatch<Batch>[]): Promise<void> {
    try {
      await this.#write(group.map(({ batch }) => batch));
      for (const { done } of group) done();
    } catch (error) {
      // What the records refuse of one batch does not stop the others.
      if (group.length > 1 && isDataError(error)) for (const one of group) await this.#writeGroup([one]);
      else for (const { failed } of group) failed(error);
    }
  }
}
