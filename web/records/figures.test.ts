import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventFigure } from '@/domain/events/figure-batch.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from './database.ts';
import { makeDay } from './figure-days.ts';
import { pruneCounts, pruneEntries, sitesWithFigures } from './figure-retention.ts';
import { addFigures, bucketOf, maxUnseenCars, type SiteBatch } from './figures.ts';
import { isDataError, sqlStateOf } from './sql-state.ts';
import { dayOf } from './utc-day.ts';
import { addViews } from './vehicle-views.ts';

const day = 86_400_000;
const hour = 3_600_000;
const now = Date.parse('2026-11-26T00:10:00Z');
let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
  for (const at of [now - day, now, now + day]) await makeDay(database, dayOf(at));
});
afterAll(() => postgres.end());
beforeEach(() => postgres.query('truncate figure_events, figure_hours, figure_cars, figure_vitals, vehicle_views'));

const event = (number: number, overrides: Partial<EventFigure> = {}): EventFigure => ({
  event: number,
  detail: '',
  car: '',
  age: 0,
  ...overrides,
});
const batch = (events: EventFigure[], overrides: Partial<SiteBatch> = {}): SiteBatch => ({
  id: randomUUID(),
  site: 'a',
  page: 'item',
  device: 'phone',
  arrivedAt: now,
  events,
  vitals: [],
  ...overrides,
});
const hours = () =>
  postgres.query(
    "select site, to_char(hour at time zone 'UTC', 'HH24') as hour, event, count from figure_hours order by 1, 2, 3",
  );

