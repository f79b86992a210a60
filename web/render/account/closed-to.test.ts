import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultFeatures, defaultSettings } from '@/domain/site/defaults.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { type AccountServices, openAccounts } from '@/web/accounts/account-services.ts';
import { hashOf } from '@/web/accounts/secrets.ts';
import { newRenderRecord, recordRender } from '@/web/platform/render-record.ts';
import { addSession, ensureAccount } from '@/web/records/account-sessions.ts';
import { closedTo } from './closed-to.tsx';

let cookies = '';
vi.mock('next/headers', () => ({ cookies: async () => cookies, headers: async () => new Headers() }));

let postgres: TestRecords;
let accounts: AccountServices;
beforeAll(async () => {
  postgres = await testRecords();
  const records = postgres.open();
  accounts = openAccounts(records, { kind: 'sandbox', send: async () => undefined }, 's');
  const account = await ensureAccount(records.database, { site: 'a', phone: '+61491570110' });
  await addSession(records.database, { account: account.id, site: 'a', tokenHash: hashOf('mine'), device: 'Test' });
});
afterAll(() => postgres.end());
beforeEach(() => {
  cookies = '';
});

const site = (slug = 'a') => ({
  ...defaultSettings,
  slug,
  features: { ...defaultFeatures, nvicFinance: true, spinToWin: true },
});

async function responseTo(address: string, { slug = 'a', exists = false, draft = false } = {}) {
  const [path = '', query] = address.split('?');
  const record = newRenderRecord(Date.now(), { path });
  const visited = { site: site(slug), path, query: new URLSearchParams(query), now: Date.now(), draft };
  const request = { ...visited, services: { accounts } };
  const response = await recordRender(record, () => closedTo(request, exists));
  return { leads: response && 'redirect' in response ? response.redirect.to : null, gated: record.gated };
}

describe('[SAVE-07] an address that the site’s switches close', () => {
  it('sends who is not signed in to sign in, and back to the very address', async () => {
    expect(await responseTo('/finance?car_id=1&car_type=used')).toEqual({
      leads: '/sign-in?type=finance&redirect=%2Ffinance%3Fcar_id%3D1%26car_type%3Dused&back=%2F',
      gated: true,
    });
  });

  it('opens to a session of this site, and to none of another', async () => {
    cookies = 'forecourt_account=mine';
    expect(await responseTo('/finance?car_id=1')).toEqual({ leads: null, gated: true });
    expect((await responseTo('/finance?car_id=1', { slug: 'b' })).leads).toMatch(/^\/sign-in/);
  });

  it('is one page for everybody where it is open, and to staff who look at a draft', async () => {
    expect(await responseTo('/finance')).toEqual({ leads: null, gated: false });
    expect(await responseTo('/finance?car_id=1', { draft: true })).toEqual({ leads: null, gated: false });
  });

  it('is a 404 still where staff made no page of it', async () => {
    expect(await responseTo('/spin-to-win')).toEqual({ leads: null, gated: false });
    expect((await responseTo('/spin-to-win', { exists: true })).leads).toMatch(/^\/sign-in\?type=promotion/);
  });
});
