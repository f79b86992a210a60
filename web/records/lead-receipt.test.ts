import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from './database.ts';
import { insertLead } from './insert-lead.ts';
import { deleteLead } from './lead-desk.ts';
import { changeReceipt, findReceipt } from './lead-receipt.ts';
import { newLead, noOutbox } from './new-lead.fixture.ts';

let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());

describe('the shopper’s page of an enquiry', () => {
  it('[PLUS-10] [CFG-04] opens by its own link alone, on its own site', async () => {
    const { id, token } = await insertLead(database, noOutbox, newLead());
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(await findReceipt(database, 'a', token)).toMatchObject({ lead: { id }, state: 'new', added: [] });
    for (const [site, key] of [
      ['b', token],
      ['a', id],
      ['a', ''],
      ['a', token.replace(/.$/, 'x')],
    ] as const) {
      expect(await findReceipt(database, site, key)).toBeNull();
      expect(await changeReceipt(database, noOutbox, { site, token: key }, { kind: 'withdrawn' })).toBe(false);
    }
  });

  it('[PLUS-10] opens for half a year, and changes nothing after it', async () => {
    const { id, token } = await insertLead(database, noOutbox, newLead());
    const age = (days: number) =>
      postgres.query('update leads set received_at = now() - make_interval(days => $2) where id = $1', [id, days]);
    await age(179);
    expect(await findReceipt(database, 'a', token)).not.toBeNull();
    await age(181);
    expect(await findReceipt(database, 'a', token)).toBeNull();
    expect(await changeReceipt(database, noOutbox, { site: 'a', token }, { kind: 'withdrawn' })).toBe(false);
  });

  it('[PLUS-10] is gone with an enquiry that was deleted: its link opens and changes nothing', async () => {
    const { id, token } = await insertLead(database, noOutbox, newLead());
    expect(await deleteLead(database, { site: 'a', id })).toBe(true);
    expect(await findReceipt(database, 'a', token)).toBeNull();
    for (const change of [{ kind: 'added', text: 'x' }, { kind: 'withdrawn' }, { kind: 'accepted', now: 0 }] as const)
      expect(await changeReceipt(database, noOutbox, { site: 'a', token }, change)).toBe(false);
    expect(await postgres.query('select from lead_events where lead = $1', [id])).toEqual([]);
  });

  it('[PLUS-10] takes additions, which go where the enquiry went, until it is withdrawn', async () => {
    const destinations = [
      { kind: 'inbox', target: 'desk@a.example' },
      { kind: 'webhook', target: 'crm' },
      { kind: 'receipt', target: 'alex@example.com' },
    ] as const;
    const { id, token } = await insertLead(database, noOutbox, newLead({ destinations }));
    const at = { site: 'a', token };
    expect(await changeReceipt(database, noOutbox, at, { kind: 'added', text: 'After four' })).toBe(true);
    expect(await changeReceipt(database, noOutbox, at, { kind: 'withdrawn' })).toBe(true);
    expect(await changeReceipt(database, noOutbox, at, { kind: 'added', text: 'too late' })).toBe(false);
    expect(await findReceipt(database, 'a', token)).toMatchObject({
      added: [{ text: 'After four' }],
      withdrawnAt: expect.any(Date),
    });
    const sent = await postgres.query(
      'select kind, count(*)::int as count from lead_deliveries where lead = $1 group by kind order by kind',
      [id],
    );
    expect(sent).toEqual([
      { kind: 'inbox', count: 3 },
      { kind: 'receipt', count: 1 },
      { kind: 'webhook', count: 3 },
    ]);
  });

  it('[FORM-13] ends additions somewhere', async () => {
    const { token } = await insertLead(database, noOutbox, newLead());
    const add = () => changeReceipt(database, noOutbox, { site: 'a', token }, { kind: 'added', text: 'more' });
    const answers: boolean[] = [];
    for (let count = 0; count < 22; count += 1) answers.push(await add());
    expect(answers.filter(Boolean)).toHaveLength(20);
  });

  it('[PLUS-10] [FORM-07] is taken back, and its time given back, however much was added before', async () => {
    const fromMs = Date.now() + 86_400_000;
    const booking = {
      kind: 'test-drive' as const,
      location: 'location-receipt',
      placeName: 'A Dealer',
      address: '',
      timeZone: 'Australia/Melbourne',
      places: 1,
      fromMs,
      toMs: fromMs + 1_800_000,
    } as const;
    const { token } = await insertLead(database, noOutbox, newLead({ booking }));
    const change = (what: Parameters<typeof changeReceipt>[3]) =>
      changeReceipt(database, noOutbox, { site: 'a', token }, what);
    for (let count = 0; count < 20; count += 1) await change({ kind: 'added', text: 'more' });
    expect(await change({ kind: 'added', text: 'too much' })).toBe(false);
    expect(await change({ kind: 'cancelled' })).toBe(true);
    expect(await change({ kind: 'cancelled' })).toBe(false);
    expect(await change({ kind: 'withdrawn' })).toBe(true);
    expect(await change({ kind: 'withdrawn' })).toBe(false);
  });
});
