// @isolated: a process reads its environment once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { GET } from '@/web/app/api/missing-pages/route.ts';
import { addMissing } from '@/web/records/missing-pages.ts';
import { provideStaff, staffHeaders, stubContent } from './staff-services.ts';

let postgres: TestRecords;

beforeEach(stubContent);
beforeAll(async () => {
  postgres = await testRecords();
  const records = postgres.open();
  provideStaff(records);
  const counts = ['southbank-ford', 'harbour-ford'].map((site) => ({
    site,
    path: `/of-${site}`,
    referrer: '',
    count: 2,
  }));
  await addMissing(records.database, counts, Date.now());
});
afterAll(() => postgres.end());

async function pages(host: string, who: string, query = '') {
  const headers = staffHeaders(host, who);
  const response = await GET(new Request(`http://x/api/missing-pages${query}`, { headers }));
  return { status: response.status, body: await response.json() };
}

describe('[CFG-04] [CFG-05] what shoppers of a site did not find', () => {
  it('is for the staff of that site, and shows nothing of another', async () => {
    const own = { pages: [{ path: '/of-southbank-ford', referrer: '', count: 2, days: 1 }] };
    expect(await pages('southbank-ford', 'ann')).toEqual({ status: 200, body: own });
    expect((await pages('southbank-ford', 'ada', '?site=harbour-ford')).body.pages[0].path).toBe('/of-harbour-ford');
  });

  it.each([
    ['southbank-ford', '', '', 401],
    ['southbank-ford', 'ann', '?site=harbour-ford', 403],
    ['southbank-ford', 'ann', '?site=*', 403],
    ['southbank-ford', 'ada', '?site=*', 404],
    ['southbank-ford', 'ann', '?site=..%2Fharbour-ford', 404],
    ['', 'ann', '', 404],
  ])('is shut on %s for "%s" with "%s": %i', async (host, who, query, status) => {
    const found = await pages(host, who, query);
    expect([found.status, Object.keys(found.body)]).toEqual([status, ['error']]);
  });
});
