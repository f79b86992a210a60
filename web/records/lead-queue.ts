import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, lt, sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import { log, reason } from '@/web/front/log.ts';
import type { Records } from './database.ts';
import type { Outbox, QueuedDelivery, Transaction } from './keep-lead.ts';
import { leadDeliveries } from './lead-tables.ts';

const queue = 'lead-delivery';

export type Retries = { limit: number; delaySeconds: number; mostDelaySeconds: number };

/** About a day: 10 s, 20 s, … then hourly. After that a delivery is stuck until staff send it again. */
const usualRetries: Retries = { limit: 30, delaySeconds: 10, mostDelaySeconds: 3_600 };

/** A receiver has this long less than a worker's claim, so that no two workers send the same delivery at once. Seconds. */
const claimSeconds = 45;
const sweepSeconds = 30;

/** Workers of a process. Each takes some deliveries at a time: one at a time drained 8 a second, four 400. */
const workers = 16;
const perWorker = 4;
/** Deliveries to one receiver at the same time: one that hangs holds up its own alone. */
const perReceiver = 4;

/** Sends one delivery; rejects when it was not taken. `isLast` says that it will not be tried again by itself. */
export type Deliver = (id: string, attempt: { isLast: boolean }) => Promise<void>;

/**
 * The queue of deliveries on PostgreSQL (docs/decisions/0010-lead-queue.md). Jobs of one lead and destination run one after the other,
 * in the order in which they were written; a job that fails is tried again with growing pauses.
 */
export class LeadQueue implements Outbox {
  readonly #records: Records;
  readonly #boss: PgBoss;
  readonly #retries: Retries;
  readonly #stopping = new AbortController();
  #started = false;
  #sweeping: Promise<void> | null = null;

  constructor(records: Records, retries: Retries = usualRetries) {
    this.#records = records;
    this.#retries = retries;
    this.#boss = new PgBoss({
      connectionString: records.url,
      max: 4,
      useListenNotify: true,
      schedule: false,
      superviseIntervalSeconds: 15,
      monitorIntervalSeconds: 15,
      registerInstance: false,
    });
    this.#boss.on('error', (error) => log('warn', 'lead-queue', { reason: reason(error) }));
    this.#boss.on('warning', () => undefined);
  }

  /** Starts when the records are there, and works until `stop`. */
  async work(deliver: Deliver): Promise<void> {
    for (let attempt = 0; !this.#stopping.signal.aborted && !this.#started; attempt += 1) {
      try {
        await this.#start(deliver);
      } catch (error) {
        if (attempt % 20 === 0) log('warn', 'lead-queue-waits', { attempt, reason: reason(error) });
        await this.#pause(1);
      }
    }
    this.#sweeping = this.#sweep();
  }

  async #start(deliver: Deliver): Promise<void> {
    await this.#boss.start();
    const { limit, delaySeconds, mostDelaySeconds } = this.#retries;
    const settings = {
      retryLimit: limit,
      retryDelay: delaySeconds,
      retryBackoff: true,
      retryDelayMax: mostDelaySeconds,
      expireInSeconds: claimSeconds,
      notify: true,
    };
    await this.#boss.createQueue(queue, { policy: 'key_strict_fifo', ...settings });
    await this.#boss.updateQueue(queue, settings);
    const options = {
      batchSize: perWorker,
      burstWhenBatchFull: true,
      localConcurrency: workers,
      localGroupConcurrency: perReceiver,
      perJobResults: true,
      includeMetadata: true,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 2,
    } as const;
    await this.#boss.work<object, unknown, typeof options>(queue, options, (jobs) =>
      Promise.all(jobs.map((job) => run(job, deliver))),
    );
    this.#started = true;
  }

  /** In the lead's own transaction. Where the queue cannot take them, the rows wait for the sweep: the lead is stored all the same. */
  async enqueue(transaction: Transaction, deliveries: readonly QueuedDelivery[]): Promise<void> {
    if (!this.#started) return;
    try {
      await transaction.transaction(async (savepoint) => {
        for (const delivery of deliveries)
          await this.#boss.send(queue, {}, { ...jobOf(delivery), db: fromDrizzle(savepoint, sql) });
      });
    } catch (error) {
      log('warn', 'lead-not-queued', { reason: reason(error) });
    }
  }

  /** Sends a delivery again now, whether it waits for its next try, was given up, or its job is long gone. */
  async replay(delivery: QueuedDelivery): Promise<void> {
    const { jobs } = await this.#boss.update(queue, undefined, { id: delivery.id, startAfter: new Date() });
    if (jobs.length > 0) return;
    const [job] = await this.#boss.findJobs(queue, { id: delivery.id });
    if (job?.state === 'active') return;
    if (job?.state === 'failed') return void (await this.#boss.retry(queue, delivery.id));
    await this.#boss.deleteJob(queue, delivery.id);
    await this.#boss.send(queue, {}, jobOf(delivery));
  }

  /** Deliveries that no job carries: written while the queue was away, or whose worker died at the last try. */
  async #sweep(): Promise<void> {
    const { database } = this.#records;
    while (!this.#stopping.signal.aborted) {
      await this.#pause(sweepSeconds);
      const { id, lead, kind, target } = leadDeliveries;
      const old = lt(leadDeliveries.createdAt, sql`now() - interval '30 seconds'`);
      const live = sql`not exists (select from pgboss.job where name = ${queue} and job.id = ${id} and job.state < 'completed')`;
      try {
        const lost = await database
          .select({ id, lead, kind, target })
          .from(leadDeliveries)
          .where(and(eq(leadDeliveries.state, 'waiting'), old, live))
          .orderBy(leadDeliveries.createdAt)
          .limit(500);
        for (const delivery of lost) await this.replay(delivery);
      } catch (error) {
        log('warn', 'lead-sweep', { reason: reason(error) });
      }
    }
  }

  readonly #pause = (seconds: number): Promise<void> =>
    pause(seconds * 1_000, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => undefined);

  /** Lets what is under way end. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#sweeping;
    await this.#boss.stop({ graceful: true, timeout: 5_000 });
  }
}

const jobOf = ({ id, lead, kind, target }: QueuedDelivery) => ({
  id,
  singletonKey: `${lead} ${kind} ${target}`,
  group: receiverOf(kind, target),
});

/** What answers a delivery: the server of a webhook, the group's own system, or the mail server for every mailbox. */
function receiverOf(kind: string, target: string): { id: string } {
  if (kind === 'webhook') return { id: `webhook ${URL.parse(target)?.host ?? target}` };
  return kind === 'group' ? { id: 'group' } : { id: 'mail' };
}

async function run({ id, retryCount, retryLimit }: JobWithMetadata<object>, deliver: Deliver) {
  try {
    await deliver(id, { isLast: retryCount >= retryLimit });
    return { id, status: 'completed' as const };
  } catch (error) {
    return { id, status: 'failed' as const, output: { reason: reason(error) } };
  }
}
