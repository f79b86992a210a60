import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { openAccounts } from '@/web/accounts/account-services.ts';
import { hashOf } from '@/web/accounts/secrets.ts';
import { POST as compared } from '@/web/app/api/account/compared/route.ts';
import { POST as share } from '@/web/app/api/account/sharing/route.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { addSession, deleteAccount, ensureAccount } from '@/web/records/account-sessions.ts';
import type { Database } from '@/web/records/database.ts';
import { insertLead } from '@/web/records/insert-lead.ts';
import { newLead, noOutbox } from '@/web/records/new-lead.fixture.ts';
import { addSavedCar } from '@/web/records/saved-cars.ts';
import { interestOf, nameSender, savesByCar } from '@/web/records/shared-interest.ts';

vi.mock('@/web/app/api/site-of-endpoint.ts', () => ({
  siteOfEndpoint: async (slug: string) => ({ ...siteWith(), slug, name: 'A Dealer' }),
}));

let postgres: TestRecords;
let database: Database;
const accounts: Record<string, string> = {};

beforeAll(async () => {
  postgres = await testRecords();
  const records = postgres.open();
  ({ database } = records);
  provideServices({
    accounts: openAccounts(records, { kind: 'sandbox', send: async () => undefined }, 's'),
  } as unknown as Services);
  for (const site of ['a', 'b']) {
    const { id } = await ensureAccount(database, { site, phone: '+61491570110' });
    accounts[site] = id;
    await addSession(database, { account: id, site, tokenHash: hashOf(site), device: 'Test' });
    const state = { slug: `slug-${site}`, name: `Car of ${site}`, make: '', model: '', image: '' };
    const seen = { ...state, priceCents: 1_000_00, availability: 'for_sale' } as const;
    await addSavedCar(database, { account: id, site }, `car-${site}`, seen);
  }
});
afterAll(() => postgres.end());

const of = (site: string) => accounts[site] ?? '';
const enquiry = async (site: string, key: string) =>
  (await insertLead(database, noOutbox, newLead({ site, idempotencyKey: key }))).id;

function request(site: string, content: { form?: Record<string, string>; json?: object }): Request {
  const headers = new Headers({ host: `${site}.example`, cookie: `forecourt_account=${site}`, [siteHeader]: site });
  if (content.json) headers.set('content-type', 'application/json');
  const body = content.json ? JSON.stringify(content.json) : new URLSearchParams(content.form);
  return new Request('http://web.invalid/', { method: 'POST', body, headers });
}
const switchTo = async (site: string, on: boolean) =>
  (await share(request(site, { form: { back: '/my-garage', ...(on && { share: 'on' }) } }))).headers.get('location');
const compare = (site: string) => compared(request(site, { json: { cars: ['one-car', 'another-car'] } }));

describe('[PLUS-09] [CFG-04] what staff see of a garage', () => {
  it('is nothing until the shopper agrees, with a text that is stored, and nothing of what they compared before', async () => {
    const lead = await enquiry('a', 'first');
    await nameSender(database, 'a', lead, of('a'));
    expect((await compare('a')).status).toBe(200);
    expect(await interestOf(database, 'a', lead)).toBeNull();
    expect(await switchTo('a', true)).toBe('/my-garage?says=shared#sharing');
    // It was sent before they agreed.
    expect(await interestOf(database, 'a', lead)).toBeNull();
    const [row] = await postgres.query('select shared_terms, compared from accounts where id = $1', [of('a')]);
    expect(row).toMatchObject({ shared_terms: expect.stringContaining('the team at A Dealer may see'), compared: [] });
  });

  it('is what they saved and compared, beside the enquiry that they sent signed in, as long as they agree', async () => {
    const lead = await enquiry('a', 'second');
    await nameSender(database, 'a', lead, of('a'));
    await compare('a');
    expect(await interestOf(database, 'a', lead)).toMatchObject({
      saved: [{ car: 'car-a', seen: { name: 'Car of a' } }],
      compared: ['one-car', 'another-car'],
    });
    expect(await switchTo('a', false)).toBe('/my-garage?says=unshared#sharing');
    expect(await interestOf(database, 'a', lead)).toBeNull();
    await switchTo('a', true);
    expect(await interestOf(database, 'a', lead)).toMatchObject({ compared: [] });
  });

  it('is nothing for another dealer’s staff, and no account of another site is named beside an enquiry', async () => {
    await switchTo('b', true);
    const lead = await enquiry('a', 'third');
    await nameSender(database, 'a', lead, of('b'));
    expect(await interestOf(database, 'a', lead)).toBeNull();
    await nameSender(database, 'b', lead, of('b'));
    expect(await interestOf(database, 'b', lead)).toBeNull();
    await nameSender(database, 'a', lead, of('a'));
    // The first who is named stays: another one's post of the same text changes nothing.
    const other = await ensureAccount(database, { site: 'a', phone: '+61491570156' });
    await nameSender(database, 'a', lead, other.id);
    expect(await interestOf(database, 'b', lead)).toBeNull();
    expect(await interestOf(database, 'a', lead)).toMatchObject({ saved: [{ car: 'car-a' }] });
  });

  it('counts saves of its own site alone', async () => {
    expect(await savesByCar(database, 'a')).toEqual([{ car: 'car-a', saves: 1, name: 'Car of a', slug: 'slug-a' }]);
    expect(await savesByCar(database, 'b')).toMatchObject([{ car: 'car-b', saves: 1 }]);
  });

  it('goes with the account; the enquiry stays', async () => {
    const lead = await enquiry('b', 'fourth');
    await nameSender(database, 'b', lead, of('b'));
    expect(await interestOf(database, 'b', lead)).not.toBeNull();
    await deleteAccount(database, of('b'));
    expect(await interestOf(database, 'b', lead)).toBeNull();
    expect(await postgres.query('select id from leads where id = $1', [lead])).toHaveLength(1);
  });
});
