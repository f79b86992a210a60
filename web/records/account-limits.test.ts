import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SavedState } from '@/domain/accounts/saved-car.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { addAccountSearches, listAccountSearches, maxAccountSearches } from './account-searches.ts';
import { ensureAccount } from './account-sessions.ts';
import type { Database } from './database.ts';
import { addPasskey, listPasskeys } from './passkeys.ts';
import { addSavedCar, listSavedCars, maxSavedCars } from './saved-cars.ts';

let postgres: TestRecords;
let database: Database;
let account = '';

beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());
beforeEach(async () => {
  await postgres.query('truncate accounts cascade');
  account = (await ensureAccount(database, { site: 'a', phone: '+61491570110' })).id;
});

/** Requests that all begin at one moment. */
const atOnce = <Result>(count: number, add: (at: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => add(at)));

describe('[SAVE-01] [SAVE-05] [SAVE-06] the limits of an account hold for requests at one moment', () => {
  it('searches', async () => {
    const searchesOf = (at: number) =>
      Array.from({ length: 10 }, (_, one) => ({ name: `Search ${at}-${one}`, address: '/search' }));
    const added = await atOnce(8, (at) => addAccountSearches(database, account, searchesOf(at), Date.now()));
    expect(added.reduce((sum, one) => sum + one, 0)).toBe(maxAccountSearches);
    expect(await listAccountSearches(database, account)).toHaveLength(maxAccountSearches);
  });

  it('passkeys', async () => {
    const passkey = { site: 'a', account, host: 'a.example', publicKey: '', counter: 0, device: 'Test' };
    const added = await atOnce(8, (at) => addPasskey(database, { ...passkey, credential: `c${at}` }, 3));
    expect(added.filter(Boolean)).toHaveLength(3);
    expect(await listPasskeys(database, account)).toHaveLength(3);
  });

  it('vehicles', async () => {
    const state = { slug: 's', name: 'n', make: 'm', model: 'x', image: '', priceCents: 1, availability: 'in_stock' };
    const save = (at: number) => addSavedCar(database, { account, site: 'a' }, `car-${at}`, state as SavedState);
    for (let at = 0; at < maxSavedCars - 2; at += 1) await save(at);
    const added = await atOnce(8, (at) => save(1_000 + at));
    expect(added.filter(Boolean)).toHaveLength(2);
    expect(await listSavedCars(database, account)).toHaveLength(maxSavedCars);
  });
});
