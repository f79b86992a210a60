import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from './database.ts';
import { withImportLock } from './import-lock.ts';
import {
  dueSource,
  type FetchResult,
  maxFetches,
  requestFetch,
  type SettledSource,
  settleSources,
  sourceReport,
  storeFetch,
} from './stock-sources.ts';

let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());
beforeEach(() => postgres.query('truncate stock_sources, stock_fetches'));

const settled = (site: string, change: Partial<SettledSource> = {}): SettledSource => ({
  site,
  address: `https://${site}.example/stock.csv`,
  settings: 's1',
  everyMinutes: 60,
  fault: '',
  ...change,
});
const result = (change: Partial<FetchResult> = {}): FetchResult => ({
  outcome: 'imported',
  reason: '',
  bytes: 100,
  tookMs: 20,
  byHand: false,
  ...change,
});
const file = { etag: '"v1"', modified: 'yesterday', digest: 'd1' };
async function fetched(site: string, change: Partial<FetchResult> = {}) {
  const found = await dueSource(database, site);
  if (!found) throw new Error('It is not due.');
  await storeFetch(database, site, found.begun, result(change));
}
const ago = (site: string, minutes: number) =>
  postgres.query("update stock_sources set fetched_at = now() - $2 * interval '1 minute' where site = $1", [
    site,
    minutes,
  ]);

describe('[PLUS-20] stock sources in the records', () => {
  it('are due at first, and by their schedule after that', async () => {
    const sources = [settled('a'), settled('b', { fault: 'No address.' })];
    expect(await settleSources(database, sources)).toEqual(['a']);
    await fetched('a');
    expect([await settleSources(database, sources), await dueSource(database, 'a')]).toEqual([[], null]);
    await ago('a', 61);
    expect(await settleSources(database, sources)).toEqual(['a']);
  });

  it('remember the validators by which the next fetch sees whether the file changed, until the source is another', async () => {
    await settleSources(database, [settled('a')]);
    await fetched('a', { imported: file });
    await ago('a', 61);
    expect((await dueSource(database, 'a'))?.state).toMatchObject(file);
    await fetched('a', { outcome: 'refused' });
    await ago('a', 61);
    expect((await dueSource(database, 'a'))?.state).toMatchObject({ ...file, outcome: 'refused' });
    expect(await settleSources(database, [settled('a', { settings: 's2' })])).toEqual(['a']);
    expect((await dueSource(database, 'a'))?.state).toMatchObject({ etag: '', digest: '', importedAt: null });
  });

  it('are fetched at once when staff want it, once, and also when they want it while one is under way', async () => {
    await settleSources(database, [settled('a')]);
    await fetched('a', { outcome: 'refused' });
    expect(await requestFetch(database, 'a', 6)).toBe(true);
    expect(await requestFetch(database, 'none')).toBe(false);
    expect(await settleSources(database, [settled('a')])).toEqual(['a']);
    const running = await dueSource(database, 'a');
    expect(running?.state.mayLeave).toBe(6);
    await new Promise((done) => setTimeout(done, 5));
    await requestFetch(database, 'a');
    await storeFetch(database, 'a', running?.begun ?? new Date(), result());
    expect((await dueSource(database, 'a'))?.state.mayLeave).toBe(0);
    await fetched('a', { byHand: true });
    expect(await dueSource(database, 'a')).toBeNull();
  });

  it('may take away more than half of the stock only after a feed was refused: an old page of the studio cannot allow it', async () => {
    await settleSources(database, [settled('a'), settled('b')]);
    await fetched('a');
    for (const site of ['a', 'b']) {
      expect(await requestFetch(database, site, 6)).toBe(true);
      expect((await dueSource(database, site))?.state.mayLeave).toBe(0);
    }
  });

  it('[CFG-04] are shown with their last fetches, each site its own; those that are gone, go', async () => {
    await settleSources(database, [settled('a'), settled('b')]);
    for (let attempt = 0; attempt < maxFetches + 3; attempt += 1)
      await storeFetch(database, 'a', new Date(), result({ outcome: 'failed', reason: `try ${attempt}` }));
    const report = await sourceReport(database, 'a');
    expect(report.source).toEqual({
      address: 'https://a.example/stock.csv',
      everyMinutes: 60,
      fault: '',
      outcome: 'failed',
      isRequested: false,
      refusedLeaving: 0,
    });
    expect([report.fetches.length, report.fetches[0]?.reason]).toEqual([maxFetches, `try ${maxFetches + 2}`]);
    expect((await sourceReport(database, 'b')).fetches).toEqual([]);
    await settleSources(database, [settled('b')]);
    expect((await sourceReport(database, 'a')).source).toBeNull();
  });
});

describe('[OPS-03] imports of several processes', () => {
  it('take turns, also after one that failed', async () => {
    const [one, other] = [postgres.open(2), postgres.open(2)];
    const order: string[] = [];
    const refused = Promise.withResolvers<void>();
    const slow = withImportLock(one, 5_000, async () => {
      order.push('one begins');
      await refused.promise;
      order.push('one ends');
    });
    await expect.poll(() => order).toEqual(['one begins']);
    await expect(withImportLock(other, 100, async () => order.push('never'))).rejects.toThrow('took too long');
    refused.resolve();
    await withImportLock(other, 60_000, async () => void order.push('other'));
    await slow;
    expect(order).toEqual(['one begins', 'one ends', 'other']);
    await expect(withImportLock(one, 100, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await withImportLock(other, 1_000, async () => 'free')).toBe('free');
  });

  it('wait no longer once their process stops', async () => {
    const [one, other] = [postgres.open(2), postgres.open(2)];
    const stopping = new AbortController();
    const ends = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slow = withImportLock(one, 5_000, () => {
      begun.resolve();
      return ends.promise;
    });
    await begun.promise;
    const waits = withImportLock(other, 20_000, async () => 'never', stopping.signal);
    stopping.abort();
    await expect(waits).rejects.toThrow('aborted');
    ends.resolve();
    await slow;
    await expect(withImportLock(other, 1_000, async () => 'never', stopping.signal)).rejects.toThrow('aborted');
    expect(await withImportLock(other, 1_000, async () => 'free')).toBe('free');
  });
});
