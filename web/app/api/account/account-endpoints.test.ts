import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { openAccounts } from '@/web/accounts/account-services.ts';
import { hashOf } from '@/web/accounts/secrets.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { testCar } from '@/web/purchases/purchases.fixture.ts';
import { addSession, ensureAccount } from '@/web/records/account-sessions.ts';
import { savePurchase } from '@/web/records/purchases.ts';
import { EndedHere, endedOf } from '@/web/render/account/ended-here.tsx';
import { GET as details } from './details/route.ts';
import { POST as signOut } from './sign-out/route.ts';

const all = new TestReservations();
let accounts: ReturnType<typeof openAccounts> | undefined;
let account = '';
const session = 'forecourt_account=mine';

beforeEach(async () => {
  accounts ??= openAccounts(all.postgres.open(4), { kind: 'sandbox', send: async () => undefined }, 's');
  provideServices({ accounts } as Services);
  await all.postgres.query('truncate accounts, purchases cascade');
  account = (await ensureAccount(all.database, { site: 'a', phone: nora })).id;
  for (const token of ['mine', 'other'])
    await addSession(all.database, { account, site: 'a', tokenHash: hashOf(token), device: 'Test' });
});

/** What a browser's cookies are after a request with `cookie`: a value, or null for one that is taken away. */
const sets = async (...request: Parameters<typeof post>) => cookiesOf(await post(...request));

function post(route: (request: Request) => Promise<Response>, cookie: string, form?: Record<string, string>) {
  const headers = { host: 'a.example', [siteHeader]: 'a', cookie };
  const sent = form ? { method: 'POST', body: new URLSearchParams(form), headers } : { headers };
  return route(new Request('http://web.invalid/', sent));
}

function cookiesOf(response: Response) {
  const pairs = response.headers.getSetCookie().map((line): [string, string | null] => {
    const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
    return [name.replace('forecourt_', ''), value || null];
  });
  return Object.fromEntries(pairs);
}

const rotate = () => all.postgres.query("update account_sessions set rotated_at = now() - interval '2 days'");
const sessions = async () => (await all.postgres.query('select 1 from account_sessions')).length;
const gone = { account: null, signed_in: null, sign_in: null, sign_in_form: null };

describe('[SAVE-06] the mark of a session', () => {
  it('lasts as long as the session: it is renewed with the token, and comes back where it was lost', async () => {
    expect(await sets(details, `${session}; forecourt_signed_in=x1`)).toEqual({});
    expect((await sets(details, session)).signed_in).toMatch(/^[\w-]{8}$/);
    await rotate();
    expect(await sets(details, `${session}; forecourt_signed_in=x1`)).toMatchObject({
      account: expect.stringMatching(/^[\w-]{43}$/),
      signed_in: 'x1',
    });
  });

  it('goes where the session ended elsewhere', async () =>
    expect(await sets(details, 'forecourt_account=ended; forecourt_signed_in=x1')).toEqual({ signed_in: null }));
});

describe('[SAVE-06] a sign-out', () => {
  it.each<[string, Record<string, string>, number]>([
    ['of this browser', { back: '/' }, 1],
    ['of all devices', { back: '/', all: 'yes' }, 0],
  ])('%s leaves no number, typed details or purchase to the next person', async (_, form, left) => {
    const cookie = `${session}; forecourt_purchase=token`;
    const begun = { seller: 'a', vehicle: 'car-1', car: testCar(), priceCents: 66_990_00 };
    await savePurchase(all.database, { site: 'a', browser: hashOf('token'), account: null }, begun, {});
    expect(await sets(signOut, cookie, form)).toEqual({
      ...gone,
      confirmed_number: null,
      checkout: null,
      purchase: null,
    });
    expect(await sessions()).toBe(left);
    expect(await all.postgres.query('select account from purchases')).toEqual([{ account }]);
  });

  it('of another device changes nothing here', async () => {
    const [row] = await all.postgres.query('select id from account_sessions where token_hash = $1', [hashOf('other')]);
    expect(await sets(signOut, `${session}; forecourt_signed_in=x1`, { device: String(row?.id), back: '/' })).toEqual(
      {},
    );
    expect(await sessions()).toBe(1);
  });

  it.each([
    ['this browser', {}, 'here', false],
    ['all devices', { all: 'yes' }, 'all', true],
  ])(
    'of %s while the records are away ends the session in the browser, and shows what has not ended',
    async (_, form, kind, others) => {
      const away = openAccounts(all.postgres.open(1), { kind: 'sandbox', send: async () => undefined }, 's');
      await away.records.close();
      for (const services of [{ accounts: away }, { accounts: null }]) {
        provideServices(services as unknown as Services);
        const response = await post(signOut, `${session}; forecourt_purchase=token`, { back: '/', ...form });
        expect([response.status, response.headers.get('location')]).toEqual([303, `/sign-in?ended=${kind}`]);
        expect(cookiesOf(response)).toEqual({ ...gone, confirmed_number: null, checkout: null, purchase: null });
      }
      const page = renderToStaticMarkup(EndedHere({ kind: endedOf(kind, '') ?? 'here' }));
      expect(page).toContain('Your sign-in is no longer in this browser');
      expect(page.includes('other devices could not be signed out')).toBe(others);
      // The page shows it to no browser that is still signed in.
      expect([endedOf(kind, 'mine'), endedOf('x', '')]).toEqual([null, null]);
    },
  );

  it('of another device while the records are away changes nothing here, and the page shows that it failed', async () => {
    const away = openAccounts(all.postgres.open(1), { kind: 'sandbox', send: async () => undefined }, 's');
    await away.records.close();
    provideServices({ accounts: away } as Services);
    const response = await post(signOut, session, { device: 'phone', back: '/my-garage?sort=price' });
    expect(response.headers.get('location')).toBe('/my-garage?sort=price&says=failed');
    expect(cookiesOf(response)).toEqual({});
  });
});
