import { createHmac } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { log, reason } from '@/web/platform/log.ts';
import type { Records, Transaction } from './database.ts';
import { type Deliver, JobQueue, makeQueue, type Retries, workDeliveries } from './job-queue.ts';
import { dropForgottenFiles } from './lead-files.ts';
import { leadDeliveries } from './lead-tables.ts';
import type { Outbox, QueuedDelivery } from './outbox.ts';

const queue = 'lead-delivery';

type LeadRetries = Omit<Retries, 'claimSeconds'>;

/** About a day: 10 s, 20 s, … then hourly. After that a delivery is stuck until staff send it again. */
const usualRetries: LeadRetries = { limit: 30, delaySeconds: 10, maxDelaySeconds: 3_600 };

/**
 * A worker's claim to a job, seconds: longer than any receiver may take, so that no two workers
 * send one delivery at once.
 */
const claimSeconds = 45;
const sweepSeconds = 30;

/** Deliveries to one receiver at the same time: one that hangs holds up its own alone. */
const workers = { workers: 16, perWorker: 4, perGroup: 4 };

/**
 * The queue of deliveries on PostgreSQL (docs/decisions/0010-lead-queue.md). Jobs of one lead and
 * destination run one after the other, in the order in which they were written; a job that fails is
 * tried again with growing pauses.
 */
export class LeadQueue implements Outbox {
  readonly #records: Records;
  readonly #jobs: JobQueue;
  readonly #retries: LeadRetries;
  #sweeping: Promise<void> | null = null;

  constructor(records: Records, retries: LeadRetries = usualRetries) {
    this.#records = records;
    this.#retries = retries;
    this.#jobs = new JobQueue(records, { name: 'lead', max: 4, supervised: true });
  }

  /** Starts when the records are there, and works until `stop`. */
  async work(deliver: Deliver): Promise<void> {
    const { boss } = this.#jobs;
    await this.#jobs.start(async () => {
      await makeQueue(boss, queue, { ...this.#retries, claimSeconds }, { policy: 'key_strict_fifo' });
      await this.#forgetPlainKeys();
      await workDeliveries(boss, queue, workers, deliver);
    });
    this.#sweeping = this.#sweep();
  }

  /**
   * Jobs of earlier versions named the address in their key, and the mail server's message about it
   * in their output.
   */
  async #forgetPlainKeys(): Promise<void> {
    await this.#records.database.execute(sql`
      update pgboss.job set singleton_key = encode(sha256(convert_to(singleton_key, 'UTF8')), 'hex'), output = null
      where name = ${queue} and singleton_key like '% %'`);
  }

  /**
   * In the lead's own transaction. Where the queue cannot take them, the rows wait for the sweep:
   * the lead is stored all the same.
   */
  enqueue(transaction: Transaction, deliveries: readonly QueuedDelivery[]): Promise<void> {
    return this.#jobs.within(transaction, async (within) => {
      for (const delivery of deliveries) await this.#jobs.boss.send(queue, {}, { ...jobOf(delivery), ...within });
    });
  }

  /** Sends a delivery again now, whether it waits for its next try, was given up, or its job is long gone. */
  async replay(delivery: QueuedDelivery): Promise<void> {
    const { jobs } = await this.#jobs.boss.update(queue, undefined, { id: delivery.id, startAfter: new Date() });
    if (jobs.length > 0) return;
    const [job] = await this.#jobs.boss.findJobs(queue, { id: delivery.id });
    if (job?.state === 'active') return;
    if (job?.state === 'failed') return void (await this.#jobs.boss.retry(queue, delivery.id));
    await this.#jobs.boss.deleteJob(queue, delivery.id);
    await this.#jobs.boss.send(queue, {}, jobOf(delivery));
  }

  /**
   * Drops files whose enquiry never came, and takes up deliveries that no job carries: written
   * while the queue was away, or whose worker died.
   */
  async #sweep(): Promise<void> {
    const { database } = this.#records;
    while (!this.#jobs.isStopping) {
      await this.#jobs.pause(sweepSeconds);
      await dropForgottenFiles(database).catch((error: unknown) =>
        log('warn', 'files-not-dropped', { reason: reason(error) }),
      );
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

  /** Lets what is under way end. */
  readonly stop = (): Promise<void> => this.#jobs.stop(this.#sweeping);
}

/**
 * A job outlives its enquiry, and must not name its shopper. The key of the hash is the enquiry's
 * own number, which goes with it.
 */
const jobOf = ({ id, lead, kind, target, delaySeconds = 0 }: QueuedDelivery) => ({
  id,
  ...(delaySeconds > 0 && { startAfter: delaySeconds }),
  singletonKey: createHmac('sha256', lead).update(`${kind} ${target}`).digest('base64url'),
  group: receiverOf(kind, target),
});

/**
 * What receives a delivery: the server of a webhook, the group's own system, or the mail server for
 * every mailbox.
 */
function receiverOf(kind: string, target: string): { id: string } {
  if (kind === 'webhook') return { id: `webhook ${URL.parse(target)?.host ?? target}` };
  return kind === 'group' ? { id: 'group' } : { id: 'mail' };
}
