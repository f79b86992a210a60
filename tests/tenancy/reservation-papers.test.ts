import { beforeEach, expect, it, vi } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import type { Paper } from '@/domain/purchases/paper.ts';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { GET as ofDesk } from '@/web/app/api/desk/reservations/[hold]/papers/[paper]/route.ts';
import { GET as ofShopper } from '@/web/app/api/reservation/[token]/papers/[paper]/route.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { papersOf } from '@/web/records/papers.ts';

vi.mock('@/web/content/read-site.ts', () => ({
  readSite: async (slug: string) => ({ ...siteWith(), slug, id: `site-${slug}` }),
}));
vi.mock('@/web/platform/env.ts', () => ({ environment: () => ({ CONTENT_URL: 'http://content', PORT: 1 }) }));

const all = new TestReservations();
const accounts = {} as Services['accounts'];
let drawn: Paper[] = [];
/** The staff of one site, by the session in their cookie. */
const staff = {
  staffOf: async (site: string, { cookie }: { cookie: string }) => {
    if (cookie === '') return 'signed-out';
    return cookie.endsWith(site) ? { name: 'Mei' } : 'forbidden';
  },
};

beforeEach(() => {
  drawn = [];
  const lastContent = { read: (_key: string, load: () => Promise<unknown>) => load() };
  const prints = {
    paper: async ({ paper }: { paper: Paper }) => {
      drawn.push(paper);
      return Buffer.from('%PDF');
    },
  };
  const leads = { lastContent, staff, records: { database: all.database } };
  provideServices({ accounts, purchases: all.test.services, leads, prints } as unknown as Services);
});

const shopper = async (site: string, token: string, paper: string) => {
  const request = new Request('http://web.invalid/', { headers: { [siteHeader]: site } });
  return ofShopper(request, { params: Promise.resolve({ token, paper }) });
};
const desk = async (site: string, hold: string, paper: string, session = site) => {
  const cookie = session === '' ? '' : `forecourt_session_1=site-${session}`;
  const request = new Request('http://web.invalid/', { headers: { [siteHeader]: site, cookie } });
  return ofDesk(request, { params: Promise.resolve({ hold, paper }) });
};

it('[PLUS-22] [CFG-04] a paper opens by the link of its own reservation, on its own site', async () => {
  const [hold, other] = [await all.held('car-1', nora), await all.held('car-2', '+61491570111')];
  const [paper] = await papersOf(all.database, hold.id);
  const id = paper?.id ?? '';
  const opened = await shopper('a', hold.token, id);
  expect([opened.status, opened.headers.get('content-type'), opened.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  expect(opened.headers.get('content-disposition')).toBe('inline; filename="R-000001.pdf"');
  expect(drawn.map(({ number }) => number)).toEqual(['R-000001']);
  const refused = [
    ['b', hold.token, id],
    ['a', other.token, id],
    ['a', hold.id, id],
    ['a', hold.token, 'R-000001'],
    ['a', hold.token, '../receipt'],
  ] as const;
  for (const [site, token, name] of refused) expect((await shopper(site, token, name)).status).toBe(404);
  expect(drawn).toHaveLength(1);
});

it('[PLUS-22] [CFG-04] in the desk it opens for the staff of the dealership whose car it is, and for no others', async () => {
  const hold = await all.held('car-1', nora);
  const [paper] = await papersOf(all.database, hold.id);
  const id = paper?.id ?? '';
  expect((await desk('a', hold.id, id)).status).toBe(200);
  expect((await desk('b', hold.id, id)).status).toBe(404);
  expect((await desk('a', hold.id, id, 'b')).status).toBe(403);
  expect((await desk('a', hold.id, id, '')).status).toBe(401);
  expect((await desk('a', hold.token, id)).status).toBe(404);
  expect(drawn).toHaveLength(1);
});

it('[PLUS-22] one that cannot be drawn now has a message, and a receipt of an earlier release is printed of its hold', async () => {
  const hold = await all.held('car-1', nora);
  const [paper] = await papersOf(all.database, hold.id);
  await all.postgres.query('alter table papers disable trigger papers_immutable');
  await all.postgres.query('update papers set content = null');
  await all.postgres.query('alter table papers enable trigger papers_immutable');
  expect((await shopper('a', hold.token, paper?.id ?? '')).status).toBe(200);
  expect(drawn[0]).toMatchObject({ title: 'Receipt', number: 'R-000001' });
  const prints = { paper: () => Promise.reject(new Error('too costly')) };
  const { records } = all.test.services;
  const lastContent = { read: (_key: string, load: () => Promise<unknown>) => load() };
  provideServices({ accounts, purchases: { records }, leads: { lastContent }, prints } as unknown as Services);
  const away = await shopper('a', hold.token, paper?.id ?? '');
  expect([away.status, await away.text()]).toEqual([503, 'This paper cannot be made right now.']);
});
