import { AwaitedTurn } from './awaited-turn.ts';
import type { Asker, FairQueue } from './fair-queue.ts';
import { Waiters } from './waiters.ts';

/** Makes a picture; the signal says that nobody waits for it any more. */
type Make = (gone: AbortSignal) => Promise<Buffer | null>;

type Job = { picture: Promise<Buffer | null>; waiters: Waiters };

/** For one's turn, milliseconds: no browser waits longer for a picture. */
const mostWaitMs = 120_000;

/** Pictures being made: each once however many wait for it, each waiter in a line of its own, and none for whom nobody waits. */
export class ImageJobs {
  readonly #queue: FairQueue;
  readonly #jobs = new Map<string, Job>();

  constructor(queue: FairQueue) {
    this.#queue = queue;
  }

  /** What `make` comes to. Throws `Busy`, and `Abandoned` when `gone` says so before it began. */
  get(key: string, asker: Asker, make: Make, gone: AbortSignal): Promise<Buffer | null> {
    const waiter = new Waiters(asker, gone);
    const underWay = this.#jobs.get(key);
    // Whoever asks once it is being broken off begins anew.
    const job = underWay && !underWay.waiters.gone.aborted ? underWay : this.#open(key, waiter, make);
    job.waiters.join(waiter);
    return job.picture;
  }

  #open(key: string, waiter: Waiters, make: Make): Job {
    const waiters = new Waiters();
    waiters.join(waiter);
    const picture = new AwaitedTurn(() => make(waiters.gone)).in(this.#queue, waiters, mostWaitMs);
    const job = { picture, waiters };
    this.#jobs.set(key, job);
    const forget = () => {
      if (this.#jobs.get(key) === job) this.#jobs.delete(key);
    };
    picture.then(forget, forget);
    return job;
  }
}
