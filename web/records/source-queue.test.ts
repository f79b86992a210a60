import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { SourceQueue, type SourceWorker } from './source-queue.ts';

let postgres: TestRecords;
let queue: SourceQueue;
beforeAll(async () => {
  postgres = await testRecords();
  queue = new SourceQueue(postgres);
});
afterAll(async () => {
  await queue.stop();
  await postgres.end();
});

describe('[OPS-03] the queue of stock sources', () => {
  it('takes a fetch from a process that died after two minutes, not after the longest import', async () => {
    const ends = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<Parameters<SourceWorker['fetch']>>();
    const fetch: SourceWorker['fetch'] = (...order) => {
      begun.resolve(order);
      return ends.promise;
    };
    await queue.work({ fetch, notify: async () => undefined });
    await queue.fetch(['south']);
    expect(await begun.promise).toEqual(['south', false]);
    const active = "select heartbeat_seconds, heartbeat_on is not null as beats from pgboss.job where state = 'active'";
    expect(await postgres.query(active)).toEqual([{ heartbeat_seconds: 120, beats: true }]);
    ends.resolve();
  });
});
