import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { JobQueue, makeQueue, workDeliveries } from './job-queue.ts';

const retries = { limit: 3, delaySeconds: 1, maxDelaySeconds: 1, claimSeconds: 45 };

let postgres: TestRecords;
let jobs: JobQueue;
const tries: { id: string; isLast: boolean }[] = [];
const failing = new Set<string>();

beforeAll(async () => {
  postgres = await testRecords();
  jobs = new JobQueue(postgres, { name: 'test', max: 2, supervised: false });
  await jobs.start(async () => {
    for (const queue of ['mail', 'other']) {
      await makeQueue(jobs.boss, queue, retries, { notify: queue === 'mail' });
      await workDeliveries(jobs.boss, queue, { workers: 8, perWorker: 2, perGroup: 2 }, async (id, { isLast }) => {
        tries.push({ id, isLast });
        if (failing.delete(id)) throw new Error('It is away.');
      });
    }
  });
});
afterAll(async () => {
  await jobs.stop();
  await postgres.end();
});

/** Waits less than the half minute after which workers poll by themselves. */
const soon = (assertion: () => void) => vi.waitFor(assertion, { timeout: 20_000, interval: 50 });
const triesOf = (id: string | null) => tries.filter((one) => one.id === id);

describe('[FORM-12] [PLUS-13] jobs whose time has come', () => {
  it('a job with a later start runs then, and no sooner', async () => {
    const begun = performance.now();
    const id = await jobs.boss.send('mail', {}, { startAfter: 2 });
    await soon(() => expect(triesOf(id)).toEqual([{ id, isLast: false }]));
    expect(performance.now() - begun).toBeGreaterThan(1_900);
  });

  it('a job that failed is tried again after its delay', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    failing.add(id);
    await jobs.boss.send('mail', {}, { id });
    await soon(() => expect(triesOf(id)).toHaveLength(2));
  });

  it('jobs of a queue that does not notify run as well, many at once', async () => {
    const ids = await jobs.boss.insert(
      'other',
      Array.from({ length: 40 }, () => ({})),
      { returnId: true },
    );
    await soon(() => expect(ids?.every((id) => triesOf(id).length === 1)).toBe(true));
  });

  it('an idle process queries about once a second for all its queues', async () => {
    const transactions = async () => {
      const [row] = await postgres.query(
        'select xact_commit::int as count from pg_stat_database where datname = current_database()',
      );
      return Number(row?.count);
    };
    await pause(2_000);
    const before = await transactions();
    await pause(4_000);
    // Sixteen workers that each poll every two seconds would make 32.
    expect((await transactions()) - before).toBeLessThan(16);
  });
});
