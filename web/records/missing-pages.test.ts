import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from './database.ts';
import { addMissing, maxMissingADay, maxUnlinkedADay, missingOf, pruneMissing } from './missing-pages.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-26T01:10:00Z');
let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());
beforeEach(() => postgres.query('truncate missing_pages'));

const missing = (path: string, overrides: { site?: string; referrer?: string; count?: number } = {}) => ({
  site: 'a',
  path,
  referrer: '',
  count: 1,
  ...overrides,
});
const made = (count: number, referrer = '', name = 'made-up') =>
  Array.from({ length: count }, (_, at) => missing(`/${name}-${at}`, { referrer }));
const rows = async () => (await postgres.query('select count(*)::int as n from missing_pages'))[0]?.n;

describe('[CFG-05] addresses that lead nowhere, in the records', () => {
  it('are counted by site over 30 days, with the host that linked last', async () => {
    await addMissing(database, [missing('/sale', { referrer: 'old.example', count: 2 })], now - 3 * day);
    await addMissing(database, [missing('/sale', { referrer: 'new.example' }), missing('/sale'), missing('/x')], now);
    await addMissing(database, [missing('/sale'), missing('/y', { site: 'b', count: 9 })], now);
    await addMissing(database, [missing('/long-ago', { count: 50 })], now - 31 * day);
    expect(await missingOf(database, 'a', now)).toEqual([
      { path: '/sale', referrer: 'new.example', count: 5, days: 2 },
      { path: '/x', referrer: '', count: 1, days: 1 },
    ]);
    expect((await missingOf(database, 'b', now)).map(({ path }) => path)).toEqual(['/y']);
    await pruneMissing(database, now);
    expect(await rows()).toBe(4);
  });

  it('are added for all sites or for none: what comes again counts once', async () => {
    const counts = [missing('/sale'), missing('/x', { site: 'b', count: 3_000_000_000 })];
    await expect(addMissing(database, counts, now)).rejects.toThrow();
    expect(await rows()).toBe(0);
  });

  it('no flood of made-up addresses grows a day, from however many processes; what is there counts on', async () => {
    await addMissing(database, [missing('/sale', { referrer: 'old.example' })], now);
    const others = [1, 2, 3].map(() => postgres.open().database);
    await Promise.all(others.map((other, at) => addMissing(other, made(3_000, '', `flood-${at}`), now)));
    expect(await rows()).toBe(maxUnlinkedADay + 1);
    await addMissing(database, [missing('/linked', { referrer: 'other.example' }), ...made(50)], now);
    expect((await missingOf(database, 'a', now)).map(({ path }) => path)).toContain('/linked');
    await addMissing(database, made(3_000, 'scanner.example', 'lies'), now);
    await addMissing(database, [missing('/sale', { count: 7 }), missing('/b', { site: 'b' })], now);
    expect(await rows()).toBe(maxMissingADay + 1);
    expect((await missingOf(database, 'a', now))[0]).toMatchObject({ path: '/sale', count: 8 });
    expect(await missingOf(database, 'b', now)).toHaveLength(1);
  });
});
