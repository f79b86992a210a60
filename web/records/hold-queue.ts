import { log, reason } from '@/web/platform/log.ts';
import type { Records, Transaction } from './database.ts';
import type { HoldJob, HoldOutbox } from './hold-outbox.ts';
import { pruneHolds, unfinishedWork } from './holds.ts';
import { JobQueue, makeQueue, polling } from './job-queue.ts';

/** A car's jobs call no provider, so they have a queue of their own and never wait for one. */
const queues = { hold: 'hold-work', car: 'car-work' } as const;
/** Between two sweeps for work that no job carries, seconds. */
const sweepSeconds = 20;
/** Sweeps between two removals of old holds: an hour. */
const pruneEveryRuns = 180;
const workers = 4;
const retries = { limit: 20, delaySeconds: 2, maxDelaySeconds: 600, claimSeconds: 60 };

/** `swept`: found by the sweep, without a job. */
export type HoldWorker = Record<HoldJob['kind'], (id: string, how: 'job' | 'swept') => Promise<void>>;

/**
 * The jobs of holds on PostgreSQL: each at its time, in whichever process takes it. A job that is
 * lost with its process is found by the sweep, and one that runs twice changes nothing the second
 * time, since every move is guarded (docs/decisions/0033-holds.md).
 */
export class HoldQueue implements HoldOutbox {
  readonly #records: Records;
  readonly #jobs: JobQueue;
  #sweeping: Promise<void> | null = null;

  constructor(records: Records) {
    this.#records = records;
    this.#jobs = new JobQueue(records, { name: 'hold', max: 3, supervised: false });
  }

  /** Starts when the records are there, and works until `stop`. */
  async work(worker: HoldWorker): Promise<void> {
    await this.#jobs.start(() => this.#begin(worker));
    this.#sweeping = this.#sweep(worker);
  }

  async #begin(worker: HoldWorker): Promise<void> {
    const { boss } = this.#jobs;
    const options = { batchSize: 1, localConcurrency: workers, ...polling } as const;
    for (const queue of Object.values(queues)) {
      await makeQueue(boss, queue, retries);
      await boss.work<Pick<HoldJob, 'kind' | 'id'>>(queue, options, async ([job]) => {
        if (job) await worker[job.data.kind](job.data.id, 'job');
      });
    }
  }

  /** In the transaction of the move itself. Where the queue cannot take them, the sweep finds what they are about. */
  async enqueue(transaction: Transaction, jobs: readonly HoldJob[]): Promise<void> {
    if (jobs.length === 0) return;
    await this.#jobs.within(transaction, async (within) => {
      for (const { kind, id, at } of jobs)
        await this.#jobs.boss.send(queues[kind], { kind, id }, { ...(at && { startAfter: at }), ...within });
    });
  }

  async #sweep(worker: HoldWorker): Promise<void> {
    for (let run = 0; !this.#jobs.isStopping; run += 1) {
      await this.#jobs.pause(sweepSeconds);
      if (this.#jobs.isStopping) return;
      try {
        if (run % pruneEveryRuns === 0) await pruneHolds(this.#records.database);
        const { holds, cars } = await unfinishedWork(this.#records.database);
        for (const id of holds) await this.#run('hold', worker, id);
        for (const id of cars) await this.#run('car', worker, id);
      } catch (error) {
        log('warn', 'hold-sweep', { reason: reason(error) });
      }
    }
  }

  #run(kind: HoldJob['kind'], worker: HoldWorker, id: string): Promise<void> {
    return worker[kind](id, 'swept').catch((error: unknown) =>
      log('warn', 'hold-sweep', { kind, reason: reason(error) }),
    );
  }

  /** Lets what is under way end. */
  readonly stop = (): Promise<void> => this.#jobs.stop(this.#sweeping);
}
