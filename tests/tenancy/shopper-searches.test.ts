// @isolated: a process reads its environment once.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { GET } from '@/web/app/api/shopper-searches/route.ts';
import { cacheKeys } from '@/web/content/last-content.ts';
import type { StaffResponse } from '@/web/content/staff.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { openSearchCounter } from '@/web/searches/open-counter.ts';
import type { SearchCounter } from '@/web/searches/search-counter.ts';

const session = 'forecourt_session_3000';
let postgres: TestRecords;
let searches: SearchCounter;

// Put back after each test (vitest.config.ts).
beforeEach(() => {
  vi.stubEnv('CONTENT_URL', 'http://127.0.0.1:1');
  vi.stubEnv('SANITY_PROJECT_ID', 'forecourt');
});
beforeAll(async () => {
  postgres = await testRecords();
  const records = postgres.open();
  searches = openSearchCounter(records);
  // Ann works for Southbank, Hal for Harbour.
  const staffOf = async (site: string, { cookie }: { cookie: string }): Promise<StaffResponse> => {
    if (cookie === '') return 'signed-out';
    const own = cookie.includes('ann') ? 'site-southbank-ford' : 'site-harbour-ford';
    return site === own ? { id: 'u', name: 'Ann' } : 'forbidden';
  };
  const siteOf = (slug: string) => ({ id: `site-${slug}`, slug });
  const snapshots = { read: async (key: string) => siteOf(key.replace(cacheKeys.site(''), '')) };
  const leads = { lastContent: snapshots, staff: { staffOf }, records };
  provideServices({ searches, leads } as unknown as Services);
  searches.take('southbank-ford', 'a shopper', { phrase: 'hilux', foundNothing: false });
  searches.take('harbour-ford', 'a shopper', { phrase: 'zorblax', foundNothing: true });
  await searches.stop();
});
afterAll(async () => {
  await postgres.end();
});

async function getSearches(host: string, who: string, query = '') {
  const headers = { [siteHeader]: host, cookie: who && `${session}=${who}` };
  const response = await GET(new Request(`http://x/api/shopper-searches${query}`, { headers }));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('what shoppers of a site searched for', () => {
  it('[CFG-04] is for the staff of that site, and shows nothing of another', async () => {
    expect(await getSearches('southbank-ford', 'ann')).toEqual({
      status: 200,
      body: { frequent: [{ phrase: 'hilux', searches: 1 }], nothing: [] },
    });
    expect(await getSearches('southbank-ford', 'hal', '?site=harbour-ford')).toMatchObject({
      status: 200,
      body: { nothing: [{ phrase: 'zorblax', searches: 1 }] },
    });
  });

  it.each([
    ['southbank-ford', '', '', 401],
    ['southbank-ford', 'hal', '', 403],
    ['southbank-ford', 'ann', '?site=harbour-ford', 403],
    ['southbank-ford', 'ann', '?site=..%2Fharbour-ford', 404],
    ['', 'ann', '', 404],
  ])('[CFG-04] is shut on %s for "%s" requesting "%s": %i', async (host, who, query, status) => {
    const { body, ...response } = await getSearches(host, who, query);
    expect(response.status).toBe(status);
    expect(Object.keys(body)).toEqual(['error']);
  });
});
