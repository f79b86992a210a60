import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AlertKind, alertField, alertKinds } from '@/domain/accounts/alerts/alert-kinds.ts';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { keysOf } from '@/domain/vocabulary/typed-keys.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { openAccounts } from '@/web/accounts/account-services.ts';
import { hashOf } from '@/web/accounts/secrets.ts';
import { POST as switchOn } from '@/web/app/api/account/alerts/route.ts';
import { GET as exported } from '@/web/app/api/account/export/route.ts';
import type { Mail } from '@/web/integrations/mail/port.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { addSession, deleteAccount, ensureAccount, updateDetails } from '@/web/records/account-sessions.ts';
import { alertLinkOf, findConsent } from '@/web/records/alert-consents.ts';
import type { Database } from '@/web/records/database.ts';
import { GET as opened, POST as posted } from './[token]/route.ts';

vi.mock('@/web/app/api/site-of-endpoint.ts', () => ({
  siteOfEndpoint: async (slug: string) => ({
    ...siteWith({ locations: [place('main', { primary: true })] }),
    slug,
    name: 'Southbank Ford',
  }),
}));

let postgres: TestRecords;
let database: Database;
let account = '';
let token = '';
let people = 0;
const mails: Mail[] = [];

beforeAll(async () => {
  postgres = await testRecords();
  const records = postgres.open();
  ({ database } = records);
  provideServices({
    accounts: openAccounts(records, { kind: 'sandbox', send: async () => undefined }, 's'),
    mail: { kind: 'sandbox', send: async (mail: Mail) => void mails.push(mail) },
  } as unknown as Services);
});
afterAll(() => postgres.end());
beforeEach(async () => {
  people += 1;
  mails.length = 0;
  const phone = `+6149157011${people}`;
  ({ id: account } = await ensureAccount(database, { site: 'a', phone }));
  await addSession(database, { account, site: 'a', tokenHash: hashOf(`mine${people}`), device: 'Test' });
  token = (await alertLinkOf(database, account))?.token ?? '';
});

type Sent = { site?: string; signedIn?: boolean; form?: Record<string, string> };
function request({ site = 'a', signedIn = true, form }: Sent): Request {
  const cookie = signedIn ? `forecourt_account=mine${people}` : '';
  const headers = new Headers({ host: `${site}.example`, cookie, [siteHeader]: site });
  return new Request('http://web.invalid/', {
    method: form ? 'POST' : 'GET',
    body: form ? new URLSearchParams(form) : null,
    headers,
  });
}
type Choice = { kinds?: AlertKind[]; channel?: string; stop?: 'yes' };
const choose = async ({ kinds = [], ...form }: Choice, sent: Sent = {}) => {
  const ticked = Object.fromEntries(kinds.map((kind) => [alertField(kind), 'on']));
  const response = await switchOn(
    request({ ...sent, form: { back: '/my-garage', channel: 'sms', ...form, ...ticked } }),
  );
  return response.headers.get('location');
};
const byLink = async (form: Record<string, string>, sent: Sent = {}, of = token) =>
  (await posted(request({ signedIn: false, ...sent, form }), { params: Promise.resolve({ token: of }) })).headers.get(
    'location',
  );
const consent = () => findConsent(database, account);

