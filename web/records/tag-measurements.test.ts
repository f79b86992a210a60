import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { readTagField } from '@/web/desk/read-ledger.ts';
import type { Database } from './database.ts';
import { makeDay } from './figure-days.ts';
import { addFigures } from './figures.ts';
import { measurementsOf, storeMeasurement } from './tag-measurements.ts';
import { dayOf } from './utc-day.ts';

let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());

const measuredAt = new Date('2026-11-24T04:20:00Z');
const chat = { source: 'https://chat.example/w.js chat.example', bytes: 212_000, mainThreadMs: 318.5, shift: 0.0625 };

it('[PLUS-11] [CFG-04] a measurement takes the place of the one before, on its own site alone, and purges its pages', async () => {
  await storeMeasurement(database, 'a', { ...chat, failure: '', measuredAt });
  await storeMeasurement(database, 'b', { ...chat, bytes: 7, failure: '', measuredAt });
  const failure = 'Its script is not there: 404.';
  await storeMeasurement(database, 'a', { ...chat, failure, measuredAt });
  expect(await measurementsOf(database, 'a')).toEqual([{ ...chat, failure, measuredAt }]);
  expect(await measurementsOf(database, 'b')).toEqual([{ ...chat, bytes: 7, failure: '', measuredAt }]);
  expect(await measurementsOf(database, 'c')).toEqual([]);
  const logged = await postgres.query('select tags from publish_log order by id');
  expect(logged).toEqual([{ tags: ['site:a'] }, { tags: ['site:b'] }, { tags: ['site:a'] }]);
});

it('[PLUS-11] [CFG-04] what tags cost in the field is of one site and four weeks: what three in four pages stay within', async () => {
  const now = Date.parse('2026-11-26T10:00:00Z');
  await makeDay(database, dayOf(now));
  const batch = (site: string, values: number[]) => ({
    ...({ id: crypto.randomUUID(), site, page: 'item', device: 'phone', arrivedAt: now, events: [] } as const),
    vitals: values.map((value) => ({ vital: 'TAGS', value, age: 0 }) as const),
  });
  expect(await readTagField(database, 'a', now)).toBeNull();
  await addFigures(database, [batch('a', [0, 50, 100, 900]), batch('b', [0, 0])]);
  const field = await readTagField(database, 'a', now);
  expect(field?.pages).toBe(4);
  expect(field?.mainThreadMs).toBeGreaterThan(94);
  expect(field?.mainThreadMs).toBeLessThan(106);
  expect(await readTagField(database, 'b', now)).toEqual({ pages: 2, mainThreadMs: 0 });
  expect(await readTagField(database, 'a', now + 30 * 86_400_000)).toBeNull();
});
