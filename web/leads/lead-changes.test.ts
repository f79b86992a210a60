import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { leadChannel } from '@/web/records/insert-lead.ts';
import { LeadChanges } from './lead-changes.ts';

let records: TestRecords;
beforeAll(async () => {
  records = await testRecords();
});
afterAll(() => records.end());

it('[PLUS-10] every open desk of the site hears of a change, also beside one that fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const changes = new LeadChanges(records.url);
  const broken = vi.fn(() => {
    throw new Error('The stream is closed.');
  });
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  await changes.follow('southbank-ford', broken);
  const stop = await changes.follow('southbank-ford', first);
  await changes.follow('southbank-ford', second);
  await changes.follow('cartown', other);
  await records.query(`select pg_notify('${leadChannel}', 'southbank-ford')`);
  await expect.poll(() => second.mock.calls.length).toBe(1);
  expect([broken, first, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  stop?.();
  await records.query(`select pg_notify('${leadChannel}', 'southbank-ford')`);
  await expect.poll(() => second.mock.calls.length).toBe(2);
  expect(first).toHaveBeenCalledTimes(1);
  await changes.stop();
});
