import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'typesense';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '@/embedded/search/http/server.ts';
import { proxySearch } from '@/web/front/http/search-proxy.ts';
import { adapterOver, checked, overHttp } from './checked-adapter.ts';
import { InProcess } from './in-process.ts';
import { idsWhere, stock, type Vehicle } from './vehicles.ts';

let local: InProcess;
let loopback = 0;
let front = 0;
let parent = '';
const servers: Server[] = [];

beforeAll(async () => {
  local = await InProcess.open();
  loopback = await listening(createHttpServer(() => local.service));
  const origin = `http://127.0.0.1:${loopback}`;
  front = await listening(createServer((request, response) => void proxySearch(request, response, origin)));
  await stock(local.client(), 'cars');
  const key = { description: 'search', actions: ['documents:search'], collections: ['cars'] };
  parent = (await local.client().keys().create(key)).value ?? '';
});
afterAll(async () => {
  for (const server of servers) server.close();
  await local.close();
});

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

const clientOn = (port: number, path: string, apiKey: string) =>
  new Client({
    nodes: [{ host: '127.0.0.1', port, protocol: 'http', path }],
    apiKey,
    numRetries: 0,
    logLevel: 'silent',
    axiosAdapter: adapterOver(checked(overHttp, path)),
  });

/** Where the service owns its store alone, only tests reach it within a process. */
const inProcess = (apiKey: string) =>
  new Client({
    nodes: [{ url: 'http://search.invalid' }],
    apiKey,
    numRetries: 0,
    logLevel: 'silent',
    axiosAdapter: adapterOver(local.way),
  });

const mounts: [name: string, client: (key: string) => Client][] = [
  ['a port of this machine', (key) => clientOn(loopback, '', key)],
  ["a path of the site's own host", (key) => clientOn(front, '/stock-search', key)],
  ['this process', inProcess],
];

describe.each(mounts)('%s', (_name, clientFor) => {
  const cars = (key: string) => clientFor(key).collections<Vehicle>('cars').documents();
  const scoped = (parameters: object) => local.client().keys().generateScopedSearchKey(parent, parameters);

  it('[SRCH-27] a search and several at once return the same', async () => {
    const wish = { q: 'mazda', query_by: 'name', filter_by: 'body:=SUV', facet_by: 'body', per_page: 2 };
    const found = await cars(parent).search(wish);
    const several = await clientFor(parent).multiSearch.perform({
      searches: [{ collection: 'cars', ...wish }],
    } as never);
    const [same] = (several as unknown as { results: (typeof found)[] }).results;
    expect({ ...same, search_time_ms: 0 }).toEqual({ ...found, search_time_ms: 0 });
    expect(found.hits?.map(({ document }) => document.id)).toEqual(['car-2', 'car-1']);
    expect(found.hits?.[0]?.highlights?.[0]?.snippet).toContain('<mark>Mazda</mark>');
  });

  it('[SRCH-27] letters beyond ASCII, quotes and signs of addresses arrive as they were written', async () => {
    const { request_params: echo } = await cars(parent).search({ q: 'Škoda "a&b" +%?#=é', query_by: 'name' });
    expect(echo.q).toBe('Škoda "a&b" +%?#=é');
  });

  it('[SRCH-27] a key keeps to its site, and a changed, expired or missing one is refused', async () => {
    const key = scoped({ filter_by: 'sites:=north' });
    const { hits } = await cars(key).search({ q: '*', filter_by: 'sites:=south || year:>0', per_page: 50 });
    const north = idsWhere(({ sites }) => sites.includes('north'));
    expect(hits?.map(({ document }) => document.id).sort()).toEqual([...north].sort());
    const changed = Buffer.from(Buffer.from(key, 'base64').toString().replace('north', 'south')).toString('base64');
    for (const wrong of [changed, scoped({ expires_at: 1 }), 'x'])
      await expect(cars(wrong).search({ q: '*' })).rejects.toMatchObject({ httpStatus: 401 });
  });

  it('[SRCH-27] refusals keep their status and sentence', async () => {
    await expect(cars(parent).search({ q: '*', filter_by: 'wheels:=4' })).rejects.toMatchObject({
      httpStatus: 404,
      message: expect.stringContaining('Could not find a filter field named `wheels` in the schema.'),
    });
    await expect(cars(parent).search({ q: '*', per_page: 251 })).rejects.toMatchObject({ httpStatus: 422 });
  });
});

describe("the path of the site's own host", () => {
  it('[SRCH-27] reaches searches alone, whatever the key allows', async () => {
    const admin = clientOn(front, '/stock-search', local.adminKey);
    await expect(admin.collections().retrieve()).rejects.toMatchObject({ httpStatus: 404 });
    await expect(admin.collections('cars').documents('car-1').retrieve()).rejects.toMatchObject({ httpStatus: 404 });
    await expect(admin.collections('cars').documents().export()).rejects.toMatchObject({ httpStatus: 404 });
    await expect(admin.collections('cars').delete()).rejects.toMatchObject({ httpStatus: 404 });
    await expect(admin.keys().retrieve()).rejects.toMatchObject({ httpStatus: 404 });
    expect((await local.client().collections('cars').retrieve()).num_documents).toBe(10);
  });
});
