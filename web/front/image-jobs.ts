import type { FairQueue } from './fair-queue.ts';

/** Too much is waiting already; later there is room again. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Everybody who waited for it has gone. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned';
}

type Job = { done: PromiseWithResolvers<Buffer | null>; started: boolean; leave: Set<() => void> };

/** Pictures being made: each once however many wait for it, each waiter in a line of its own, and none for whom nobody waits. */
export class ImageJobs {
  readonly #queue: FairQueue;
  readonly #jobs = new Map<string, Job>();

  constructor(queue: FairQueue) {
    this.#queue = queue;
  }

  /** What `make` comes to. Throws `QueueFull`, and `Abandoned` when `gone` says so before it began. */
  async get(
    key: string,
    client: string,
    make: () => Promise<Buffer | null>,
    gone: AbortSignal,
  ): Promise<Buffer | null> {
    const job = this.#jobs.get(key) ?? this.#open(key);
    if (!job.started) this.#enter(key, job, client, make, gone);
    return job.done.promise;
  }

  #open(key: string): Job {
    const job: Job = { done: Promise.withResolvers(), started: false, leave: new Set() };
    this.#jobs.set(key, job);
    const close = () => this.#jobs.delete(key);
    job.done.promise.then(close, close);
    return job;
  }

  #enter(key: string, job: Job, client: string, make: () => Promise<Buffer | null>, gone: AbortSignal): void {
    const leave = this.#queue.add(client, () => start(job, make));
    if (!leave && job.leave.size === 0) {
      this.#jobs.delete(key);
      job.done.reject(new QueueFull());
    }
    if (!leave || job.started) return;
    job.leave.add(leave);
    const onGone = () => {
      leave();
      job.leave.delete(leave);
      if (!job.started && job.leave.size === 0) job.done.reject(new Abandoned());
    };
    if (gone.aborted) onGone();
    else gone.addEventListener('abort', onGone, { once: true });
  }
}

/** The others who wait for it need no turn of their own any more. */
function start(job: Job, make: () => Promise<Buffer | null>): Promise<unknown> {
  if (job.started) return Promise.resolve();
  job.started = true;
  for (const leave of job.leave) leave();
  job.leave.clear();
  make().then(job.done.resolve, job.done.reject);
  return job.done.promise;
}
