import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { addSession, ensureAccount } from '@/web/records/account-sessions.ts';
import { insertLead } from '@/web/records/insert-lead.ts';
import { newLead, noOutbox } from '@/web/records/new-lead.fixture.ts';
import { shareInterest } from '@/web/records/shared-interest.ts';
import { type AccountServices, openAccounts } from './account-services.ts';
import { hashOf } from './secrets.ts';
import { submitWithAccount } from './submit-with-account.ts';

let postgres: TestRecords;
let accounts: AccountServices;
let submitted: object;
const ids: Record<string, string> = {};
vi.mock('@/web/leads/submit-enquiry.ts', () => ({ submitEnquiry: async () => submitted }));

beforeAll(async () => {
  postgres = await testRecords();
  accounts = openAccounts(postgres.open(), { kind: 'sandbox', send: async () => undefined }, 's');
  const { database } = accounts.records;
  for (const [name, site] of [
    ['open', 'a'],
    ['silent', 'a'],
    ['foreign', 'b'],
  ] as const) {
    const { id } = await ensureAccount(database, { site, phone: `+61491570${name.length}10` });
    ids[name] = id;
    await addSession(database, { account: id, site, tokenHash: hashOf(name), device: 'Test' });
    if (name !== 'silent') await shareInterest(database, id, 'terms');
  }
});
afterAll(() => postgres.end());

let key = 0;
let lead = '';
beforeEach(async () => {
  lead = (await insertLead(accounts.records.database, noOutbox, newLead({ site: 'a', idempotencyKey: String(key++) })))
    .id;
  submitted = { status: 201, lead_id: lead, next: '', receipt: '', booked: null };
});

const submit = (token: string, services: AccountServices | null = accounts) =>
  submitWithAccount(
    { leads: null, accounts: services },
    {
      slug: 'a',
      headers: new Headers({ cookie: `forecourt_account=${token}` }),
      sent: async () => ({ json: {} }),
    },
  );
const sender = async () => (await postgres.query('select account from leads where id = $1', [lead]))[0]?.account;

describe('[PLUS-09] the sender of an enquiry', () => {
  it('is named to staff where a signed-in shopper shares the garage', async () => {
    expect(await submit('open')).toMatchObject({ status: 201, lead_id: lead });
    expect(await sender()).toBe(ids.open);
  });

  it.each(['silent', 'foreign', 'no-session', ''])('is not named for the session "%s"', async (token) => {
    expect((await submit(token)).status).toBe(201);
    expect(await sender()).toBeNull();
  });

  it('is not named where the enquiry was not taken', async () => {
    submitted = { status: 400, problems: [] };
    expect((await submit('open')).status).toBe(400);
    expect(await sender()).toBeNull();
  });

  it('does not hold up an enquiry while accounts are away', async () => {
    expect((await submit('open', null)).status).toBe(201);
    const away = { ...accounts, records: { ...accounts.records, database: null as never } };
    expect((await submit('open', away)).status).toBe(201);
  });
});
