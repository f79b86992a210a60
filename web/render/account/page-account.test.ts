import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { type AccountServices, openAccounts } from '@/web/accounts/account-services.ts';
import { hashOf } from '@/web/accounts/secrets.ts';
import { addSession, ensureAccount } from '@/web/records/account-sessions.ts';
import { pageAccount } from './page-account.ts';

let postgres: TestRecords;
let accounts: AccountServices;
beforeAll(async () => {
  postgres = await testRecords();
  const records = postgres.open();
  accounts = openAccounts(records, { kind: 'sandbox', send: async () => undefined }, 'secret');
  for (const [token, phone] of [
    ['mine', '+61491570110'],
    ['planted', '+61491570111'],
  ] as const) {
    const account = await ensureAccount(records.database, { site: 'a', phone });
    await addSession(records.database, { account: account.id, site: 'a', tokenHash: hashOf(token), device: 'Test' });
  }
});
afterAll(() => postgres.end());

const phoneOf = async (cookies: string, secure: boolean, site = 'a') => {
  const found = await pageAccount(accounts, site, { cookies, secure }, Date.now());
  return found === 'away' ? found : (found.session?.account.phone ?? null);
};

describe('[SAVE-06] who is signed in on a private page', () => {
  const host = '__Host-forecourt_account=mine';
  const plain = 'forecourt_account=planted';

  it('over https is who the __Host- cookie names: a plain one, which a sibling host can set, counts for nothing', async () => {
    expect(await phoneOf(plain, true)).toBeNull();
    expect(await phoneOf(`${plain}; ${host}`, true)).toBe('+61491570110');
    expect(await phoneOf(`${host}; ${plain}`, true)).toBe('+61491570110');
  });

  it('over http is who the plain cookie names, for browsers take no other there', async () => {
    expect(await phoneOf('forecourt_account=mine', false)).toBe('+61491570110');
    expect(await phoneOf(host, false)).toBeNull();
  });

  it('is signed out with a session of another site', async () => {
    expect(await phoneOf(host, true, 'b')).toBeNull();
  });
});
