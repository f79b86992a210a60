import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Valuation } from '@/domain/leads/valuation.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from './database.ts';
import { insertLead } from './insert-lead.ts';
import { changeLead, findLead } from './lead-desk.ts';
import { changeReceipt, findReceipt, wasSent } from './lead-receipt.ts';
import { newLead, noOutbox } from './new-lead.fixture.ts';

let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());

const now = Date.UTC(2026, 10, 22, 0, 30);
const valuation: Valuation = {
  car: { make: 'Mazda', model: 'CX-5', year: 2021, kilometres: 75_000 },
  answers: { condition: 'good', history: 'full', accident: 'no', keys: 'two' },
  low: 22_500,
  high: 26_500,
  steps: [],
  source: 'Sample',
  validUntil: '2026-11-29',
  acceptedAtMs: null,
};
const sent = (overrides = {}) =>
  insertLead(database, noOutbox, newLead({ category: 'Trade In', subcategory: '', ...overrides }));

describe('the estimate of a shopper’s car', () => {
  it('[FORM-09] is stored, worked out again, and accepted once: the enquiry is then filed as an accepted offer', async () => {
    const { id, token } = await sent();
    const at = { site: 'a', token };
    const change = (what: Parameters<typeof changeReceipt>[3]) => changeReceipt(database, noOutbox, at, what);
    expect(await change({ kind: 'accepted', now })).toBe(false);
    expect(await change({ kind: 'valued', valuation })).toBe(true);
    expect(await change({ kind: 'valued', valuation: { ...valuation, low: 20_000 } })).toBe(true);
    expect((await findReceipt(database, 'a', token))?.lead.valuation).toMatchObject({ low: 20_000 });
    expect(await change({ kind: 'accepted', now })).toBe(true);
    expect(await change({ kind: 'accepted', now })).toBe(false);
    expect(await change({ kind: 'valued', valuation })).toBe(false);
    const found = await findLead(database, 'a', id);
    expect(found?.lead).toMatchObject({
      subcategory: '3. Offer Accepted',
      valuation: { low: 20_000, acceptedAtMs: now },
      details: {
        offer_price: 20_000,
        offer_accepted: true,
        form_completed: true,
        adjustment_answers: valuation.answers,
      },
    });
    expect(found?.events.map(({ kind }) => kind)).toEqual(['valued', 'valued', 'accepted']);
  });

  it('[FORM-09] cannot be accepted after its day, nor by another site’s link', async () => {
    const { token } = await sent();
    const at = { site: 'a', token };
    await changeReceipt(database, noOutbox, at, { kind: 'valued', valuation });
    const late = now + 9 * 86_400_000;
    expect(await changeReceipt(database, noOutbox, at, { kind: 'accepted', now: late })).toBe(false);
    expect(await changeReceipt(database, noOutbox, { ...at, site: 'b' }, { kind: 'accepted', now })).toBe(false);
  });
});

describe('an accepted estimate', () => {
  const accept = async () => {
    const { id, token } = await sent({ subcategory: 'Website' });
    const at = { site: 'a', token };
    const change = (what: Parameters<typeof changeReceipt>[3]) => changeReceipt(database, noOutbox, at, what);
    await change({ kind: 'valued', valuation });
    expect(await change({ kind: 'unaccepted' })).toBe(false);
    expect(await change({ kind: 'accepted', now })).toBe(true);
    return { id, token, change };
  };
  const canUndo = async (token: string) => (await findReceipt(database, 'a', token))?.canUndo;

  it('[FORM-09] is taken back as if it had not been accepted, and can be accepted again', async () => {
    const { id, token, change } = await accept();
    expect(await canUndo(token)).toBe(true);
    expect(await change({ kind: 'unaccepted' })).toBe(true);
    const found = await findLead(database, 'a', id);
    expect(found?.lead).toMatchObject({ subcategory: 'Website', valuation: { low: 22_500, acceptedAtMs: null } });
    const { answers } = valuation;
    expect(found?.lead.details).toEqual({ ...newLead().details, adjustment_answers: answers });
    expect(found?.events.map(({ kind }) => kind)).toEqual(['valued', 'accepted', 'unaccepted']);
    expect([await canUndo(token), await change({ kind: 'unaccepted' })]).toEqual([false, false]);
    expect(await change({ kind: 'accepted', now })).toBe(true);
  });

  it('[FORM-09] stays once staff have begun to act on it', async () => {
    const { id, token, change } = await accept();
    const by = { site: 'a', id, actor: 'mei@dealer.example' };
    expect(await changeLead(database, by, { kind: 'note', text: 'Called.' })).toBeTruthy();
    expect(await canUndo(token)).toBe(false);
    expect(await change({ kind: 'unaccepted' })).toBe(false);
  });
});

describe('the page of success', () => {
  it('[FORM-04] [CFG-04] thanks for an enquiry of this form and site, sent of late', async () => {
    const { id } = await sent({ form: 'trade-in' });
    const thanks = (site: string, form: string, lead: string) => wasSent(database, site, form, lead);
    expect(await thanks('a', 'trade-in', id)).toBe(true);
    expect(await thanks('b', 'trade-in', id)).toBe(false);
    expect(await thanks('a', 'test-drive', id)).toBe(false);
    expect(await thanks('a', 'trade-in', crypto.randomUUID())).toBe(false);
    expect(await thanks('a', 'trade-in', "' or 1=1")).toBe(false);
    await postgres.query("update leads set received_at = now() - interval '2 days' where id = $1", [id]);
    expect(await thanks('a', 'trade-in', id)).toBe(false);
  });
});
