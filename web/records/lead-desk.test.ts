import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { filterOf, listPath } from '@/web/desk/filter.ts';
import type { Database } from './database.ts';
import { insertLead } from './insert-lead.ts';
import { countLeads, oldestNew } from './lead-counts.ts';
import { cameSince, changeLead, deleteLead, findLead, type LeadFilter, listLeads, replayLead } from './lead-desk.ts';
import { everyLead } from './lead-export.ts';
import { leads } from './lead-tables.ts';
import { newLead, noOutbox } from './new-lead.fixture.ts';

let postgres: TestRecords;
let database: Database;
const all: LeadFilter = { state: 'all', search: '', assignee: '', late: false, undelivered: false, before: '' };

beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());

const insert = async (overrides: Parameters<typeof newLead>[0]) =>
  (await insertLead(database, noOutbox, newLead(overrides))).id;

describe('the lead desk', () => {
  it('[CFG-04] [PLUS-10] shows and changes nothing of another site, by no id, filter or cursor', async () => {
    const id = await insert({ site: 'theirs' });
    const at = { site: 'ours', id, actor: 'Mei' };
    expect(await findLead(database, 'ours', id)).toBeNull();
    expect(await findLead(database, 'theirs', id)).toMatchObject({ lead: { id } });
    expect(await changeLead(database, at, { kind: 'state', state: 'lost' })).toBe(false);
    expect(await changeLead(database, at, { kind: 'note', text: 'mine' })).toBe(false);
    expect(await deleteLead(database, at)).toBe(false);
    expect(await replayLead(database, { replay: () => Promise.reject(new Error('never')) }, at)).toBe(0);
    const cursor = `2099-01-01T00:00:00.000000_${id}`;
    for (const filter of [all, { ...all, before: cursor }, { ...all, search: 'alex' }, { ...all, undelivered: true }])
      expect((await listLeads(database, 'ours', filter)).entries).toEqual([]);
    expect(await countLeads(database, 'ours')).toMatchObject({ new: 0, late: 0, undelivered: 0 });
    for (const odd of ['', 'x', "' or 1=1 --", `${id}/..`]) expect(await findLead(database, 'theirs', odd)).toBeNull();
    expect((await findLead(database, 'theirs', id))?.events).toEqual([]);
  });

  it('[PLUS-10] [CFG-04] shows of its own site alone whether an enquiry came while no desk was listening', async () => {
    const before = Date.now() - 1;
    await insert({ site: 'quiet-neighbour' });
    expect(await cameSince(database, 'quiet', before)).toBe(false);
    await insert({ site: 'quiet' });
    expect(await cameSince(database, 'quiet', before)).toBe(true);
    expect(await cameSince(database, 'quiet', Date.now() + 60_000)).toBe(false);
  });

  it('[PLUS-10] returns when the next enquiry becomes overdue, of those without a reply', async () => {
    const minute = 60_000;
    const now = Date.now();
    expect(await countLeads(database, 'due')).toMatchObject({ nextDueMs: null });
    await insert({ site: 'due', dueAtMs: now - minute });
    await insert({ site: 'due', dueAtMs: now + 30 * minute });
    const answered = await insert({ site: 'due', dueAtMs: now + 10 * minute });
    await changeLead(database, { site: 'due', id: answered, actor: 'Mei' }, { kind: 'state', state: 'in-work' });
    expect(await countLeads(database, 'due')).toMatchObject({ late: 1, nextDueMs: now + 30 * minute });
  });

  it('[PLUS-10] counts an enquiry that its shopper withdrew neither as overdue nor as waiting', async () => {
    const day = 24 * 60 * 60_000;
    const [late, waiting] = [
      await insert({ site: 'left', dueAtMs: Date.now() - day }),
      await insert({ site: 'left', dueAtMs: Date.now() + day }),
    ];
    expect(await countLeads(database, 'left')).toMatchObject({ new: 2, late: 1, waiting: 1 });
    const named = async () =>
      Object.entries(await oldestNew(database, 'left'))
        .filter(([, lead]) => lead !== null)
        .map(([kind]) => kind);
    expect(await named()).toEqual(['late', 'new']);
    await database
      .update(leads)
      .set({ withdrawnAt: new Date() })
      .where(inArray(leads.id, [late, waiting]));
    expect(await countLeads(database, 'left')).toMatchObject({ new: 2, late: 0, waiting: 0 });
    expect(await named()).toEqual([]);
  });

  it('[PLUS-10] keeps what staff do, in order and by name', async () => {
    const id = await insert({ site: 'work', dueAtMs: Date.now() - 60_000 });
    expect(await countLeads(database, 'work')).toMatchObject({ new: 1, late: 1 });
    expect((await listLeads(database, 'work', { ...all, late: true })).entries).toHaveLength(1);
    const at = { site: 'work', id, actor: 'Mei Tran' };
    await changeLead(database, at, { kind: 'assign', assignee: 'Sam' });
    await changeLead(database, at, { kind: 'note', text: 'Rang, no answer' });
    await changeLead(database, at, { kind: 'state', state: 'in-work' });
    const found = await findLead(database, 'work', id);
    expect(found).toMatchObject({ state: 'in-work', assignee: 'Sam' });
    expect(found?.events.map(({ kind, text, actor }) => [kind, text, actor])).toEqual([
      ['assign', 'Sam', 'Mei Tran'],
      ['note', 'Rang, no answer', 'Mei Tran'],
      ['state', 'in-work', 'Mei Tran'],
    ]);
    expect(await countLeads(database, 'work')).toMatchObject({ new: 0, 'in-work': 1, late: 0 });
    expect(await deleteLead(database, at)).toBe(true);
    expect(await postgres.query('select from lead_events where lead = $1', [id])).toEqual([]);
    expect(await postgres.query('select from lead_deliveries where lead = $1', [id])).toEqual([]);
  });

  it('[PLUS-10] finds by name, number, car and state; what looks like a pattern is text', async () => {
    await insert({
      site: 'find',
      person: { name: 'Zoë', lastName: '100%', email: 'z@x.example', phone: '0491 570 006', postcode: '' },
    });
    await insert({ site: 'find' });
    const found = async (filter: Partial<LeadFilter>) =>
      (await listLeads(database, 'find', { ...all, ...filter })).entries.length;
    expect(
      await Promise.all(['zoë', '0491570006', 'zoë nguyen', '%', '100%', '_'].map((search) => found({ search }))),
    ).toEqual([1, 2, 0, 1, 1, 0]);
    expect(await found({ state: 'won' })).toBe(0);
  });

  it.each([
    '2026-99-99T99:99:99.000000_4f9c2d1e-0000-4000-8000-000000000000',
    '2026-02-30T00:00:00.000000_4f9c2d1e-0000-4000-8000-000000000000',
    '0000-01-01T00:00:00.000000_4f9c2d1e-0000-4000-8000-000000000000',
    `2026-01-01T00:00:00.000000_${'-'.repeat(36)}`,
    'bad',
  ])('[PLUS-10] begins anew where it would go on at what it never gave: %s', async (before) => {
    const { entries } = await listLeads(database, 'a', { ...all, before });
    expect(entries).toEqual((await listLeads(database, 'a', all)).entries);
  });

  it('[PLUS-10] of ten thousand stays fast, and its list misses and repeats none', async () => {
    await postgres.query(
      `insert into leads (site, category, details, name, search, received_at)
       select 'big', 'General Enquiry', '{}', 'Shopper ' || n, 'shopper ' || n, now() - (n % 500) * interval '1 hour' from generate_series(1, 10000) n`,
    );
    await postgres.query('analyze leads');
    const begun = performance.now();
    const first = await listLeads(database, 'big', all);
    await countLeads(database, 'big');
    await listLeads(database, 'big', { ...all, search: 'shopper 9876' });
    expect(performance.now() - begun).toBeLessThan(6_000);
    const second = await listLeads(database, 'big', { ...all, before: first.next });
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(100);
    const ids = new Set<string>();
    for await (const part of everyLead(database, 'big', { ...all, search: 'shopper 12' }))
      for (const { id } of part) ids.add(id);
    expect(ids.size).toBe(299);
  });
});

describe('the addresses of the desk', () => {
  it('state what they filter, and nothing else', () => {
    const filter = filterOf(new URLSearchParams('state=won&q=+zo%C3%AB&late=1&before=x&state=lost&other=1'));
    expect(filter).toEqual({ ...all, state: 'won', search: 'zoë', late: true, before: 'x' });
    expect(listPath(filter)).toBe('/desk?state=won&q=zo%C3%AB&late=1&before=x');
    expect(filterOf(new URLSearchParams('state=anything'))).toEqual(all);
    expect(listPath(all)).toBe('/desk');
  });
});
