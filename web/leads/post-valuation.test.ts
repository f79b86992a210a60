import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Valuation } from '@/domain/leads/valuation.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import * as http from '@/web/integrations/group/http.ts';
import type { Database } from '@/web/records/database.ts';
import { keepLeadIn } from '@/web/records/keep-lead.ts';
import { changeReceipt } from '@/web/records/lead-receipt.ts';
import { newLead, noOutbox } from '@/web/records/new-lead.fixture.ts';
import { postValuation } from './post-valuation.ts';

type Got = { path: string; key: string; authorization: string; body: Record<string, unknown> };
const got: Got[] = [];
let status = 200;
const server = createServer(async (request, response) => {
  const { headers, url = '' } = request;
  const body = JSON.parse(await text(request)) as Got['body'];
  const [key, authorization] = [String(headers['idempotency-key']), String(headers.authorization)];
  got.push({ path: `${request.method} ${url}`, key, authorization, body });
  response.writeHead(status).end();
});

let postgres: TestRecords;
let database: Database;
let group: NonNullable<ReturnType<typeof http.open>>;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const opened = http.open({ GROUP_URL: `http://127.0.0.1:${port}`, GROUP_KEY: 'k' });
  if (!opened) throw new Error('The environment names a system.');
  group = opened;
}, 60_000);
afterAll(async () => {
  server.close();
  await postgres.end();
});

const valuation: Valuation = {
  car: { make: 'Mazda', model: 'CX-5', year: 2021, kilometres: 75_000 },
  answers: { condition: 'good', history: 'full', accident: 'no', keys: 'two' },
  ...{ low: 22_500, high: 26_500, steps: [], source: 'Sample', validUntil: '2026-11-29', acceptedAtMs: null },
};

describe('the result of a valuation', () => {
  const post = (site: string, json: unknown) => postValuation({ database, group, site }, json);
  const valued = async () => {
    const kept = await keepLeadIn(database, noOutbox, newLead({ category: 'Trade In', subcategory: '' }));
    await changeReceipt(database, noOutbox, { site: 'a', token: kept.token }, { kind: 'valued', valuation });
    return kept;
  };

  it('[FORM-15] is posted to the group’s own system under column_name valuation, each with one key, and without the shopper', async () => {
    const { id, token } = await valued();
    const asked = { column_name: 'valuation', token, valuation: { low: 99_000 } };
    expect([await post('a', asked), await post('a', asked)]).toEqual([204, 204]);
    const [first, again] = got.splice(0);
    expect(first).toMatchObject({
      path: 'POST /api/miscellaneous',
      authorization: 'Bearer k',
      body: { column_name: 'valuation', site: 'a', lead_id: id, valuation: { low: 22_500, high: 26_500 } },
    });
    expect(again?.key).toBe(first?.key);
    expect(JSON.stringify(first)).not.toMatch(/@|\b04\d\d/);
  });

  it('[FORM-15] is nothing that others can make up: another site’s, none, other columns, no token', async () => {
    const { token } = await valued();
    const unvalued = await keepLeadIn(database, noOutbox, newLead({ category: 'Trade In' }));
    expect(await post('b', { column_name: 'valuation', token })).toBe(404);
    expect(await post('a', { column_name: 'valuation', token: unvalued.token })).toBe(404);
    expect(await post('a', { column_name: 'password', token })).toBe(400);
    expect(await post('a', { column_name: 'valuation', token: "' or 1=1" })).toBe(400);
    expect(await post('a', undefined)).toBe(400);
    expect(got).toEqual([]);
  });

  it('[FORM-15] that the system refuses is logged and nothing else', async () => {
    const { token } = await valued();
    status = 500;
    expect(await post('a', { column_name: 'valuation', token })).toBe(502);
    status = 200;
    expect(http.open({ GROUP_URL: undefined, GROUP_KEY: undefined })).toBeNull();
  });
});
