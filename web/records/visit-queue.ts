import type { FigureBatch } from '@/domain/events/figure-batch.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { Records, Transaction } from './database.ts';
import { jobId } from './job-id.ts';
import { JobQueue, makeQueue, workDeliveries } from './job-queue.ts';

const visitQueueName = 'visit-delivery';

export type VisitReceiver = 'google' | 'meta' | 'webhook';

/**
 * What is passed on of a batch, to whom, and for how long the queue holds it: until it is sent, and
 * at most an hour.
 */
export type PassedVisit = {
  site: string;
  to: VisitReceiver;
  person: string;
  agent: string;
  at: number;
} & Pick<FigureBatch, 'page' | 'events'>;

export type DeliverVisit = (id: string, visit: PassedVisit) => Promise<void>;

const retries = { limit: 8, delaySeconds: 10, maxDelaySeconds: 600, claimSeconds: 45 };
/** Nothing of a visit stays when it was sent, or could not be. */
const settings = { notify: false, retentionSeconds: 3_600, deleteAfterSeconds: 60 };
/** Visits of one site to one receiver at the same time: a receiver that hangs holds up its own site's alone. */
const workers = { workers: 8, perWorker: 4, perGroup: 3 };

/** The queue of visits that are passed on, beside that of enquiries: a flood of one never delays the other. */
export class VisitQueue {
  readonly #jobs: JobQueue;

  constructor(records: Pick<Records, 'url'>) {
    this.#jobs = new JobQueue(records, { name: 'visit', max: 2, supervised: true });
  }

  /** Starts when the records are there, and works until `stop`. */
  work(deliver: DeliverVisit): Promise<void> {
    const { boss } = this.#jobs;
    return this.#jobs.start(async () => {
      await makeQueue(boss, visitQueueName, retries, settings);
      await workDeliveries<PassedVisit>(boss, visitQueueName, workers, async (id, _, visit) => {
        await deliver(id, visit).catch((error: unknown) => {
          log('warn', 'visit-not-passed-on', { site: visit.site, to: visit.to, reason: reason(error) });
          throw error;
        });
      });
    });
  }

  /** In the transaction that stored the batches; without a queue figures count all the same. */
  enqueue(within: Transaction, visits: readonly (PassedVisit & { batch: string })[]): Promise<void> {
    // One batch may be twice among those that are written together: pg-boss refuses all where an id does.
    const byId = new Map(visits.map(({ batch, ...data }) => [jobId(`${data.site} ${batch} ${data.to}`), data]));
    const jobs = [...byId].map(([id, data]) => ({ id, data, group: { id: `${data.site} ${data.to}` } }));
    return this.#jobs.within(within, (db) => this.#jobs.boss.insert(visitQueueName, jobs, db));
  }

  readonly stop = (): Promise<void> => this.#jobs.stop();
}
