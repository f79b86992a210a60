// @isolated: a process reads its environment once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportRecord } from '@/domain/stock/imports/import-record.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { GET as oneImport } from '@/web/app/api/stock-imports/[record]/route.ts';
import { GET as imports } from '@/web/app/api/stock-imports/route.ts';
import { storeImports } from '@/web/records/stock-imports.ts';
import { provideStaff, staffHeaders, stubContent } from './staff-services.ts';

let postgres: TestRecords;

const record = (site: string): ImportRecord => ({
  site,
  dealershipId: `id-${site}`,
  dealership: site,
  file: `${site}.csv`,
  outcome: 'imported',
  reason: '',
  unlisted: 0,
  counts: { rows: 1, added: 0, changed: 0, unchanged: 0, withdrawn: 0, sold: 0, refused: 1, left: 0 },
  lines: [
    {
      kind: 'refused',
      line: 2,
      stockNumber: `of-${site}`,
      slug: '',
      field: 'Year',
      value: '=1+1',
      reason: 'is not a year like 2024',
    },
  ],
});

beforeEach(stubContent);
beforeAll(async () => {
  postgres = await testRecords();
  const records = postgres.open();
  provideStaff(records);
  await storeImports(records.database, ['southbank-ford', 'harbour-ford', ''].map(record), Date.now());
});
afterAll(async () => {
  await postgres.end();
});

const request = (host: string, who: string, path: string) =>
  new Request(`http://x/api/stock-imports${path}`, {
    headers: staffHeaders(host, who),
  });
async function list(host: string, who: string, query = '') {
  const response = await imports(request(host, who, query));
  return { status: response.status, text: await response.text() };
}
async function one(host: string, who: string, id: number, query = '') {
  const context = { params: Promise.resolve({ record: String(id) }) };
  const response = await oneImport(request(host, who, `/${id}${query}`), context);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

describe('what imports did to the stock', () => {
  it('[CFG-04] is for the staff of that site, and shows nothing of another', async () => {
    const { status, text } = await list('southbank-ford', 'ann');
    expect([status, JSON.parse(text).imports]).toMatchObject([200, [{ file: 'southbank-ford.csv' }]]);
    expect(text).not.toContain('harbour');
    expect((await list('southbank-ford', 'hal', '?site=harbour-ford')).text).toContain('harbour-ford.csv');
  });

  it('[CFG-04] one import of another dealer cannot be read by its number, on neither host', async () => {
    const own = await one('southbank-ford', 'ann', 1);
    expect([own.status, own.text]).toEqual([200, expect.stringContaining('of-southbank-ford')]);
    for (const id of [2, 3]) expect(await one('southbank-ford', 'ann', id)).toMatchObject({ status: 404 });
    expect(await one('southbank-ford', 'ann', 2, '?site=harbour-ford')).toMatchObject({ status: 403 });
    expect(await one('southbank-ford', 'ann', 2, '?site=*')).toMatchObject({ status: 403 });
  });

  it('[CFG-04] administrators read all of them, and those of no dealer', async () => {
    expect(JSON.parse((await list('southbank-ford', 'ada', '?site=*')).text).imports).toHaveLength(3);
    expect((await one('southbank-ford', 'ada', 3, '?site=*')).status).toBe(200);
  });

  it('[PLUS-20] is a file for spreadsheets too, in which nothing runs', async () => {
    const { status, type, text } = await one('southbank-ford', 'ann', 1, '?as=csv');
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(text.split('\r\n')[1]).toBe(
      `"Rows that did not go in","2","of-southbank-ford","Year","'=1+1","is not a year like 2024","Write the year with four figures, such as 2024."`,
    );
  });

  it.each([
    ['southbank-ford', '', '', 401],
    ['southbank-ford', 'hal', '', 403],
    ['southbank-ford', 'ann', '?site=harbour-ford', 403],
    ['southbank-ford', 'ann', '?site=*', 403],
    ['southbank-ford', 'ann', '?site=..%2Fharbour-ford', 404],
    ['', 'ann', '', 404],
  ])('[CFG-04] is shut on %s for "%s" requesting "%s": %i', async (host, who, query, status) => {
    const response = await list(host, who, query);
    expect(response.status).toBe(status);
    expect(Object.keys(JSON.parse(response.text))).toEqual(['error']);
  });
});
