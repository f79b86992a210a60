import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import { log, reason } from '@/web/platform/log.ts';
import type { Records, Transaction } from './database.ts';
import { wakeWorkers } from './due-jobs.ts';

/** `claimSeconds`: after so long the job of a worker that died is free again. */
export type Retries = { limit: number; delaySeconds: number; maxDelaySeconds: number; claimSeconds: number };

type Options = {
  /** Names it in the log. */
  name: string;
  /** Connections to PostgreSQL at most. */
  max: number;
  /** pg-boss itself ends the claims of workers that died, every 15 seconds. */
  supervised: boolean;
};

/** Between two polls for jobs whose time has come, seconds: a hold's end shows within one. */
const pollSeconds = 1;

/** Of workers, which are woken when there is work: how rarely each polls by itself. */
export const polling = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 } as const;

/** The database of a transaction, as pg-boss writes jobs in it. */
type Within = { db: ReturnType<typeof fromDrizzle> };

/** Jobs of one kind on PostgreSQL: the queue starts when the records are there, and ends with what is under way. */
export class JobQueue {
  readonly boss: PgBoss;
  readonly #name: string;
  readonly #stopping = new AbortController();
  #started = false;
  #waking: Promise<void> | null = null;

  constructor({ url }: Pick<Records, 'url'>, { name, max, supervised }: Options) {
    this.#name = name;
    this.boss = new PgBoss({
      connectionString: url,
      max,
      useListenNotify: true,
      schedule: false,
      registerInstance: false,
      ...(supervised ? { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 } : { supervise: false }),
    });
    this.boss.on('error', this.#warn);
    this.boss.on('warning', () => undefined);
  }

  get isStarted(): boolean {
    return this.#started;
  }

  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Tries each second until the records are there; `begin` makes the queues and their workers. */
  async start(begin: () => Promise<void>): Promise<void> {
    for (let attempt = 0; !this.isStopping && !this.#started; attempt += 1) {
      try {
        await this.boss.start();
        await begin();
        this.#started = true;
        this.#waking = this.#wake();
      } catch (error) {
        if (attempt % 20 === 0) log('warn', `${this.#name}-queue-waits`, { attempt, reason: reason(error) });
        await this.pause(1);
      }
    }
  }

  async #wake(): Promise<void> {
    while (!this.isStopping) {
      await wakeWorkers(this.boss).catch((error: unknown) => this.isStopping || this.#warn(error));
      await this.pause(pollSeconds);
    }
  }

  readonly #warn = (error: unknown): void => log('warn', `${this.#name}-queue`, { reason: reason(error) });

  /** Writes jobs in the transaction of what they are about. Where the queue cannot, a later sweep finds the work. */
  async within(transaction: Transaction, send: (within: Within) => Promise<unknown>): Promise<void> {
    if (!this.#started) return;
    try {
      await transaction.transaction((savepoint) => send({ db: fromDrizzle(savepoint, sql) }));
    } catch (error) {
      log('warn', `${this.#name}-not-queued`, { reason: reason(error) });
    }
  }

  readonly pause = (seconds: number): Promise<void> =>
    pause(seconds * 1_000, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => undefined);

  /**
   * Ends pauses, waits for `last`, and then for `maxMs` at most for jobs under way: a connection that
   * a killed server left half open would hold them up without end.
   */
  async stop(last: Promise<void> | null = null, maxMs = 15_000): Promise<void> {
    this.#stopping.abort();
    await last;
    const end = async () => {
      await this.#waking;
      await this.boss.stop({ graceful: true, timeout: 5_000 });
    };
    await Promise.race([end(), pause(maxMs, undefined, { ref: false })]);
  }
}

type QueueSettings = {
  /** `exclusive`: of one key one job waits or runs. */
  policy?: 'key_strict_fifo' | 'exclusive';
  /** Whether a new job wakes the workers; each such commit takes a lock that all others wait for. */
  notify?: boolean;
  /** A job that waits is dropped after so long, and one that is over so long after that. */
  retentionSeconds?: number;
  deleteAfterSeconds?: number;
  heartbeatSeconds?: number;
};

/** A queue's settings, of which an earlier release may have stored others. */
export async function makeQueue(
  boss: PgBoss,
  queue: string,
  retries: Retries,
  { policy, ...more }: QueueSettings = {},
): Promise<void> {
  const settings = {
    retryLimit: retries.limit,
    retryDelay: retries.delaySeconds,
    retryBackoff: true,
    retryDelayMax: retries.maxDelaySeconds,
    expireInSeconds: retries.claimSeconds,
    notify: true,
    ...more,
  };
  await boss.createQueue(queue, { ...(policy && { policy }), ...settings });
  await boss.updateQueue(queue, settings);
}

/**
 * Sends one message; rejects when it was not taken. `isLast` means that it will not be tried again
 * by itself; `data` is the job's own.
 */
type DeliverJob<Data> = (id: string, attempt: { isLast: boolean }, data: Data) => Promise<void>;
export type Deliver = (id: string, attempt: { isLast: boolean }) => Promise<void>;

type Workers = {
  workers: number;
  perWorker: number;
  /** Jobs of one group at the same time. */
  perGroup?: number;
};

/** Workers that deliver messages, each some at a time: one at a time drained 8 a second, four 400. */
export async function workDeliveries<Data extends object>(
  boss: PgBoss,
  queue: string,
  { workers, perWorker, perGroup }: Workers,
  deliver: DeliverJob<Data>,
): Promise<void> {
  const options = {
    batchSize: perWorker,
    burstWhenBatchFull: true,
    localConcurrency: workers,
    ...(perGroup && { localGroupConcurrency: perGroup }),
    perJobResults: true,
    includeMetadata: true,
    ...polling,
  } as const;
  await boss.work<Data, unknown, typeof options>(queue, options, (jobs) =>
    Promise.all(jobs.map((job) => run(job, deliver))),
  );
}

async function run<Data>({ id, retryCount, retryLimit, data }: JobWithMetadata<Data>, deliver: DeliverJob<Data>) {
  try {
    await deliver(id, { isLast: retryCount >= retryLimit }, data);
    return { id, status: 'completed' as const };
  } catch {
    // The reason is stored with the message and deleted with it: mail servers repeat the address in it.
    return { id, status: 'failed' as const, output: {} };
  }
}
