import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Valuation } from '@/domain/leads/valuation.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import * as http from '@/web/integrations/group/http.ts';
import type { Records } from '@/web/records/database.ts';
import { insertLead } from '@/web/records/insert-lead.ts';
import { LeadQueue } from '@/web/records/lead-queue.ts';
import { changeReceipt } from '@/web/records/lead-receipt.ts';
import { newLead } from '@/web/records/new-lead.fixture.ts';
import { deliverWith } from './deliver.ts';

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
let records: Records;
let queue: LeadQueue;
beforeAll(async () => {
  postgres = await testRecords();
  records = postgres.open();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const group = http.open({ GROUP_URL: `http://127.0.0.1:${port}`, GROUP_KEY: 'k' });
  if (!group) throw new Error('The environment names a system.');
  const unused = () => Promise.reject(new Error('Nothing else is sent.'));
  const senders = { mail: { kind: 'sandbox', send: unused }, crm: { kind: 'sandbox', post: unused }, group } as const;
  queue = new LeadQueue(records, { limit: 1, delaySeconds: 1, maxDelaySeconds: 1 });
  await queue.work(deliverWith(senders, records.database, queue));
});
afterAll(async () => {
  await queue.stop();
  server.close();
  await postgres.end();
});

const valuation: Valuation = {
  car: { make: 'Mazda', model: 'CX-5', year: 2021, kilometres: 75_000 },
  answers: { condition: 'good', history: 'full', accident: 'no', keys: 'two' },
  low: 22_500,
  high: 26_500,
  steps: [],
  source: 'Sample',
  validUntil: '2026-11-29',
  acceptedAtMs: null,
};

describe('the result of a valuation', { timeout: 40_000 }, () => {
  const valued = async (sentOn: boolean) => {
    const stored = await insertLead(records.database, queue, newLead({ category: 'Trade In', destinations: [] }));
    const at = { site: 'a', token: stored.token };
    expect(await changeReceipt(records.database, queue, at, { kind: 'valued', valuation, sentOn })).toBe(true);
    return { ...stored, at };
  };
  const states = (lead: string) =>
    postgres.query("select state, error from lead_deliveries where lead = $1 and kind = 'group'", [lead]);
  const soon = { timeout: 15_000, interval: 50 };

  it('[FORM-15] is posted to the group’s own system under column_name valuation, once, and without the shopper', async () => {
    const { id, at } = await valued(true);
    await vi.waitFor(async () => expect(await states(id)).toMatchObject([{ state: 'delivered' }]), soon);
    const accepted = { kind: 'accepted', now: Date.UTC(2026, 10, 24) } as const;
    expect(await changeReceipt(records.database, queue, at, accepted)).toBe(true);
    expect(await states(id)).toHaveLength(1);
    const [first, again] = got.splice(0);
    expect(first).toMatchObject({
      path: 'POST /api/miscellaneous',
      authorization: 'Bearer k',
      body: { column_name: 'valuation', site: 'a', lead_id: id, valuation: { low: 22_500, high: 26_500 } },
    });
    expect(again).toBeUndefined();
    expect(JSON.stringify(first)).not.toMatch(/@|0491 570/);
  });

  it('[FORM-15] stays where it is on sites that are not set so', async () => {
    const { id } = await valued(false);
    expect(await states(id)).toEqual([]);
  });

  it('[FORM-15] that the system refuses is tried again with the same key, and the shopper has the estimate all the same', async () => {
    status = 500;
    const { id } = await valued(true);
    await vi.waitFor(async () => expect(await states(id)).toMatchObject([{ state: 'stuck' }]), soon);
    status = 200;
    const tries = got.filter(({ body }) => body.lead_id === id);
    expect(tries).toHaveLength(2);
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
    expect(await postgres.query('select valuation from leads where id = $1', [id])).toMatchObject([
      { valuation: { low: 22_500 } },
    ]);
  });
});
