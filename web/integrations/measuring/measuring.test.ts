import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readVariables } from '@/web/platform/env.ts';
import { open, variables } from './http.ts';
import type { MeasuredVisit } from './port.ts';

let server: Server;
let requests: { url: string; body: string }[];
let status = 204;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ url: request.url ?? '', body });
    response.writeHead(status).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => void server.close());
beforeEach(() => {
  requests = [];
  status = 204;
});

const visit: MeasuredVisit = {
  id: 'v',
  site: 'cartown',
  account: 'G-AB12CD34EF',
  origin: 'https://cartown.example',
  person: '1.2',
  agent: 'Firefox',
  page: 'item',
  events: [{ event: 4, car: '' }],
  at: 0,
};
const opened = () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const all = {
    GOOGLE_MEASURING_SECRETS: 'cartown=abcdefghij1',
    META_MEASURING_TOKENS: `cartown=${'t'.repeat(24)}`,
    GOOGLE_MEASURING_URL: address,
    META_MEASURING_URL: address,
  };
  const measuring = open(readVariables(variables, all));
  if (!measuring) throw new Error('It is off.');
  return measuring;
};
const soon = () => AbortSignal.timeout(5_000);

it('[ANL-01] is off without a key, and for sites that have none', async () => {
  expect(open(readVariables(variables, {}))).toBeNull();
  await opened().send('google', { ...visit, site: 'harbour-ford' }, soon());
  expect(requests).toEqual([]);
});

it('[ANL-01] speaks to each vendor by the site’s own account and key', async () => {
  await opened().send('google', visit, soon());
  await opened().send('meta', { ...visit, account: '123456' }, soon());
  expect(requests.map(({ url }) => url)).toEqual([
    '/mp/collect?measurement_id=G-AB12CD34EF&api_secret=abcdefghij1',
    '/v25.0/123456/events',
  ]);
  expect(JSON.parse(requests[1]?.body ?? '')).toMatchObject({
    access_token: 't'.repeat(24),
    data: [{ event_name: 'ViewContent' }],
  });
});

it('[ANL-01] logs that it was refused, and never the key', async () => {
  status = 403;
  await expect(opened().send('google', visit, soon())).rejects.toThrow(/^The measuring service answered 403\.$/);
});
