// @isolated: a process reads its environment once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { place } from '@/domain/leads/site.fixture.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { GET } from '@/web/app/api/desk/start/route.ts';
import type { StaffResponse } from '@/web/content/staff.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import type { Records } from '@/web/records/database.ts';
import { makeDay } from '@/web/records/figure-days.ts';
import { addFigures } from '@/web/records/figures.ts';
import { insertLead } from '@/web/records/insert-lead.ts';
import { addMissing } from '@/web/records/missing-pages.ts';
import { newLead, noOutbox } from '@/web/records/new-lead.fixture.ts';
import type { NewLead } from '@/web/records/new-lead.ts';
import { addTerms } from '@/web/records/search-terms.ts';
import { dayOf } from '@/web/records/utc-day.ts';
import { readStart } from './read-start.ts';

const hour = 3_600_000;
const day = 24 * hour;
let postgres: TestRecords;
let records: Records;
let now: number;
beforeAll(async () => {
  postgres = await testRecords();
  records = postgres.open();
  for (let back = 0; back < 4; back++) await makeDay(records.database, dayOf(Date.now() - back * day));
});
afterAll(() => postgres.end());
beforeEach(async () => {
  now = Date.now();
  await postgres.query('truncate figure_events, figure_hours, leads, holds, search_terms, missing_pages cascade');
});

const locations = [place('southbank', { name: 'Southbank' })];
const start = (slug = 'a') => readStart(records.database, { slug, locations }, now);
const insert = (overrides: Partial<NewLead>) => insertLead(records.database, noOutbox, newLead(overrides));
const hold = (fields: { seller?: string; money?: string; endsAt: number }) =>
  postgres.query(
    `insert into holds (site, seller, vehicle, car, dealer, name, phone, deposit_cents, hours, ends_at, state, money, changed_at)
     values ('a', $1, $2, $3, '{}', 'Dev', '+61', 20000, 48, $4, 'held', $5, now() - interval '1 hour')`,
    [
      fields.seller ?? 'a',
      randomUUID(),
      { title: '2025 Ford Mustang' },
      new Date(fields.endsAt),
      fields.money ?? 'authorised',
    ],
  );

describe('[ANL-01] the start page of the studio', () => {
  it('names what waits for a person, what is late and what ends, with the way there', async () => {
    await insert({ person: { ...newLead().person, name: 'Priya', lastName: 'Raman' }, dueAtMs: now - hour });
    await insert({ dueAtMs: now + hour });
    await insert({ dueAtMs: null });
    await hold({ endsAt: now + 5 * hour });
    await hold({ endsAt: now + 40 * hour });
    await hold({ endsAt: now + 40 * hour, money: 'releasing' });
    const { waiting } = await start();
    expect(waiting.map(({ kind, count, href }) => [kind, count, href])).toEqual([
      ['money', 1, '/desk/reservations'],
      ['overdue', 1, '/desk?late=1'],
      ['new', 2, '/desk?state=new'],
      ['ending', 1, '/desk/reservations'],
    ]);
    expect(waiting[0]?.text).toBe('2025 Ford Mustang. $200.00 has to be released, and is not yet');
    expect(waiting[1]?.text).toMatch(/^Longest: Priya Raman, since /);
    expect(waiting[3]?.text).toMatch(/^2025 Ford Mustang, until /);
  });

  it('has the last week beside the one before, and shows where nothing was counted', async () => {
    const empty = await start();
    expect(empty.waiting).toEqual([]);
    expect(empty.figures[0]).toEqual({ title: 'Visits', now: '–', before: 'None counted' });
    expect(empty.figures[1]).toEqual({ title: 'Enquiries', now: '0', before: '0 the week before' });
    const at = now - 2 * day;
    const event = (number: number, detail: '' | 'none' = '') => ({ event: number, detail, car: '', age: 0 });
    const batch = { id: randomUUID(), site: 'a', page: 'item', device: 'phone', vitals: [], arrivedAt: at } as const;
    await addFigures(records.database, [{ ...batch, events: [event(100), event(49, 'none'), event(49)] }]);
    await addTerms(records.database, [{ site: 'a', phrase: 'bronco', searches: 2, nothing: 2 }], at);
    await addMissing(records.database, [{ site: 'a', path: '/sale', referrer: '', count: 3 }], at);
    const { figures, nothing, missing, place: where } = await start();
    expect(figures.map(({ title, now: value }) => [title, value])).toEqual([
      ['Visits', '1'],
      ['Enquiries', '0'],
      ['Reservations', '0'],
      ['Searches that found nothing', '1'],
      ['Half of enquiries taken up within', '–'],
    ]);
    expect([nothing, missing, where]).toEqual([
      { count: 1, text: '“bronco” 2 times' },
      { count: 1, text: '/sale, 3 times' },
      'Southbank',
    ]);
  });

  it('[CFG-04] is of that site alone', async () => {
    await insert({ site: 'b', dueAtMs: now - hour });
    await hold({ seller: 'b', endsAt: now + hour });
    await addMissing(records.database, [{ site: 'b', path: '/sale', referrer: '', count: 3 }], now);
    const { waiting, missing, nothing } = await start();
    expect([waiting, missing.count, nothing.count]).toEqual([[], 0, 0]);
    expect((await start('b')).waiting).toHaveLength(2);
  });

  it.each([
    ['signed-out', 401],
    ['forbidden', 403],
    [{ id: 'u', name: 'Mei' }, 200],
  ] as const)(
    '[CFG-04] shows nothing of it to those who may not work with enquiries: %o',
    async (staff: StaffResponse, status) => {
      vi.stubEnv('CONTENT_URL', 'http://127.0.0.1:1');
      vi.stubEnv('SANITY_PROJECT_ID', 'forecourt');
      await insert({ dueAtMs: now - hour });
      const lastContent = { read: async () => ({ id: 'site-a', slug: 'a', locations }) };
      provideServices({
        leads: { lastContent, staff: { staffOf: async () => staff }, records },
      } as unknown as Services);
      const response = await GET(new Request('http://x/api/desk/start', { headers: { [siteHeader]: 'a' } }));
      expect([response.status, (await response.text()).includes('Alex')]).toEqual([status, status === 200]);
    },
  );
});
