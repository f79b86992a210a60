import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { readFigures } from '@/web/desk/read-figures.ts';
import type { Database } from './database.ts';
import { makeDay } from './figure-days.ts';
import { addFigures, type SiteBatch } from './figures.ts';
import { addTerms } from './search-terms.ts';
import { dayOf } from './utc-day.ts';

const day = 86_400_000;
const minute = 60_000;
/** Noon in Melbourne on Thursday 26 November, ten past one in the night of UTC. */
const now = Date.parse('2026-11-26T01:10:00Z');
let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
  for (let back = -1; back < 17; back++) await makeDay(database, dayOf(now - back * day));
});
afterAll(() => postgres.end());
beforeEach(() =>
  postgres.query(
    'truncate figure_events, figure_hours, figure_cars, figure_vitals, leads, holds, search_terms cascade',
  ),
);

const seen = (arrivedAt: number, overrides: Partial<SiteBatch> = {}): SiteBatch => ({
  id: randomUUID(),
  site: 'a',
  page: 'item',
  device: 'phone',
  arrivedAt,
  events: [],
  vitals: [],
  ...overrides,
});
const event = (number: number, overrides: { car?: string; detail?: 'search' | 'ads' | 'none' } = {}) => ({
  event: number,
  detail: '' as const,
  car: '',
  age: 0,
  ...overrides,
});
type Lead = { site?: string; at: number; after?: number; slug?: string; link?: Record<string, string> };
const lead = ({ site = 'a', at, after, slug, link = {} }: Lead) =>
  postgres.query(
    `insert into leads (site, category, details, vehicle, received_at, answered_at) values ($1, 'Service', $2, $3, $4, $5)`,
    [
      site,
      { userData: { lead_attributes: { linked_query_params: link } } },
      slug ? { slug } : null,
      new Date(at),
      after === undefined ? null : new Date(at + after),
    ],
  );
const hold = (seller: string, at: number, held: boolean) =>
  postgres.query(
    `insert into holds (site, seller, vehicle, car, dealer, name, phone, deposit_cents, hours, ends_at, created_at, held_at)
     values ($1, $1, $2, '{}', '{}', 'x', '+61', 0, 48, now(), $3, $4)`,
    [seller, randomUUID(), new Date(at), held ? new Date(at) : null],
  );
const melbourne = [{ id: 'm', timeZone: 'Australia/Melbourne' } as SiteLocation];
const figures = (slug = 'a') => readFigures(database, { slug, locations: melbourne }, now);

