import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { evaluate, parse } from 'groq-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { RunningService } from '../search/running-service.ts';

const root = join(import.meta.dirname, '../../..');
const csv =
  'Stock No,Make,Model,Year,Body,Type,Status,Price,Odometer\nX1,Ford,Everest,2024,SUV,Used,In Stock,45990,12000\n';
const documents: object[] = [
  { _id: 'site-south', _type: 'site', name: 'South Ford', slug: { current: 'south' }, dealershipIds: ['d1'] },
];
let signIn: string | undefined;

/** The dealer's file, and the content service's results of queries. */
const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://x');
  if (url.pathname === '/stock.csv') {
    signIn = request.headers.authorization;
    return void response.end(csv);
  }
  const posted = request.method === 'POST' ? ((await json(request)) as { query: string; params?: object }) : null;
  const given = [...url.searchParams].flatMap(([key, value]) =>
    key.startsWith('$') ? [[key.slice(1), JSON.parse(value)]] : [],
  );
  const params = { ...posted?.params, ...Object.fromEntries(given) };
  const query = posted?.query ?? url.searchParams.get('query') ?? '';
  const result = await (await evaluate(parse(query, { params }), { dataset: documents, params })).get();
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ result }));
});

let postgres: TestRecords;
let index: RunningService;
let child: ChildProcess;
let origin = '';
beforeAll(async () => {
  [index, postgres] = await Promise.all([RunningService.start(), testRecords()]);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  documents.push({
    _id: 'office.site-south',
    _type: 'siteOffice',
    site: { _ref: 'site-south' },
    stockSource: { kind: 'url', address: `${origin}/stock.csv`, user: 'dealer' },
  });
});
afterAll(async () => {
  child.kill('SIGKILL');
  server.closeAllConnections();
  server.close();
  await Promise.all([index.stop(), postgres.end()]);
});

it('[PLUS-20] the process that fetches feeds has all it needs by its environment, and ends when it is stopped', async () => {
  child = spawn(process.execPath, ['--import', './scripts/alias.ts', 'scripts/stock/sources/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      STOCK_FEED_PRIVATE: '1',
      SANITY_PROJECT_ID: 'forecourt',
      CONTENT_URL: origin,
      SANITY_API_TOKEN: 'token',
      DATABASE_URL: postgres.url,
      TYPESENSE_URL: index.url,
      TYPESENSE_ADMIN_KEY: index.adminKey,
      STOCK_FEED_SOUTH_PASSWORD: 's3cret',
      STOCK_FEED_SOUTH_HOST: new URL(origin).host,
    },
  });
  const outcome = async () => (await postgres.query('select outcome, reason from stock_fetches'))[0];
  await expect.poll(outcome, { interval: 200 }).toEqual({ outcome: 'imported', reason: '' });
  const { num_documents: count } = await index.client().collections('vehicles').retrieve();
  expect([count, signIn]).toEqual([1, `Basic ${Buffer.from('dealer:s3cret').toString('base64')}`]);
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
