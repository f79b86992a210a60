import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { openRecords } from '@/web/records/database.ts';
import { addViews } from '@/web/records/vehicle-views.ts';
import { countedViews } from './counted-views.ts';
import { openViewCounter } from './open-view-counter.ts';

let postgres: TestRecords;
beforeAll(async () => {
  postgres = await testRecords();
});
afterAll(() => postgres.end());

describe('[VDP-15] the views that a page shows', () => {
  it('are those that were counted', async () => {
    const records = postgres.open();
    const counter = openViewCounter(records);
    counter.take('a', 'one', 'ranger');
    counter.take('a', 'two', 'ranger');
    await counter.stop();
    await addViews(records.database, [{ site: 'b', slug: 'ranger', views: 9 }], Date.now());
    expect(await countedViews(records, 'a', 'ranger')).toBe(2);
  });

  it('are none without records, and while these are away', async () => {
    expect(await countedViews(null, 'a', 'ranger')).toBe(0);
    const away = openRecords('postgres://nobody@127.0.0.1:1/none');
    expect(await countedViews(away, 'a', 'ranger')).toBe(0);
    await away.close();
  });
});
