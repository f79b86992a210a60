import { createClient } from '@sanity/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { withImportLock } from '@/web/records/import-lock.ts';
import { afterOtherImports } from './after-other-imports.ts';
import { importFeed } from './import-feed.ts';
import { adminClient } from './stock-services.ts';

let postgres: TestRecords;
beforeAll(async () => {
  postgres = await testRecords();
});
afterAll(() => postgres.end());

/** Another process imports until `end` is called. */
async function otherImport(order: string[]) {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = withImportLock(postgres.open(1), 1_000, async () => {
    begun.resolve();
    await ended.promise;
    order.push('the other ends');
  });
  await begun.promise;
  return { end: ended.resolve, done };
}

it('[OPS-03] an import by hand waits for one of another process, and not for itself', async () => {
  const order: string[] = [];
  const content = createClient({ projectId: 'none', dataset: 'none', apiVersion: '2025-03-04', useCdn: false });
  content.fetch = async () => {
    order.push('content is read');
    throw new Error('There is no content.');
  };
  const services = {
    content,
    typesense: adminClient('http://127.0.0.1:9', 'key'),
    recordsUrl: postgres.url,
    mediaOrigins: null,
  };
  const feed = { rows: [], passedOver: [] };
  const imported = (dryRun: boolean) =>
    importFeed(services, { feed, file: 'a.csv', partial: true, missing: 'withdrawn', mayLeave: 0, dryRun });
  const { end, done } = await otherImport(order);
  await expect(imported(true)).rejects.toThrow('There is no content.');
  expect(order.splice(0)).toContain('content is read');
  const waiting = imported(false);
  const outcome = expect(waiting).rejects.toThrow('There is no content.');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(order).toEqual([]);
  end();
  await Promise.all([done, outcome]);
  expect(order[0]).toBe('the other ends');
});

it('[OPS-03] what waits for its turn ends with its process, and leaves no connection', async () => {
  const order: string[] = [];
  const { end, done } = await otherImport(order);
  const stopping = new AbortController();
  const waiting = afterOtherImports(postgres.url, async () => 'never', stopping.signal);
  stopping.abort();
  await expect(waiting).rejects.toThrow('aborted');
  end();
  await done;
  expect(await afterOtherImports(postgres.url, async () => 'free')).toBe('free');
});
