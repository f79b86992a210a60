import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from './database.ts';
import { addTerms, maxTermsADay, pruneTerms, reportOf } from './search-terms.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-23T12:00:00Z');
let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());
beforeEach(() => postgres.query('truncate search_terms'));

const count = (phrase: string, searches = 1, nothing = 0, site = 'a') => ({ site, phrase, searches, nothing });

describe('the searches of a site in the records', () => {
  it('add up over days and processes', async () => {
    await addTerms(database, [count('hilux', 2), count('zorblax', 1, 1)], now - day);
    await Promise.all([1, 2, 3].map(() => addTerms(postgres.open().database, [count('hilux'), count('ute')], now)));
    expect(await reportOf(database, 'a', now)).toEqual({
      frequent: [
        { phrase: 'hilux', searches: 5 },
        { phrase: 'ute', searches: 3 },
        { phrase: 'zorblax', searches: 1 },
      ],
      nothing: [{ phrase: 'zorblax', searches: 1 }],
    });
  });

  it('[CFG-04] are that site’s alone', async () => {
    await addTerms(database, [count('hilux'), count('ranger', 1, 1, 'b')], now);
    expect(JSON.stringify(await reportOf(database, 'a', now))).not.toContain('ranger');
    expect(await reportOf(database, 'c', now)).toEqual({ frequent: [], nothing: [] });
  });

  it('are reported for thirty days and forgotten after ninety', async () => {
    await addTerms(database, [count('old')], now - 91 * day);
    await addTerms(database, [count('autumn')], now - 31 * day);
    await pruneTerms(database, now);
    expect(await reportOf(database, 'a', now)).toEqual({ frequent: [], nothing: [] });
    expect(await postgres.query('select phrase from search_terms')).toEqual([{ phrase: 'autumn' }]);
  });

  it('stay bounded a day: what was searched most stays', async () => {
    await addTerms(database, [count('hilux', 5)], now);
    const flood = (round: number) => Array.from({ length: 400 }, (_, at) => count(`flood ${round} ${at}`));
    for (const round of [1, 2, 3]) await addTerms(database, flood(round), now);
    expect(await postgres.query('select count(*)::int as count from search_terms')).toEqual([{ count: maxTermsADay }]);
    expect((await reportOf(database, 'a', now)).frequent[0]).toEqual({ phrase: 'hilux', searches: 5 });
  });
});