describe('[ANL-01] first-party figures in the records', () => {
  it('are counted by site, hour and vehicle, with the entries themselves in the partition of their day', async () => {
    await addFigures(database, [
      batch([event(4, { car: 'ranger' }), event(39, { car: 'ranger', age: 1_000 })]),
      batch([event(4, { car: 'ranger' })]),
      batch([event(4, { car: 'ranger', age: 20 * 60_000 })], { site: 'b' }),
    ]);
    expect(await hours()).toEqual([
      { site: 'a', hour: '00', event: 4, count: 2 },
      { site: 'a', hour: '00', event: 39, count: 1 },
      { site: 'b', hour: '23', event: 4, count: 1 },
    ]);
    expect(await postgres.query('select site, car, event, count from figure_cars order by 1, 3')).toEqual([
      { site: 'a', car: 'ranger', event: 4, count: 2 },
      { site: 'a', car: 'ranger', event: 39, count: 1 },
      { site: 'b', car: 'ranger', event: 4, count: 1 },
    ]);
    expect(await postgres.query('select count(*)::int as n from figure_events_20261126')).toEqual([{ n: 4 }]);
  });

  it('count a batch that is sent again once: at the same moment, twice in one write, and after midnight', async () => {
    const vitals = [{ vital: 'INP', value: 96, age: 0 }] as const;
    const late = batch([event(101), event(25)], { arrivedAt: now - 20 * 60_000, vitals });
    const others = [1, 2, 3].map(() => postgres.open().database);
    const pair = [{ site: 'a', batch: late.id }];
    expect(await addFigures(database, [late, late])).toEqual(pair);
    await Promise.all(others.map((other) => addFigures(other, [late])));
    const other = batch([event(101)], { site: 'b', id: late.id });
    expect(await addFigures(database, [{ ...late, arrivedAt: now }, other])).toEqual([{ site: 'b', batch: late.id }]);
    await postgres.query("delete from figure_hours where site = 'b'");
    const counted = await hours();
    expect(counted.map(({ event: number, count }) => [number, count])).toEqual([
      [25, 1],
      [101, 1],
    ]);
    expect(await postgres.query('select count from figure_vitals')).toEqual([{ count: 1 }]);
  });

  it('[CFG-04] a batch of one site is none of another, also with its id', async () => {
    const one = batch([event(101)]);
    await addFigures(database, [one]);
    await addFigures(database, [{ ...one, site: 'b' }]);
    expect((await hours()).map(({ site, count }) => [site, count])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });

  it('of processes that write at the same time add up', async () => {
    const others = [1, 2, 3, 4].map(() => postgres.open().database);
    const write = (other: Database) =>
      Promise.all(Array.from({ length: 5 }, () => addFigures(other, [batch([event(4, { car: 'x' }), event(101)])])));
    await Promise.all(others.map(write));
    expect((await hours()).map(({ event: number, count }) => [number, count])).toEqual([
      [4, 20],
      [101, 20],
    ]);
  });

  it('vitals stand as counts of values a tenth apart', async () => {
    const vital = { vital: 'LCP', value: 2_480, age: 0 } as const;
    await addFigures(database, [
      batch([], { vitals: [vital, { ...vital, value: 2_500 }, { ...vital, vital: 'CLS', value: 0.1 }] }),
    ]);
    expect(await postgres.query('select vital, bucket, count from figure_vitals order by 1')).toEqual([
      { vital: 'CLS', bucket: bucketOf({ vital: 'CLS', value: 0.1 }), count: 1 },
      { vital: 'LCP', bucket: bucketOf({ vital: 'LCP', value: 2_500 }), count: 2 },
    ]);
    expect(1.1 ** bucketOf({ vital: 'LCP', value: 2_500 }) / 2_500).toBeCloseTo(1, 1);
    expect(bucketOf({ vital: 'CLS', value: 0 })).toBe(0);
  });

  it('[CFG-04] refuse a value that no column takes by an error of that kind', async () => {
    const bad = batch([], { vitals: [{ vital: 'CLS', value: 1e-50, age: 0 }] });
    const error = await addFigures(database, [bad]).catch((one: unknown) => one);
    expect([sqlStateOf(error), isDataError(error), isDataError(new Error('away'))]).toEqual(['22003', true, false]);
  });

  it('are all there or not at all, over a killed server', async () => {
    await addFigures(database, [batch([event(4, { car: 'x' })])]);
    await postgres.crash();
    expect((await hours()).map(({ count }) => count)).toEqual([1]);
    expect(await postgres.query('select count(*)::int as n from figure_events')).toEqual([{ n: 1 }]);
  });

  it('go after the months of their site, and single entries after 30 days', async () => {
    await makeDay(database, dayOf(now - 31 * day));
    await addFigures(database, [
      batch([event(4, { car: 'x' })], { arrivedAt: now - 31 * day }),
      batch([event(4, { car: 'x' })], { arrivedAt: now - 31 * day, site: 'b' }),
      batch([event(4, { car: 'x' })], { arrivedAt: now }),
    ]);
    await pruneCounts(database, 'a', 1, now);
    await pruneCounts(database, 'b', null, now);
    await pruneEntries(database, now);
    expect((await hours()).map(({ site, count }) => [site, count])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect(await postgres.query('select count(*)::int as n from figure_events')).toEqual([{ n: 1 }]);
    expect((await sitesWithFigures(database)).sort()).toEqual(['a', 'b']);
  });

  it('no flood of made-up cars grows a day’s table: cars whose page was shown are counted beside it', async () => {
    await addViews(database, [{ site: 'a', slug: 'ranger', views: 1 }], now);
    const made = (from: number, count: number) =>
      batch(Array.from({ length: count }, (_, at) => event(4, { car: `made-up-${from + at}` })));
    const cars = () =>
      postgres.query('select site, count(distinct car)::int as n from figure_cars group by 1 order by 1');
    await addFigures(database, [made(0, 40), made(40, 300)]);
    expect(await cars()).toEqual([{ site: 'a', n: 340 }]);
    await addFigures(database, [made(1_000, maxUnseenCars + 50)]);
    await addFigures(database, [made(5_000, 10), batch([event(4, { car: 'new' })], { site: 'b' })]);
    await addFigures(database, [batch([event(4, { car: 'ranger' }), event(39, { car: 'ranger' })])]);
    expect(await cars()).toEqual([
      { site: 'a', n: maxUnseenCars + 1 },
      { site: 'b', n: 1 },
    ]);
    await addFigures(database, [made(0, 1)]);
    expect(await postgres.query("select count from figure_cars where car = 'made-up-0'")).toEqual([{ count: 2 }]);
    expect((await hours()).find(({ site }) => site === 'a')?.count).toBe(340 + maxUnseenCars + 50 + 10 + 1 + 1);
  });

  it('an hour is by the arrival: no age leads out of it by more than what a page may claim', async () => {
    await addFigures(database, [batch([event(101, { age: hour })])]);
    expect((await hours())[0]).toMatchObject({ hour: '23' });
  });
});
