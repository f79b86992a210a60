import type { LeadMail } from '@/domain/leads/lead-message.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { Records } from './database.ts';
import { jobId } from './job-id.ts';
import { JobQueue, makeQueue, type Retries, workDeliveries } from './job-queue.ts';

const queues = { fetch: 'stock-fetch', notice: 'stock-notice' } as const;

/** A mail to a dealer's staff about their feed; `about` with its day makes it one of a kind. */
export type SourceNotice = { site: string; fromName: string; to: string; about: string; day: string; mail: LeadMail };

export type SourceWorker = {
  /** `isLast`: it is not tried again by itself. */
  fetch(site: string, isLast: boolean): Promise<void>;
  notify(id: string, notice: SourceNotice): Promise<void>;
};

/**
 * A feed that did not come is a result, and comes again by its schedule; retries are for records
 * that are away, and for processes that die.
 */
const fetching: Retries = { limit: 2, delaySeconds: 30, maxDelaySeconds: 300, claimSeconds: 900 };
/** After so long the fetch of a process that died is free again, before its claim ends. */
const heartbeatSeconds = 120;
const mailing: Retries = { limit: 12, delaySeconds: 10, maxDelaySeconds: 3_600, claimSeconds: 45 };
/** Longer than a day, in which a notice is sent once: a job that exists is not written again. */
const deleteAfterSeconds = 2 * 86_400;
/** A dealer's server that hangs delays no other dealer; imports run in turn. */
const workers = { workers: 3, perWorker: 1 };

/**
 * Fetches of stock sources, of one site one at a time over all processes, and mails about them
 * (docs/decisions/0040-stock-sources.md).
 */
export class SourceQueue {
  readonly #jobs: JobQueue;

  constructor(records: Pick<Records, 'url'>) {
    this.#jobs = new JobQueue(records, { name: 'stock-source', max: 2, supervised: true });
  }

  /** Starts when the records are there, and works until `stop`. */
  work({ fetch, notify }: SourceWorker): Promise<void> {
    const { boss } = this.#jobs;
    return this.#jobs.start(async () => {
      const more = { policy: 'exclusive', deleteAfterSeconds: 3_600, heartbeatSeconds } as const;
      await makeQueue(boss, queues.fetch, fetching, more);
      await makeQueue(boss, queues.notice, mailing, { deleteAfterSeconds });
      await workDeliveries<{ site: string }>(boss, queues.fetch, workers, (_, { isLast }, { site }) =>
        logged('stock-not-fetched', site, fetch(site, isLast)),
      );
      await workDeliveries<SourceNotice>(boss, queues.notice, { workers: 1, perWorker: 4 }, (id, _, notice) =>
        logged('stock-notice-not-sent', notice.site, notify(id, notice)),
      );
    });
  }

  /** One job for each site, unless one waits or runs already. */
  async fetch(sites: readonly string[]): Promise<void> {
    if (!this.#jobs.isStarted) return;
    for (const site of sites) await this.#jobs.boss.send(queues.fetch, { site }, { singletonKey: site });
  }

  /** A mail about the same to the same address goes out once a day, however often it is queued. */
  async notify(notices: readonly SourceNotice[]): Promise<void> {
    if (notices.length === 0) return;
    const jobs = notices.map((data) => ({ id: jobId(`${data.site} ${data.to} ${data.about} ${data.day}`), data }));
    await this.#jobs.boss.insert(queues.notice, jobs);
  }

  readonly stop = (): Promise<void> => this.#jobs.stop();
}

async function logged(event: string, site: string, work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    log('warn', event, { site, reason: reason(error) });
    throw error;
  });
}
