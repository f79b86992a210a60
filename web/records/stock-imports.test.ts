import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportRecord } from '@/domain/stock/imports/import-record.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from './database.ts';
import { importOf, importsOf, maxImports, storeImports } from './stock-imports.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());
beforeEach(() => postgres.query('truncate stock_imports'));

const record = (site: string, file: string, change: Partial<ImportRecord> = {}): ImportRecord => ({
  site,
  dealershipId: `id-${site}`,
  dealership: site,
  file,
  outcome: 'imported',
  reason: '',
  unlisted: 7,
  counts: { rows: 2, added: 1, changed: 0, unchanged: 0, withdrawn: 0, sold: 0, refused: 1, left: 0 },
  lines: [
    { kind: 'refused', line: 3, stockNumber: 'A', slug: '', field: 'Year', value: '22', reason: 'is not a year' },
  ],
  ...change,
});

describe('[PLUS-20] what imports did, in the records', () => {
  it('is listed the newest first without its lines, and read with them one by one', async () => {
    await storeImports(database, [record('a', 'one.csv')], now);
    await storeImports(database, [record('a', 'two.csv', { outcome: 'stopped', reason: 'Too few.' })], now + 1_000);
    const [newest, older] = await importsOf(database, 'a');
    expect([newest, older]).toMatchObject([
      { file: 'two.csv', outcome: 'stopped', reason: 'Too few.', problems: 8, importedAt: new Date(now + 1_000) },
      { file: 'one.csv', counts: { added: 1, refused: 1 } },
    ]);
    expect(newest).not.toHaveProperty('lines');
    expect((await importOf(database, 'a', older?.id ?? 0))?.lines).toMatchObject([{ stockNumber: 'A', line: 3 }]);
  });

  it('[CFG-04] is of one site alone, but for a caller that reads all', async () => {
    await storeImports(database, [record('a', 'both.csv'), record('b', 'both.csv'), record('', 'both.csv')], now);
    const [own] = await importsOf(database, 'b');
    expect((await importsOf(database, 'a')).map(({ site }) => site)).toEqual(['a']);
    expect(await importOf(database, 'a', own?.id ?? 0)).toBeNull();
    expect(await importOf(database, null, own?.id ?? 0)).toMatchObject({ site: 'b' });
    expect((await importsOf(database, null)).map(({ site }) => site)).toEqual(['', 'b', 'a']);
  });

  it('is forgotten but for the last twenty of each dealership', async () => {
    await storeImports(database, [record('b', 'first.csv')], now);
    const others = Array.from({ length: 5 }, () => postgres.open(1).database);
    for (let at = 0; at < maxImports + 5; at += 5)
      await Promise.all(others.map((other, offset) => storeImports(other, [record('a', `${at + offset}.csv`)], now)));
    const left = await importsOf(database, 'a');
    expect(left).toHaveLength(maxImports);
    expect(Math.min(...left.map(({ file }) => Number.parseInt(file, 10)))).toBeGreaterThanOrEqual(5);
    expect(await importsOf(database, 'b')).toHaveLength(1);
  });
});