describe('[PLUS-21] alerts are switched on by the shopper', () => {
  it('with the text that they agreed to, the time and the way, none of them beforehand', async () => {
    expect(await consent()).toBeNull();
    expect(await choose({ kinds: ['price', 'search'] })).toBe('/my-garage?says=alerts#alerts');
    const found = await consent();
    expect(found).toMatchObject({ kinds: ['price', 'search'], channel: 'sms', origin: 'http://a.example' });
    expect(found?.terms).toBe(
      'Southbank Ford may text or email me the alerts switched on here, whichever I choose. One message a day at most, between 8 am and 8 pm Melbourne time. Each one names Southbank Ford and has a link that ends alerts without signing in. Chosen: price drops and new cars, by text.',
    );
    expect(Math.abs(Date.now() - (found?.agreedAt.getTime() ?? 0))).toBeLessThan(10_000);
  });

  it('each kind by itself, and the shopper returns to the garage whichever it is', async () => {
    for (const kind of keysOf(alertKinds)) {
      expect(await choose({ kinds: [kind] })).toBe('/my-garage?says=alerts#alerts');
      expect(await consent()).toMatchObject({ kinds: [kind] });
    }
  });

  it('never by a form without a choice: it changes nothing, and states what to do', async () => {
    expect(await choose({})).toBe('/my-garage?says=alerts-choose#alerts');
    expect(await consent()).toBeNull();
    await choose({ kinds: ['price'] });
    expect(await choose({})).toBe('/my-garage?says=alerts-choose#alerts');
    expect(await consent()).toMatchObject({ kinds: ['price'] });
  });

  it('end when they are stopped; what was agreed stays as evidence, in the export too', async () => {
    await choose({ kinds: ['price'] });
    expect(await choose({ stop: 'yes' })).toBe('/my-garage?says=alerts-off#alerts');
    expect(await consent()).toBeNull();
    await choose({ kinds: ['sold'] });
    await choose({ kinds: ['sold'], stop: 'yes' });
    expect(await consent()).toBeNull();
    const file = (await (await exported(request({}))).json()) as { alerts: { agreements: unknown[] } };
    expect(file.alerts.agreements).toMatchObject([
      { kinds: ['sold'], endedBy: 'garage' },
      { kinds: ['price'], endedBy: 'garage' },
    ]);
  });

  it('not for a shopper who is signed out, or signed in on another site', async () => {
    await choose({ kinds: ['price'] }, { signedIn: false });
    await choose({ kinds: ['price'] }, { site: 'b' });
    expect(await consent()).toBeNull();
    expect(await choose({ kinds: ['price'], channel: 'pigeon' })).toBe('/my-garage?says=failed#alerts');
  });

  it('by email only after the address was confirmed by a link that was sent there', async () => {
    expect(await choose({ kinds: ['price'], channel: 'mail' })).toBe('/my-garage?says=alerts-email#alerts');
    const email = `mei${people}@a.example`;
    await updateDetails(database, account, { email });
    expect(await choose({ kinds: ['price'], channel: 'mail' })).toBe('/my-garage?says=alerts-confirm#alerts');
    expect(mails).toMatchObject([{ to: email, fromName: 'Southbank Ford' }]);
    const [, confirm = ''] = /\?confirm=([\w-]+)/.exec(mails[0]?.text ?? '') ?? [];
    expect(await byLink({ confirm: 'forged' })).toBe(`/alerts/${token}?says=old`);
    expect(await alertLinkOf(database, account)).toMatchObject({ confirmedEmail: '' });
    await updateDetails(database, account, { email: 'other@a.example' });
    expect(await byLink({ confirm })).toBe(`/alerts/${token}?says=old`);
    await updateDetails(database, account, { email });
    expect(await byLink({ confirm })).toBe(`/alerts/${token}?says=confirmed`);
    expect(await choose({ kinds: ['price'], channel: 'mail' })).toBe('/my-garage?says=alerts#alerts');
    expect(mails).toHaveLength(1);
  });

  it('and no form fills a stranger’s mailbox: an address gets three confirmations a day', async () => {
    const places = [];
    for (const email of ['stranger@a.example', 'Stranger@a.example', 'stranger+a@a.example', 'stranger+b@a.example']) {
      await updateDetails(database, account, { email });
      places.push(await choose({ kinds: ['price'], channel: 'mail' }));
    }
    expect(places.at(-1)).toBe('/my-garage?says=alerts-unsent#alerts');
    expect(mails).toHaveLength(3);
  });
});

describe('[PLUS-21] changes of alerts', () => {
  it('have a bound in a day; to stop them has none', async () => {
    for (let times = 0; times < 30; times += 1) await choose({ kinds: ['price'] });
    expect(await choose({ kinds: ['sold'] })).toBe('/my-garage?says=alerts-wait#alerts');
    expect(await consent()).toMatchObject({ kinds: ['price'] });
    expect(await choose({ stop: 'yes' })).toBe('/my-garage?says=alerts-off#alerts');
    expect(await consent()).toBeNull();
  });
});

describe('[PLUS-21] the link of a message', () => {
  it('ends alerts without signing in, also by one press of a mail program; opening it changes nothing', async () => {
    await choose({ kinds: ['price'] });
    const response = await opened(request({ signedIn: false }), { params: Promise.resolve({ token }) });
    expect([response.status, response.headers.get('location')]).toEqual([303, `/alerts/${token}`]);
    expect(await consent()).not.toBeNull();
    expect(await byLink({ 'List-Unsubscribe': 'One-Click' })).toBe(`/alerts/${token}?says=stopped`);
    expect(await consent()).toBeNull();
  });

  it('is nothing on another site, with another token, or once the account is deleted', async () => {
    await choose({ kinds: ['price'] });
    expect(await byLink({}, { site: 'b' })).toBe(`/alerts/${token}?says=none`);
    expect(await byLink({}, {}, 'nonsense')).toBe('/alerts/nonsense?says=none');
    expect(await byLink({}, {}, '0'.repeat(36))).toMatch(/says=none$/);
    expect(await consent()).not.toBeNull();
    await deleteAccount(database, account);
    expect(await byLink({})).toBe(`/alerts/${token}?says=none`);
    const left = await postgres.query('select * from alert_consents where account = $1', [account]);
    expect(left).toEqual([]);
  });
});
