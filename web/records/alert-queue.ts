import type { AlertOutbox } from './alert-messages.ts';
import type { Records } from './database.ts';
import { type Deliver, JobQueue, makeQueue, type Retries, workDeliveries } from './job-queue.ts';

export const alertQueueName = 'alert-delivery';

/** Some hours; what has not arrived by then is old news. */
const usualRetries: Retries = { limit: 12, delaySeconds: 10, maxDelaySeconds: 3_600, claimSeconds: 45 };
const workers = { workers: 8, perWorker: 4 };

/** The queue of messages about alerts on PostgreSQL, beside that of enquiries: a flood of one never delays the other (PLUS-21). */
export class AlertQueue implements AlertOutbox {
  readonly #jobs: JobQueue;
  readonly #retries: Retries;

  constructor(records: Pick<Records, 'url'>, retries: Retries = usualRetries) {
    this.#retries = retries;
    this.#jobs = new JobQueue(records, { name: 'alert', max: 2, supervised: true });
  }

  /** Starts when the records are there, and works until `stop`. */
  work(deliver: Deliver): Promise<void> {
    const { boss } = this.#jobs;
    return this.#jobs.start(async () => {
      await makeQueue(boss, alertQueueName, this.#retries);
      await workDeliveries(boss, alertQueueName, workers, deliver);
    });
  }

  /** In the transaction that wrote the messages; where the queue cannot take them, the next look does. */
  enqueue(transaction: Parameters<AlertOutbox['enqueue']>[0], messages: readonly string[]): Promise<void> {
    return this.#jobs.within(transaction, (within) => this.#jobs.boss.insert(alertQueueName, jobsOf(messages), within));
  }

  /** Takes up messages that no job carries any more. */
  async resume(messages: readonly string[]): Promise<void> {
    if (!this.#jobs.isStarted || messages.length === 0) return;
    await this.#jobs.boss.deleteJob(alertQueueName, [...messages]);
    await this.#jobs.boss.insert(alertQueueName, jobsOf(messages));
  }

  readonly stop = (): Promise<void> => this.#jobs.stop();
}

const jobsOf = (messages: readonly string[]) => messages.map((id) => ({ id }));
