import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { silentLine } from '@/tests/silent-line.fixture.ts';
import { listen } from './listen.ts';

let records: TestRecords;
beforeAll(async () => {
  records = await testRecords();
});
afterAll(() => records.end());

it('listens again after the records died, and reports that it was away', async () => {
  const heard = vi.fn(async () => undefined);
  const returned = vi.fn(async () => undefined);
  const stop = await listen({ url: records.url, channel: 'news', onMessage: heard, onReturn: returned });
  await records.query("notify news, 'one'");
  await expect.poll(() => heard.mock.calls).toEqual([['one']]);
  await records.crash();
  await expect.poll(() => returned.mock.calls.length).toBe(1);
  await records.query("notify news, 'two'");
  await expect.poll(() => heard.mock.calls).toEqual([['one'], ['two']]);
  await stop();
});

it('stops although the records are silent', async () => {
  const line = await silentLine(records.url);
  const nothing = async () => undefined;
  const stop = await listen({ url: line.url, channel: 'news', onMessage: nothing, onReturn: nothing });
  line.silence();
  const stopped = vi.fn();
  void stop().then(stopped);
  await expect.poll(() => stopped.mock.calls.length).toBe(1);
  line.end();
});
