import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from './database.ts';
import { insertLead } from './insert-lead.ts';
import { beginAnswer, draftAnswer, sendAnswer, undoAnswer } from './lead-answer.ts';
import { changeLead, findLead, replayLead } from './lead-desk.ts';
import { changeReceipt, findReceipt } from './lead-receipt.ts';
import { newLead, noOutbox } from './new-lead.fixture.ts';

let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());

const destinations = [
  { kind: 'inbox', target: 'desk@a.example' },
  { kind: 'adf', target: 'adf@a.example' },
  { kind: 'webhook', target: 'crm' },
  { kind: 'receipt', target: 'alex@example.com' },
] as const;
const insert = (overrides = {}) => insertLead(database, noOutbox, newLead({ destinations, ...overrides }));
const at = (id: string, site = 'a') => ({ site, id, actor: 'Mei Tran' });
const draft = (id: string, text: string, site = 'a') => draftAnswer(database, at(id, site), text);
const send = (id: string, answer: string | null, site = 'a') =>
  sendAnswer(database, noOutbox, at(id, site), String(answer));
const undo = (id: string, answer: string | null, site = 'a') => undoAnswer(database, at(id, site), String(answer));
const news = (id: string) =>
  postgres.query("select kind, target from lead_deliveries where lead = $1 and about <> 'lead' order by kind", [id]);
/** The ten seconds are over. */
const due = (id: string) =>
  postgres.query("update lead_answers set sends_at = now() - interval '1 second' where lead = $1", [id]);
const mailOf = async (id: string) => {
  const [row] = await postgres.query("select id from lead_deliveries where lead = $1 and kind = 'answer'", [id]);
  return String(row?.id);
};
const begin = async (id: string) => beginAnswer(database, noOutbox, await mailOf(id));

describe('an answer of staff', () => {
  it('[PLUS-10] is the desk’s alone until it is sent, and can be taken back until it leaves', async () => {
    const { id, token } = await insert();
    const answer = await draft(id, 'Yes, it is here.');
    expect(await news(id)).toEqual([]);
    expect(await send(id, answer)).toBe(true);
    expect(await news(id)).toEqual([{ kind: 'answer', target: 'alex@example.com' }]);
    await expect(begin(id)).rejects.toThrow('can still be taken back');
    expect(await findLead(database, 'a', id)).toMatchObject({ state: 'new', events: [], answers: [{ id: answer }] });
    expect((await findReceipt(database, 'a', token))?.added).toEqual([]);
    const before = await mailOf(id);
    expect(await undo(id, answer)).toBe('undone');
    expect(await news(id)).toEqual([]);
    expect(await beginAnswer(database, noOutbox, before)).toBe(false);
    expect(await findLead(database, 'a', id)).toMatchObject({
      state: 'new',
      events: [],
      answers: [{ id: answer, text: 'Yes, it is here.', sendsAt: null }],
    });
    expect(await undo(id, answer)).toBe('late');
  });

  it('[PLUS-10] once due goes to the shopper and the lead system, takes the enquiry into work, and is shown on both pages', async () => {
    const { id, token } = await insert();
    const answer = await draft(id, 'Yes, it is here.');
    await send(id, answer);
    await due(id);
    expect(await Promise.all([begin(id), begin(id)])).toEqual([true, true]);
    expect(await news(id)).toEqual([
      { kind: 'answer', target: 'alex@example.com' },
      { kind: 'webhook', target: 'crm' },
    ]);
    expect(await findLead(database, 'a', id)).toMatchObject({
      state: 'in-work',
      events: [{ kind: 'answered', actor: 'Mei Tran' }],
      answers: [],
    });
    expect(await findReceipt(database, 'a', token)).toMatchObject({
      added: [{ kind: 'answered', text: 'Yes, it is here.' }],
    });
    expect(await undo(id, answer)).toBe('late');
    expect(await begin(id)).toBe(true);
    expect(await news(id)).toHaveLength(2);
  });

  it('[PLUS-10] is sent once by a double click, and leaves an enquiry that was won as it is', async () => {
    const { id } = await insert();
    await changeLead(database, at(id), { kind: 'state', state: 'won' });
    const answer = await draft(id, 'Thank you!');
    expect(await Promise.all([send(id, answer), send(id, answer)])).toEqual([true, true]);
    expect(await news(id)).toHaveLength(1);
    await due(id);
    await begin(id);
    expect(await send(id, answer)).toBe(true);
    expect(await news(id)).toHaveLength(2);
    expect(await findLead(database, 'a', id)).toMatchObject({ state: 'won' });
  });

  it('[PLUS-10] taken back at the moment at which it leaves has left, or has not', async () => {
    const { id } = await insert();
    const answer = await draft(id, 'Now?');
    await send(id, answer);
    await due(id);
    const mail = await mailOf(id);
    const [undone, left] = await Promise.all([undo(id, answer), beginAnswer(database, noOutbox, mail)]);
    expect([undone, left]).toEqual(left ? ['late', true] : ['undone', false]);
    expect(await news(id)).toHaveLength(left ? 2 : 0);
  });

  it('[PLUS-10] a draft takes the place of the last one, and “Send again” leaves alone what can be taken back', async () => {
    const { id } = await insert({ destinations: [] });
    await draft(id, 'One');
    const second = await draft(id, 'Two');
    expect((await findLead(database, 'a', id))?.answers.map(({ text }) => text)).toEqual(['Two']);
    await send(id, second);
    expect(await replayLead(database, { replay: async () => undefined }, at(id))).toBe(0);
  });

  it('[CFG-04] [PLUS-10] reaches no shopper of another site, none without an address, and none who withdrew', async () => {
    const { id, token } = await insert();
    const answer = await draft(id, 'x');
    expect(await draft(id, 'x', 'b')).toBeNull();
    expect(await draft("' or 1=1 --", 'x')).toBeNull();
    expect([await send(id, answer, 'b'), await undo(id, answer, 'b')]).toEqual([false, null]);
    const { id: silent } = await insert({ person: { ...newLead().person, email: '' } });
    expect(await draft(silent, 'x')).toBeNull();
    const other = await insert();
    expect(await send(other.id, answer)).toBe(true);
    expect(await news(other.id)).toEqual([]);
    await send(id, answer);
    await due(id);
    await changeReceipt(database, noOutbox, { site: 'a', token }, { kind: 'withdrawn' });
    expect(await begin(id)).toBe(false);
    expect(await draft(id, 'x')).toBeNull();
    expect((await findLead(database, 'a', id))?.events.map(({ kind }) => kind)).toEqual(['withdrawn']);
  });
});
