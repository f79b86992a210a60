import type { PgBoss, WipData } from 'pg-boss';

/**
 * How many jobs of each queue could be taken now, up to its maximum. `now()` and not pg-boss's own
 * clock, which exists for its tests.
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

const jobsAtOnce = ({ options }: WipData): number => options.batchSize ?? 1;

/**
 * Wakes as many workers of this process as there are jobs whose time has come, idle ones first; one
 * query for all queues. pg-boss notifies of a job that is due when it is written; for retries and
 * jobs with a later start, each of its workers would have to poll by itself. Rejects where the
 * records are away.
 */
export async function wakeWorkers(boss: PgBoss): Promise<void> {
  const byQueue = Object.groupBy(boss.getWipData(), ({ name }) => name);
  const queues = Object.entries(byQueue).map(([name, workers = []]) => ({ name, workers }));
  if (queues.length === 0) return;
  const max = queues.map(({ workers }) => workers.reduce((sum, worker) => sum + jobsAtOnce(worker), 0));
  const { rows } = await boss.getDb().executeSql(due, [queues.map(({ name }) => name), max]);
  const jobs = new Map(rows.map((row: { name: string; jobs: number }) => [row.name, row.jobs]));
  for (const { name, workers } of queues) {
    let left = jobs.get(name) ?? 0;
    for (const worker of workers.toSorted((one, other) => one.count - other.count)) {
      if (left <= 0) break;
      boss.notifyWorker(worker.id);
      left -= jobsAtOnce(worker);
    }
  }
}
