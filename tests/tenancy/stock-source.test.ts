// @isolated: a process reads its environment once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { GET, POST } from '@/web/app/api/stock-source/route.ts';
import { settleSources, storeFetch } from '@/web/records/stock-sources.ts';
import { provideStaff, staffHeaders, stubContent } from './staff-services.ts';

let postgres: TestRecords;

beforeEach(stubContent);
beforeAll(async () => {
  postgres = await testRecords();
  const records = postgres.open();
  provideStaff(records);
  const settled = { settings: 's', everyMinutes: 60, fault: '' };
  await settleSources(records.database, [
    { site: 'harbour-ford', address: 'https://harbour.example/x.csv', ...settled },
  ]);
  const fetched = { outcome: 'refused', reason: 'Too few.', bytes: 10, tookMs: 5, byHand: false } as const;
  await storeFetch(records.database, 'harbour-ford', new Date(), fetched);
});
afterAll(() => postgres.end());

const address = (query: string) => `http://x/api/stock-source${query}`;
const headers = (host: string, who: string) => staffHeaders(host, who);
async function read(host: string, who: string, query = '') {
  const response = await GET(new Request(address(query), { headers: headers(host, who) }));
  return { status: response.status, json: await response.json() };
}
const order = async (host: string, who: string, body: unknown, query = '') =>
  (await POST(new Request(address(query), { method: 'POST', headers: headers(host, who), body: JSON.stringify(body) })))
    .status;
const requested = async () =>
  (await postgres.query('select requested_at is not null as is_requested, may_leave from stock_sources'))[0];

describe('where a site’s stock is fetched from', () => {
  it('[CFG-04] is read and fetched by the staff of that site alone', async () => {
    const { status, json } = await read('harbour-ford', 'hal');
    expect([status, json]).toMatchObject([
      200,
      { source: { address: 'https://harbour.example/x.csv', outcome: 'refused' }, fetches: [{ reason: 'Too few.' }] },
    ]);
    for (const [who, shut] of [
      ['', 401],
      ['ann', 403],
    ] as const) {
      expect((await read('harbour-ford', who)).status).toBe(shut);
      expect((await read('southbank-ford', who, '?site=harbour-ford')).status).toBe(shut);
      expect(await order('southbank-ford', who, { action: 'take', leaving: 9 }, '?site=harbour-ford')).toBe(shut);
    }
    expect(await requested()).toEqual({ is_requested: false, may_leave: 0 });
    expect(await read('southbank-ford', 'ann')).toMatchObject({ status: 200, json: { source: null, fetches: [] } });
  });

  it('[PLUS-20] is fetched at once, and takes what shrinks only when staff agree', async () => {
    expect(await order('harbour-ford', 'hal', { action: 'fetch' })).toBe(202);
    expect(await requested()).toEqual({ is_requested: true, may_leave: 0 });
    expect(await order('harbour-ford', 'ada', { action: 'take', leaving: 9 })).toBe(202);
    expect(await requested()).toEqual({ is_requested: true, may_leave: 9 });
  });

  it('[PLUS-20] a request that is empty, or is about no source, is refused', async () => {
    expect(await order('harbour-ford', 'hal', { action: 'drop' })).toBe(400);
    expect(await order('southbank-ford', 'ann', { action: 'fetch' })).toBe(404);
    expect(await order('southbank-ford', 'ada', { action: 'fetch' }, '?site=*')).toBe(404);
    expect((await read('southbank-ford', 'ada', '?site=*')).status).toBe(404);
  });
});
