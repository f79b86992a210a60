import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultOptions } from '@/domain/switches/options.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { openAccounts } from '@/web/accounts/account-services.ts';
import { Authenticator } from '@/web/accounts/authenticator.fixture.ts';
import { hashOf } from '@/web/accounts/secrets.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { addSession, ensureAccount } from '@/web/records/account-sessions.ts';
import { POST as add } from './add/route.ts';
import { POST as options } from './options/route.ts';
import { POST as signIn } from './sign-in/route.ts';

vi.mock('@/web/app/api/site-of-endpoint.ts', () => ({
  siteOfEndpoint: async (slug: string) => ({ slug, name: 'Southbank Ford', options: defaultOptions }),
}));

let postgres: TestRecords;
beforeAll(async () => {
  postgres = await testRecords();
  const records = postgres.open();
  provideServices({
    accounts: openAccounts(records, { kind: 'sandbox', send: async () => undefined }, 's'),
  } as Services);
  const { id } = await ensureAccount(records.database, { site: 'a', phone: '+61491570110' });
  await addSession(records.database, { account: id, site: 'a', tokenHash: hashOf('mine'), device: 'Test' });
});
afterAll(() => postgres.end());

type Result = { status: number; set: string[]; json: { options?: unknown; to?: string; error?: string } };
type Route = (request: Request) => Promise<Response>;

/** As a browser posts it from a page of https://a.example:8443. */
async function post(route: Route, body: object, cookie: string, site = 'a'): Promise<Result> {
  const headers = { host: `${site}.example:8443`, 'x-forwarded-proto': 'https', [siteHeader]: site, cookie };
  const request = new Request('http://web.invalid/', { method: 'POST', body: JSON.stringify(body), headers });
  const result = await route(request);
  return { status: result.status, set: result.headers.getSetCookie(), json: (await result.json()) as Result['json'] };
}

const cookieOf = ({ set }: Result, name: string) => set.find((line) => line.startsWith(name))?.split(';')[0] ?? '';
const challenge = '__Host-forecourt_passkey_challenge';
const session = '__Host-forecourt_account';

describe('[SAVE-06] the endpoints of passkeys', () => {
  const device = new Authenticator('https://a.example:8443');

  it('add one to the session’s account, on the host of the page', async () => {
    const mine = `${session}=mine`;
    const context = await post(options, { to: 'add' }, mine);
    expect(context.set.join()).toMatch(
      /passkey_challenge=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=300; Secure/,
    );
    const creation = context.json.options as PublicKeyCredentialCreationOptionsJSON;
    expect(creation.rp).toEqual({ id: 'a.example', name: 'Southbank Ford' });
    const body = { response: device.register(creation) };
    expect((await post(add, body, cookieOf(context, challenge))).status).toBe(401);
    const added = await post(add, body, `${mine}; ${cookieOf(context, challenge)}`);
    expect([added.status, cookieOf(added, '__Host-forecourt_passkeys')]).toEqual([
      200,
      '__Host-forecourt_passkeys=used',
    ]);
  });

  it('sign in without one, back to where the shopper was and to no other site', async () => {
    const enter = async (redirect: string, sent = '') => {
      const context = await post(options, { to: 'sign-in' }, '');
      const response = device.signIn(context.json.options as PublicKeyCredentialRequestOptionsJSON);
      return post(signIn, { response, fields: { redirect } }, sent || cookieOf(context, challenge));
    };
    const entered = await enter('/cars/ranger?x=1');
    expect([entered.status, entered.json.to]).toEqual([200, '/cars/ranger?x=1']);
    expect(cookieOf(entered, session)).toMatch(/=[\w-]{43}$/);
    expect(entered.set.find((line) => line.startsWith(session))).toMatch(/HttpOnly; .*; Secure$/);
    expect((await enter('https://evil.example/')).json.to).toBe('/my-garage');
    const foreign = await enter('/', `${challenge}=other`);
    expect([foreign.status, cookieOf(foreign, session)]).toEqual([400, '']);
    expect(foreign.json.error).toMatch(/^That took too long/);
  });

  it('refuse what is no call of theirs', async () => {
    for (const body of [{}, { to: 'other' }]) expect((await post(options, body, '')).status).toBe(400);
    expect((await post(signIn, { response: { id: 'x' } }, '')).status).toBe(400);
    expect((await post(options, { to: 'add' }, '')).status).toBe(401);
  });
});
