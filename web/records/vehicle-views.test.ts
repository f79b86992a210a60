import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from './database.ts';
import { addViews, pruneViews, viewsOf } from './vehicle-views.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-23T12:00:00Z');
let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());
beforeEach(() => postgres.query('truncate vehicle_views'));

const count = (slug: string, views = 1, site = 'a') => ({ site, slug, views });

describe('[VDP-15] the views of a vehicle in the records', () => {
  it('add up over days and processes', async () => {
    await addViews(database, [count('ranger', 2), count('hilux')], now - day);
    const others = [1, 2, 3].map(() => postgres.open().database);
    await Promise.all(others.map((other) => addViews(other, [count('hilux'), count('ranger')], now)));
    expect(await viewsOf(database, 'a', 'ranger')).toBe(5);
    expect(await viewsOf(database, 'a', 'hilux')).toBe(4);
  });

  it('[CFG-04] are counted for each site by itself', async () => {
    await addViews(database, [count('ranger', 7), count('ranger', 2, 'b')], now);
    expect(await viewsOf(database, 'a', 'ranger')).toBe(7);
    expect(await viewsOf(database, 'c', 'ranger')).toBe(0);
  });

  it('go when there was no view for four hundred days', async () => {
    await addViews(database, [count('old')], now - 401 * day);
    await addViews(database, [count('still')], now - 401 * day);
    await addViews(database, [count('still')], now);
    await pruneViews(database, now);
    expect(await viewsOf(database, 'a', 'old')).toBe(0);
    expect(await viewsOf(database, 'a', 'still')).toBe(2);
  });
});
