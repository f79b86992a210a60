import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { openAccounts } from '@/web/accounts/account-services.ts';
import { hashOf } from '@/web/accounts/secrets.ts';
import { GET as details } from '@/web/app/api/account/details/route.ts';
import { GET as exported } from '@/web/app/api/account/export/route.ts';
import { POST as addPasskey } from '@/web/app/api/account/passkey/add/route.ts';
import { POST as removePasskey } from '@/web/app/api/account/passkey/remove/route.ts';
import { POST as removeSearch } from '@/web/app/api/account/searches/remove/route.ts';
import { POST as addSearches } from '@/web/app/api/account/searches/route.ts';
import { GET as savedCars } from '@/web/app/api/watchlist/cars/route.ts';
import { POST as removeCar } from '@/web/app/api/watchlist/remove-car/route.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { newHold, testCar } from '@/web/purchases/purchases.fixture.ts';
import { addAccountSearches, listAccountSearches } from '@/web/records/account-searches.ts';
import { addSession, ensureAccount } from '@/web/records/account-sessions.ts';
import { makeHold } from '@/web/records/holds.ts';
import { addPasskey as keepPasskey, listPasskeys } from '@/web/records/passkeys.ts';
import { helpWith } from '@/web/records/purchase-help.ts';
import { savePurchase } from '@/web/records/purchases.ts';

let postgres: TestRecords;
let account = '';
let database: ReturnType<TestRecords['open']>['database'];

beforeAll(async () => {
  postgres = await testRecords();
  const records = postgres.open();
  ({ database } = records);
  provideServices({
    accounts: openAccounts(records, { kind: 'sandbox', send: async () => undefined }, 's'),
  } as Services);
  for (const site of ['a', 'b']) {
    const { id } = await ensureAccount(database, { site, phone: '+61491570110' });
    if (site === 'a') account = id;
  }
  await addSession(database, { account, site: 'a', tokenHash: hashOf('mine'), device: 'Test' });
  await addAccountSearches(database, account, [{ name: 'Utes', address: '/search' }], Date.now());
  const passkey = { site: 'a', credential: 'c', account, host: 'a.example', publicKey: '', counter: 0, device: 'Test' };
  await keepPasskey(database, passkey, 10);
});
afterAll(() => postgres.end());

type Sent = { site: string; cookie?: string; scheme?: string; json?: object; form?: Record<string, string> };

function request({ site, cookie = 'forecourt_account=mine', scheme = 'http', json, form }: Sent): Request {
  const body = json ? JSON.stringify(json) : form ? new URLSearchParams(form) : null;
  const headers = new Headers({ host: `${site}.example`, cookie, 'x-forwarded-proto': scheme, [siteHeader]: site });
  if (json) headers.set('content-type', 'application/json');
  return new Request('http://web.invalid/', { method: body ? 'POST' : 'GET', body, headers });
}

const credential = { id: 'c', rawId: 'c', type: 'public-key' };
const made = { ...credential, response: { clientDataJSON: '', attestationObject: '' } };

/** What a signed-in shopper reads and changes, and what of it a refusal is. */
const calls: [string, (sent: Sent) => Promise<Response>][] = [
  ['details', (sent) => details(request(sent))],
  ['export', (sent) => exported(request(sent))],
  ['saved cars', (sent) => savedCars(request(sent))],
  ['a removed car', (sent) => removeCar(request({ ...sent, json: { car_id: 'sb-1' } }))],
  ['searches', (sent) => addSearches(request({ ...sent, json: { searches: [] } }))],
  ['a new passkey', (sent) => addPasskey(request({ ...sent, json: { response: made } }))],
];

describe('[SAVE-06] [CFG-04] a session of one site', () => {
  it.each(calls)('opens %s there and nothing on another', async (_what, call) => {
    expect((await call({ site: 'a' })).status).not.toBe(401);
    expect((await call({ site: 'b' })).status).toBe(401);
    expect((await call({ site: 'a', cookie: '' })).status).toBe(401);
  });

  it.each(calls)('opens %s over https by the __Host- cookie alone', async (_what, call) => {
    expect((await call({ site: 'a', scheme: 'https' })).status).toBe(401);
    const cookie = '__Host-forecourt_account=mine';
    expect((await call({ site: 'a', scheme: 'https', cookie })).status).not.toBe(401);
  });

  it('removes nothing of an account of another site, though the number is the same', async () => {
    await addSession(database, {
      account: (await ensureAccount(database, { site: 'b', phone: '+61491570110' })).id,
      site: 'b',
      tokenHash: hashOf('theirs'),
      device: 'Test',
    });
    const cookie = 'forecourt_account=theirs';
    await removePasskey(request({ site: 'b', cookie, form: { credential: 'c', back: '/my-garage' } }));
    await removeSearch(request({ site: 'b', cookie, form: { name: 'Utes', back: '/my-garage' } }));
    expect([await listPasskeys(database, account), await listAccountSearches(database, account)]).toMatchObject([
      [{ credential: 'c' }],
      [{ name: 'Utes' }],
    ]);
    await removePasskey(request({ site: 'a', form: { credential: 'c', back: '/my-garage' } }));
    expect(await listPasskeys(database, account)).toEqual([]);
  });

  it('[CHK-02] exports the reservations of its number there, and none of another site or number', async () => {
    const queue = { enqueue: async () => undefined };
    await makeHold(database, queue, newHold('mine', '+61491570110', { depositCents: 0 }));
    await makeHold(database, queue, newHold('elsewhere', '+61491570110', { site: 'b', depositCents: 0 }));
    await makeHold(database, queue, newHold('theirs', '+61491570111', { depositCents: 0 }));
    const { reservations } = (await (await exported(request({ site: 'a' }))).json()) as { reservations: object[] };
    expect(reservations).toHaveLength(1);
    expect(reservations).toMatchObject([{ vehicle: 'mine', state: 'held', car: { title: '2024 Ford Ranger' } }]);
  });

  it('[CHK-05] exports the purchases of its account there with their history, and none of another site', async () => {
    const begun = { seller: 'a', vehicle: 'mine', car: testCar(), priceCents: 66_990_00 };
    const own = await savePurchase(database, { site: 'a', browser: 'b', account }, begun, {});
    const there = (await ensureAccount(database, { site: 'b', phone: '+61491570110' })).id;
    const other = await savePurchase(database, { site: 'b', browser: 'b', account: there }, begun, {});
    for (const { id } of [own, other])
      await helpWith(database, { seller: 'a', purchase: id, staff: 'jane-1', name: 'Jane' }, '');
    const file = (await (await exported(request({ site: 'a' }))).json()) as Record<string, object[]>;
    expect(file.purchases).toMatchObject([{ id: own.id, vehicle: 'mine' }]);
    expect(file.purchaseEvents).toMatchObject([{ purchase: own.id, kind: 'helped', by: 'Jane' }]);
  });
});
