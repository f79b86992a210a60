import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitGapMs } from '@/domain/accounts/since-visit.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import {
  addAccountSearches,
  listAccountSearches,
  maxAccountSearches,
  removeAccountSearch,
  seeAccountSearches,
} from './account-searches.ts';
import { ensureAccount } from './account-sessions.ts';
import type { Database } from './database.ts';

const now = Date.parse('2026-11-26T03:00:00Z');
let postgres: TestRecords;
let database: Database;
let mine = '';
let other = '';

beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());
beforeEach(async () => {
  await postgres.query('truncate accounts cascade');
  mine = (await ensureAccount(database, { site: 'a', phone: '+61491570110' })).id;
  other = (await ensureAccount(database, { site: 'b', phone: '+61491570110' })).id;
});

const utes = { name: 'Utes', address: '/search?body=Ute' };
const newAfter = async (at: number) => (await seeAccountSearches(database, mine, at))[0]?.newAfter.getTime();

describe('[SAVE-05] searches of an account', () => {
  it('are added once by name, twenty at most, and belong to one account', async () => {
    expect(await addAccountSearches(database, mine, [utes], now)).toBe(1);
    expect(await addAccountSearches(database, mine, [{ ...utes, address: '/search' }], now)).toBe(0);
    const many = Array.from({ length: 30 }, (_, at) => ({ name: `Search ${at}`, address: '/search' }));
    expect(await addAccountSearches(database, mine, many, now)).toBe(maxAccountSearches - 1);
    expect(await addAccountSearches(database, mine, many, now)).toBe(0);
    expect(await listAccountSearches(database, other)).toEqual([]);
    await removeAccountSearch(database, other, 'Utes');
    expect((await listAccountSearches(database, mine)).length).toBe(maxAccountSearches);
    await removeAccountSearch(database, mine, 'Utes');
    expect((await listAccountSearches(database, mine)).map(({ name }) => name)).not.toContain('Utes');
  });

  it('count as new what was listed since the visit before, for as long as a visit lasts', async () => {
    await addAccountSearches(database, mine, [utes], now);
    expect(await newAfter(now + 60_000)).toBe(now);
    const next = now + 60_000 + visitGapMs + 1;
    expect(await newAfter(next)).toBe(now + 60_000);
    expect(await newAfter(next + 60_000)).toBe(now + 60_000);
  });
});
