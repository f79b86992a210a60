import { Worker } from 'node:worker_threads';
import { log, reason } from '../log.ts';
import { Problem } from '../problem.ts';
import { limits, tooBig, tooSlow } from './limits.ts';
import type { Job, Outcome, WorkerSetup } from './worker.ts';

/** A thread that was idle for this long gives its memory back. */
const IDLE_MILLISECONDS = 60_000;
const STARTING_MILLISECONDS = 30_000;

/** One thread for slow queries, started when it is needed; a query that takes too much time or memory ends it. */
export class QueryThread {
  readonly #setup: WorkerSetup;
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(setup: WorkerSetup) {
    this.#setup = setup;
  }

  /** Ends with the signal, as nothing waits for the response then. @throws Problem what the query itself did wrong, 408 out of time, 400 out of memory */
  async run(job: Job, signal: AbortSignal): Promise<string> {
    clearTimeout(this.#idle);
    const leave = () => void this.stop();
    try {
      this.#worker ??= await this.#start();
      signal.throwIfAborted();
      signal.addEventListener('abort', leave);
      const outcome = await this.#next(this.#worker, this.#setup.slowMs, () => this.#worker?.postMessage(job));
      if (outcome.kind === 'result') return outcome.text;
      if (outcome.kind === 'problem')
        throw new Problem(outcome.status, outcome.type, outcome.description, outcome.details);
      throw new Error('The thread answered out of turn');
    } finally {
      signal.removeEventListener('abort', leave);
      this.#idle = setTimeout(() => void this.stop(), IDLE_MILLISECONDS).unref();
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.#setup,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, stackSizeMb: 4 },
    });
    worker.on('error', (error) => log('warn', 'query thread ended', { reason: reason(error) }));
    await this.#next(worker, STARTING_MILLISECONDS, () => undefined);
    return worker;
  }

  /** The worker's next message; without one in time, or with its end, the worker is given up. */
  #next(worker: Worker, ms: number, begin: () => void): Promise<Outcome> {
    return new Promise<Outcome>((resolve, reject) => {
      const settle = (end: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        end();
      };
      const giveUp = (error: Error) =>
        settle(() => {
          if (this.#worker === worker) this.#worker = null;
          void worker.terminate();
          reject(error);
        });
      const onMessage = (outcome: Outcome) => settle(() => resolve(outcome));
      const onError = (error: unknown) => giveUp(isOutOfMemory(error) ? tooBig() : new Error(reason(error)));
      const onExit = () => giveUp(new Error('The thread ended'));
      const timer = setTimeout(() => giveUp(tooSlow(ms)), ms);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      begin();
    });
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
