import type { PgBoss } from 'pg-boss';

/** Workers of one queue, by their ids, each of which takes so many jobs at a time. */
type QueueWorkers = { queue: string; ids: readonly string[]; perWorker: number };

/**
 * Of the first so many jobs of each queue that could be taken now, how many there are. `now()` and
 * not pg-boss's own clock, which exists for its tests.
 */
const due = `
  select queue.name, (
    select count(*)::int from (
      select from pgboss.job
      where job.name = queue.name and state in ('created', 'retry') and not blocked and start_after <= now()
      limit queue.max
    ) jobs
  ) as jobs
  from unnest($1::text[], $2::int[]) queue(name, max)`;

/**
 * Wakes workers for jobs whose time has come. pg-boss notifies of a job that is due when it is
 * written; for retries and jobs with a later start, each of its workers would have to poll by itself.
 */
export class DueJobs {
  readonly #boss: PgBoss;
  readonly #queues: QueueWorkers[] = [];
  #next = 0;

  constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  has(name: string): boolean {
    return this.#queues.some(({ queue }) => queue === name);
  }

  add(workers: QueueWorkers): void {
    this.#queues.push(workers);
  }

  /** One query for all queues. As many workers are woken as the jobs need; rejects where the records are away. */
  async wake(): Promise<void> {
    const max = this.#queues.map(({ ids, perWorker }) => ids.length * perWorker);
    const names = this.#queues.map(({ queue }) => queue);
    const { rows } = await this.#boss.getDb().executeSql(due, [names, max]);
    for (const { name, jobs } of rows as { name: string; jobs: number }[]) {
      const workers = this.#queues.find(({ queue }) => queue === name);
      if (workers && jobs > 0) this.#wakeSome(workers, jobs);
    }
  }

  /** In turn: a worker may be busy for long with jobs that it took before. */
  #wakeSome({ ids, perWorker }: QueueWorkers, jobs: number): void {
    const count = Math.ceil(jobs / perWorker);
    for (let at = 0; at < count; at += 1) this.#boss.notifyWorker(ids[(this.#next + at) % ids.length] ?? '');
    this.#next += count;
  }
}
