import type { Asker, FairQueue } from './fair-queue.ts';

/** Too much is waiting already; later there is room again. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Everybody who waited for it has gone. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned';
}

/** Makes a picture; the signal says that nobody waits for it any more. */
type Make = (gone: AbortSignal) => Promise<Buffer | null>;

type Job = {
  done: PromiseWithResolvers<Buffer | null>;
  started: boolean;
  /** What takes each waiter's turn out of the line again. */
  turns: Set<() => void>;
  waiters: number;
  gone: AbortController;
};

/** Pictures being made: each once however many wait for it, each waiter in a line of its own, and none for whom nobody waits. */
export class ImageJobs {
  readonly #queue: FairQueue;
  readonly #jobs = new Map<string, Job>();

  constructor(queue: FairQueue) {
    this.#queue = queue;
  }

  /** What `make` comes to. Throws `QueueFull`, and `Abandoned` when `gone` says so before it began. */
  async get(key: string, asker: Asker, make: Make, gone: AbortSignal): Promise<Buffer | null> {
    const job = this.#jobs.get(key) ?? this.#open(key);
    const turn = job.started ? null : this.#enter(job, asker, make);
    job.waiters += 1;
    const leave = () => this.#leave(key, job, turn);
    if (gone.aborted) leave();
    else gone.addEventListener('abort', leave, { once: true });
    try {
      return await job.done.promise;
    } finally {
      gone.removeEventListener('abort', leave);
    }
  }

  #open(key: string): Job {
    const done = Promise.withResolvers<Buffer | null>();
    const job: Job = { done, started: false, turns: new Set(), waiters: 0, gone: new AbortController() };
    this.#jobs.set(key, job);
    const close = () => this.#forget(key, job);
    done.promise.then(close, close);
    return job;
  }

  /** A place in the line, beside those of others who wait for the same; without any the job is over. */
  #enter(job: Job, asker: Asker, make: Make): (() => void) | null {
    const withdraw = () => {
      if (turn) job.turns.delete(turn);
      if (!job.started && job.turns.size === 0) job.done.reject(new QueueFull());
    };
    const turn: (() => void) | null = this.#queue.add(asker, () => start(job, make), withdraw);
    if (turn && !job.started) job.turns.add(turn);
    if (!turn) withdraw();
    return turn;
  }

  #leave(key: string, job: Job, turn: (() => void) | null): void {
    job.waiters -= 1;
    turn?.();
    if (turn) job.turns.delete(turn);
    if (job.waiters > 0 && (job.started || job.turns.size > 0)) return;
    // Whoever asks from now on begins anew, and does not get what is being broken off.
    this.#forget(key, job);
    if (job.started) job.gone.abort(new Abandoned());
    else job.done.reject(new Abandoned());
  }

  #forget(key: string, job: Job): void {
    if (this.#jobs.get(key) === job) this.#jobs.delete(key);
  }
}

/** The others who wait for it need no turn of their own any more. */
function start(job: Job, make: Make): Promise<unknown> {
  if (job.started) return Promise.resolve();
  job.started = true;
  for (const leave of job.turns) leave();
  job.turns.clear();
  make(job.gone.signal).then(job.done.resolve, job.done.reject);
  return job.done.promise;
}
