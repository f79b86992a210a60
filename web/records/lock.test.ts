import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { openRecords, type Records } from './database.ts';
import { lockName } from './lock.ts';

let store: TestRecords;
let records: Records;
beforeAll(async () => {
  store = await testRecords();
  records = openRecords(store.url);
});
afterAll(async () => {
  await records.close();
  await store.end();
});

it('locks a name until its transaction ends, by the key that every version has', async () => {
  const isFree = async (name: string) => {
    const [row] = await store.query(`select pg_try_advisory_xact_lock(hashtextextended('${name}', 0)) as free`);
    return row?.free;
  };
  await records.database.transaction(async (transaction) => {
    await lockName(transaction, 'line car-1');
    await lockName(transaction, sql`'receipt ' || ${'a@b.example'}::text`);
    expect([await isFree('line car-1'), await isFree('receipt a@b.example'), await isFree('line car-2')]).toEqual([
      ...[false, false, true],
    ]);
  });
  expect([await isFree('line car-1'), await isFree('receipt a@b.example')]).toEqual([true, true]);
});
