import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { openAccounts } from '@/web/accounts/account-services.ts';
import { hashOf } from '@/web/accounts/secrets.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { addSession, deleteAccount, ensureAccount } from '@/web/records/account-sessions.ts';
import type { Database } from '@/web/records/database.ts';
import { winsOfSite } from '@/web/records/wheel-spins.ts';
import { POST } from './route.ts';

const wheel = {
  _type: 'prizeWheel',
  hidden: null,
  prizes: [
    { title: 'Car wash', odds: 50, isWin: true },
    { title: 'No prize', odds: 50, isWin: false },
  ],
  permit: 'TP/1',
  startsAt: '2020-01-01T00:00:00Z',
  expiresAt: '2100-01-01T00:00:00Z',
};
let pages: Record<string, unknown> = {};
vi.mock('@/web/content/read-site.ts', () => ({
  readPage: async (site: string) => (pages[site] ? { blocks: [pages[site]] } : null),
}));

let postgres: TestRecords;
let database: Database;
let people = 0;
const signIn = async (site: string, phone: string) => {
  people += 1;
  const token = `token${people}`;
  const { id } = await ensureAccount(database, { site, phone });
  await addSession(database, { account: id, site, tokenHash: hashOf(token), device: 'Test' });
  return { id, cookie: `forecourt_account=${token}` };
};
beforeAll(async () => {
  postgres = await testRecords();
  const records = postgres.open(8);
  ({ database } = records);
  provideServices({
    accounts: openAccounts(records, { kind: 'sandbox', send: async () => undefined }, 's'),
  } as unknown as Services);
});
beforeEach(async () => {
  pages = { a: wheel, b: wheel };
  await postgres.query('delete from wheel_spins');
});
afterAll(() => postgres.end());

const spin = async (site: string, cookie: string) => {
  const headers = new Headers({ host: `${site}.example`, cookie, [siteHeader]: site });
  const response = await POST(new Request('http://web.invalid/', { method: 'POST', headers, body: 'prize=Car wash' }));
  return response.headers.get('location');
};
const spins = () => postgres.query('select * from wheel_spins');

describe('[NAV-15] a go at the wheel', () => {
  it('needs a confirmed number, and shows that before anything is drawn', async () => {
    expect(await spin('a', '')).toBe('/sign-in?type=promotion&redirect=%2Fspin-to-win&back=%2Fspin-to-win');
    const { cookie } = await signIn('a', '+61491570110');
    expect(await spin('b', cookie)).toMatch(/^\/sign-in/);
    expect(await spins()).toEqual([]);
  });

  it('is one for each number, however many come at one moment, in however many browsers', async () => {
    const browsers = await Promise.all([signIn('a', '+61491570110'), signIn('a', '+61491570110')]);
    const all = Array.from({ length: 20 }, (_, at) => spin('a', browsers[at % 2]?.cookie ?? ''));
    expect(new Set(await Promise.all(all))).toEqual(new Set(['/spin-to-win/result']));
    const [first, ...more] = await spins();
    expect(more).toEqual([]);
    await spin('a', browsers[0]?.cookie ?? '');
    expect(await spins()).toEqual([first]);
  });

  it('is no second one for a number whose account was deleted; the row holds no number', async () => {
    const first = await signIn('a', '+61491570156');
    await spin('a', first.cookie);
    await deleteAccount(database, first.id);
    const again = await signIn('a', '+61491570156');
    await spin('a', again.cookie);
    const rows = await spins();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('491570156');
  });

  it('is another one on another site, and in a promotion with another permit', async () => {
    await spin('a', (await signIn('a', '+61491570157')).cookie);
    await spin('b', (await signIn('b', '+61491570157')).cookie);
    pages.a = { ...wheel, permit: 'TP/2' };
    await spin('a', (await signIn('a', '+61491570157')).cookie);
    expect(await spins()).toHaveLength(3);
  });

  it.each([
    ['has ended', { ...wheel, expiresAt: '2021-01-01T00:00:00Z' }],
    ['has not begun', { ...wheel, startsAt: '2099-01-01T00:00:00Z' }],
    ['has odds that do not add up', { ...wheel, prizes: [{ title: 'Car wash', odds: 90 }, wheel.prizes[1]] }],
    ['has no dates', { ...wheel, expiresAt: null }],
    ['is hidden', { ...wheel, hidden: true }],
    ['is not there', null],
  ])('is none where the wheel %s', async (_why, page) => {
    pages.a = page;
    await spin('a', (await signIn('a', '+61491570158')).cookie);
    expect(await spins()).toEqual([]);
  });

  it('gives what the server drew, near the odds, and staff of that site alone see the codes', async () => {
    const many = await Promise.all(Array.from({ length: 60 }, (_, at) => signIn('a', `+6149157${1000 + at}`)));
    for (const { cookie } of many) await spin('a', cookie);
    const rows = await spins();
    const wins = rows.filter(({ is_win }) => is_win);
    // Of 60 at one half: 1 in 10 million outside of these.
    expect(wins.length).toBeGreaterThan(9);
    expect(wins.length).toBeLessThan(51);
    expect(wins.every(({ prize }) => prize === 'Car wash')).toBe(true);
    expect((await winsOfSite(database, 'a')).map(({ code }) => code).sort()).toEqual(
      wins.map(({ code }) => code).sort(),
    );
    expect(await winsOfSite(database, 'b')).toEqual([]);
  });
});
