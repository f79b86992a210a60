import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { listEnquiries } from './account-enquiries.ts';
import type { Database } from './database.ts';
import { insertLead } from './insert-lead.ts';
import { newLead, noOutbox } from './new-lead.fixture.ts';

let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  ({ database } = postgres.open());
});
afterAll(() => postgres.end());

const own = { site: 'a', phone: '+61491570156' };
const send = (phone: string, site = 'a') => {
  const lead = newLead({ site, idempotencyKey: `${site} ${phone}` });
  return insertLead(database, noOutbox, { ...lead, person: { ...lead.person, phone } });
};

describe('[SAVE-06] the enquiries of a confirmed number', () => {
  it('are those that were sent with it, however it was written', async () => {
    const spellings = ['0491 570 156', '+61 491 570 156', '61491570156', '0061 491 570 156', '+61 (0)491 570 156'];
    for (const phone of spellings) await send(phone);
    expect(await listEnquiries(database, own)).toHaveLength(spellings.length);
  });

  it('are none of another country’s number that ends in the same digits, and none of another site', async () => {
    const before = await listEnquiries(database, own);
    for (const phone of ['+1 249 157 0156', '+44 7491 570156', '10491570156']) await send(phone);
    await send('0491 570 156', 'b');
    expect(await listEnquiries(database, own)).toEqual(before);
  });
});
