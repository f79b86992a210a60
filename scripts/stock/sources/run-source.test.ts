import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { StockImportFailed } from '@/domain/stock/import-report.ts';
import { sourceOf } from '@/domain/stock/sources/stock-source.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from '@/web/records/database.ts';
import type { SourceNotice } from '@/web/records/source-queue.ts';
import { settleSources, sourceReport } from '@/web/records/stock-sources.ts';
import { FetchFailed } from './fetched.ts';
import type { SiteSource } from './read-sources.ts';
import { runSource, type SourceParts } from './run-source.ts';

let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end(), 30_000);

const address = 'https://south.example/stock.csv';
const settled = { site: 'south', address, settings: 's', everyMinutes: 60, fault: '' };
const source = sourceOf('south', { kind: 'url', address, notify: ['mei@south.example'] });
const published: SiteSource = { site: 'south', name: 'South Ford', origin: 'https://south.example', source, settled };
const csv = Buffer.from('Stock No,Make,Model\n1,Ford,Everest\n');
const notices: SourceNotice[] = [];

beforeEach(async () => {
  notices.length = 0;
  await postgres.query('truncate stock_sources, stock_fetches');
  await settleSources(database, [settled]);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const run = (change: Partial<SourceParts>, isLast = false) =>
  runSource(
    {
      database,
      sourceOf: async () => published,
      fetch: async () => ({ kind: 'file', bytes: csv, etag: '', modified: '' }),
      importFeed: () => Promise.reject(new Error('No import here.')),
      storeUnreadable: async () => undefined,
      notify: async (all) => void notices.push(...all),
      ...change,
    },
    'south',
    isLast,
  );
const last = async () => (await sourceReport(database, 'south')).fetches[0];

describe('[PLUS-20] a fetch that ends in no import', () => {
  it('is in a mail to staff where the feed is at fault', async () => {
    await run({ fetch: () => Promise.reject(new FetchFailed('The server has no such file (404).')) });
    expect(await last()).toMatchObject({ outcome: 'failed', reason: 'The server has no such file (404).' });
    expect(notices).toMatchObject([{ to: 'mei@south.example', about: 'failed' }]);
    expect(notices[0]?.mail.subject).toBe('The stock feed of South Ford was not imported');
  });

  it('is in none where this server is: an outage of the search service is no trouble of every dealer', async () => {
    const down = new StockImportFailed('The stock was not imported: the search service failed.', []);
    await run({ importFeed: () => Promise.reject(down) });
    expect(await last()).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('search service failed') });
    expect(notices).toEqual([]);
    await postgres.query("update stock_sources set fetched_at = now() - interval '1 hour'");
    const none = new StockImportFailed('No vehicle could be taken.', [], { isOfFeed: true });
    await run({ importFeed: () => Promise.reject(none) });
    expect(notices).toHaveLength(1);
  });

  it('for a reason that nothing foresaw is tried again, and at the last try is a result: never fetched without end', async () => {
    const fault = { importFeed: () => Promise.reject(new TypeError('x is undefined')) };
    await expect(run(fault)).rejects.toThrow('x is undefined');
    expect(await last()).toBeUndefined();
    await run(fault, true);
    expect(await last()).toMatchObject({ outcome: 'failed', reason: 'Something went wrong on our side.' });
    expect([await settleSources(database, [settled]), notices]).toEqual([[], []]);
  });
});
