import { Problem } from '../problem.ts';
import { limits } from './limits.ts';
import { QueryThread } from './query-thread.ts';
import type { Job, WorkerSetup } from './worker.ts';

const THREADS = 2;

interface QueuedQuery {
  readonly job: Job;
  readonly signal: AbortSignal;
  readonly resolve: (text: string) => void;
  readonly reject: (error: unknown) => void;
}

/** The threads of slow queries. One caller has one of them at most, so that no caller's slow queries keep others waiting. */
export class QueryThreads {
  readonly #free: QueryThread[];
  readonly #all: readonly QueryThread[];
  readonly #busy = new Set<string>();
  #waiting: QueuedQuery[] = [];

  constructor(setup: WorkerSetup) {
    this.#all = Array.from({ length: THREADS }, () => new QueryThread(setup));
    this.#free = [...this.#all];
  }

  /** @throws Problem what the query did wrong; 408 out of time; 429 when the caller has too many slow queries already */
  run(job: Job, signal: AbortSignal): Promise<string> {
    const mine = this.#waiting.filter((one) => one.job.caller.id === job.caller.id && !one.signal.aborted).length;
    if (mine >= limits.waiting)
      throw new Problem(429, 'tooManyQueriesError', 'Too many slow queries at once; wait for one to end');
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, signal, resolve, reject });
      this.#fill();
    });
  }

  async stop(): Promise<void> {
    for (const { reject } of this.#waiting) reject(new Error('The service is stopping'));
    this.#waiting = [];
    await Promise.all(this.#all.map((thread) => thread.stop()));
  }

  #fill(): void {
    this.#waiting = this.#waiting.filter(({ signal, reject }) => !signal.aborted || void reject(signal.reason));
    for (const next of [...this.#waiting]) {
      const { id } = next.job.caller;
      if (this.#free.length === 0) return;
      if (this.#busy.has(id)) continue;
      const thread = this.#free.pop();
      if (!thread) return;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.#busy.add(id);
      thread
        .run(next.job, next.signal)
        .then(next.resolve, next.reject)
        .finally(() => {
          this.#busy.delete(id);
          this.#free.push(thread);
          this.#fill();
        });
    }
  }
}