describe('[ANL-01] two weeks of a site', () => {
  it('are days by the dealer’s clock: what came late at night counts for its own day, today for none', async () => {
    const midnight = Date.parse('2026-11-25T13:00:00Z');
    await addFigures(database, [
      seen(midnight - minute, { events: [event(100, { detail: 'search' })] }),
      seen(midnight + minute, { events: [event(100, { detail: 'search' })] }),
      seen(midnight - 7 * day - minute, { events: [event(100, { detail: 'ads' })] }),
      seen(midnight - 14 * day - minute, { events: [event(100)] }),
    ]);
    const { visits, visitDays, visitsToday, visitSources, weeks } = await figures();
    expect(weeks.days.at(-1)).toBe('2026-11-25');
    expect([visits, visitsToday]).toEqual([{ now: 1, before: 1 }, 1]);
    expect(visitDays.at(-1)).toEqual({ now: 1, before: 1 });
    expect(visitSources).toEqual([
      { title: 'Search engines', now: 1, before: 0 },
      { title: 'Ads', now: 0, before: 1 },
    ]);
  });

  it('show what is looked at without an enquiry, and a car that was enquired about unseen', async () => {
    const views = Array.from({ length: 12 }, () => event(4, { car: 'ranger' }));
    await addFigures(database, [
      seen(now - 2 * day, { events: [...views, event(39, { car: 'ranger' }), event(4, { car: 'puma' })] }),
      seen(now - 9 * day, { events: [event(4, { car: 'puma' })] }),
    ]);
    await lead({ at: now - 2 * day, slug: 'puma' });
    await lead({ at: now - 2 * day, slug: 'escape' });
    await lead({ at: now - 9 * day, slug: 'ranger' });
    const { cars, views: all, saves, enquiries } = await figures();
    expect(cars).toEqual([
      { slug: 'ranger', views: 12, saves: 1, viewsBefore: 0, enquiries: 0 },
      { slug: 'puma', views: 1, saves: 0, viewsBefore: 1, enquiries: 1 },
      { slug: 'escape', views: 0, saves: 0, viewsBefore: 0, enquiries: 1 },
    ]);
    expect([all, saves, enquiries]).toEqual([
      { now: 13, before: 1 },
      { now: 1, before: 0 },
      { now: 2, before: 1 },
    ]);
  });

  it('show from where enquiries came by their link, and within which time half were taken up', async () => {
    const ads = { gclid: 'x', utm_source: 'y' };
    await lead({ at: now - 2 * day, after: 10 * minute, link: ads });
    await lead({ at: now - 2 * day, after: 40 * minute, link: ads });
    await lead({ at: now - 2 * day, link: { utm_medium: 'email' } });
    await lead({ at: now - 2 * day, link: {} });
    const { leadSources, half, waits } = await figures();
    expect(leadSources).toEqual([
      { title: 'Ads', now: 2, before: 0, half: 600 },
      { title: 'Mail', now: 1, before: 0, half: Number.POSITIVE_INFINITY },
      { title: 'No mark in the link', now: 1, before: 0, half: Number.POSITIVE_INFINITY },
    ]);
    expect(half).toEqual({ now: 2_400, before: null });
    expect(waits.map(({ now: count }) => count)).toEqual([1, 1, 0, 0, 2]);
  });

  it('count reservations that held a car, what found nothing, and the speed of three in four', async () => {
    await hold('a', now - 2 * day, true);
    await hold('a', now - 2 * day, false);
    await addTerms(database, [{ site: 'a', phrase: 'bronco', searches: 3, nothing: 3 }], now - 2 * day);
    const vital = (value: number) => ({ vital: 'LCP' as const, value, age: 0 });
    await addFigures(database, [
      seen(now - 2 * day, { vitals: [vital(1_000), vital(1_000), vital(2_000), vital(9_000)] }),
      seen(now - 2 * day, { events: [event(49, { detail: 'none' }), event(49)] }),
    ]);
    const { reservations, terms, vitals, results, emptyResults } = await figures();
    expect(reservations).toEqual({ now: 1, before: 0 });
    expect(terms).toEqual([{ phrase: 'bronco', searches: 3, nothing: 3 }]);
    expect(Math.abs((vitals[0]?.now ?? 0) / 2_000 - 1)).toBeLessThan(0.05);
    expect(vitals[1]).toEqual({ name: 'INP', now: null, before: null });
    expect([results.now, emptyResults.now]).toEqual([2, 1]);
  });

  it('[CFG-04] are of that site alone', async () => {
    const vitals = [{ vital: 'LCP', value: 900, age: 0 }] as const;
    const events = [
      event(100, { detail: 'ads' }),
      event(4, { car: 'x' }),
      event(25),
      event(39, { car: 'x' }),
      event(49),
    ];
    await addFigures(database, [seen(now - 2 * day, { site: 'b', events, vitals })]);
    await lead({ site: 'b', at: now - 2 * day, slug: 'x' });
    await hold('b', now - 2 * day, true);
    await addTerms(database, [{ site: 'b', phrase: 'ute', searches: 1, nothing: 0 }], now - 2 * day);
    const own = await figures('b');
    expect([own.visits.now, own.cars.length, own.enquiries.now, own.reservations.now]).toEqual([1, 1, 1, 1]);
    expect([own.calls.now, own.terms.length, own.vitals[0]?.now]).toEqual([1, 1, expect.any(Number)]);
    const { weeks, visitDays, vitals: speed, half, waits, ...other } = await figures('a');
    const none = { now: 0, before: 0 };
    expect(other).toEqual({
      visits: none,
      visitsToday: 0,
      visitSources: [],
      views: none,
      saves: none,
      calls: none,
      results: none,
      emptyResults: none,
      enquiries: none,
      leadSources: [],
      leadKinds: [],
      reservations: none,
      cars: [],
      terms: [],
    });
    expect(speed.every(({ now: value, before }) => value === null && before === null)).toBe(true);
    expect(visitDays).toEqual(Array(7).fill(none));
    expect([half, waits.map(({ now: count }) => count)]).toEqual([{ now: null, before: null }, [0, 0, 0, 0, 0]]);
  });
});
