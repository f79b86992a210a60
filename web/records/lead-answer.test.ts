import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from './database.ts';
import { keepLeadIn } from './keep-lead.ts';
import { answerLead } from './lead-answer.ts';
import { changeLead, findLead } from './lead-desk.ts';
import { changeReceipt, findReceipt } from './lead-receipt.ts';
import { newLead, noOutbox } from './new-lead.fixture.ts';

let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
}, 60_000);
afterAll(() => postgres.end());

const destinations = [
  { kind: 'inbox', target: 'desk@a.example' },
  { kind: 'adf', target: 'adf@a.example' },
  { kind: 'webhook', target: 'crm' },
  { kind: 'receipt', target: 'alex@example.com' },
] as const;
const keep = (says = {}) => keepLeadIn(database, noOutbox, newLead({ destinations, ...says }));
const answer = (id: string, text: string, site = 'a') =>
  answerLead(database, noOutbox, { site, id, actor: 'Mei Tran' }, text);
const news = (id: string) =>
  postgres.query("select kind, target from lead_deliveries where lead = $1 and about <> 'lead' order by kind", [id]);

describe('an answer of staff', () => {
  it('[PLUS-10] goes to the shopper and the lead system, takes the enquiry into work, and stands on both pages', async () => {
    const { id, token } = await keep();
    expect(await answer(id, 'Yes, it is here.')).toBe(true);
    expect(await news(id)).toEqual([
      { kind: 'answer', target: 'alex@example.com' },
      { kind: 'webhook', target: 'crm' },
    ]);
    const found = await findLead(database, 'a', id);
    expect(found).toMatchObject({ state: 'in-work', events: [{ kind: 'answered', actor: 'Mei Tran' }] });
    expect(await findReceipt(database, 'a', token)).toMatchObject({
      added: [{ kind: 'answered', text: 'Yes, it is here.' }],
    });
  });

  it('[PLUS-10] is sent once by a double click, and leaves an enquiry that was won as it is', async () => {
    const { id } = await keep();
    await changeLead(database, { site: 'a', id, actor: 'Mei' }, { kind: 'state', state: 'won' });
    await Promise.all([answer(id, 'Thank you!'), answer(id, 'Thank you!')]);
    expect(await news(id)).toHaveLength(2);
    expect(await findLead(database, 'a', id)).toMatchObject({ state: 'won' });
  });

  it('[CFG-04] [PLUS-10] reaches nobody of another site’s, nobody without an address, and nobody who withdrew', async () => {
    const { id, token } = await keep();
    expect(await answer(id, 'x', 'b')).toBe(false);
    expect(await answer("' or 1=1 --", 'x')).toBe(false);
    const { id: silent } = await keep({ person: { ...newLead().person, email: '' } });
    expect(await answer(silent, 'x')).toBe(false);
    await changeReceipt(database, noOutbox, { site: 'a', token }, { kind: 'withdrawn' });
    expect(await answer(id, 'x')).toBe(false);
    expect((await findLead(database, 'a', id))?.events.map(({ kind }) => kind)).toEqual(['withdrawn']);
  });
});
