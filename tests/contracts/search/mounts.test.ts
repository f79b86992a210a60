import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'typesense';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '@/embedded/search/http/server.ts';
import { handle } from '@/embedded/search/protocol/handle.ts';
import { SearchService } from '@/embedded/search/service.ts';
import { proxySearch } from '@/web/front/search-proxy.ts';
import { stock } from './vehicles.ts';

const adminKey = 'the-admin-key-of-this-test';
let service: SearchService;
let folder = '';
const servers: Server[] = [];
const ports: number[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-mounts-'));
  service = await SearchService.open(folder, adminKey);
  const loopback = createHttpServer(service);
  await listening(loopback);
  const origin = `http://127.0.0.1:${ports[0]}`;
  await listening(createServer((request, response) => void proxySearch(request, response, origin)));
  await stock(clientOn(ports[0] ?? 0), 'cars');
});
afterAll(async () => {
  for (const server of servers) server.close();
  service.close();
  await rm(folder, { recursive: true, force: true });
});

async function listening(server: Server): Promise<void> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ports.push((server.address() as AddressInfo).port);
}

const clientOn = (port: number, path = '') =>
  new Client({
    nodes: [{ host: '127.0.0.1', port, protocol: 'http', path }],
    apiKey: adminKey,
    numRetries: 0,
    logLevel: 'silent',
  });

/** The client's own way to go without a network: its requests end in the handler of this process. */
const inProcess = () =>
  new Client({
    nodes: [{ url: 'http://search.invalid' }],
    apiKey: adminKey,
    numRetries: 0,
    logLevel: 'silent',
    axiosAdapter: async (config) => {
      const url = new URL(config.url ?? '');
      for (const [name, value] of Object.entries(config.params ?? {})) url.searchParams.set(name, String(value));
      const headers = Object.fromEntries(
        Object.entries(config.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
      );
      const method = (config.method ?? 'get').toUpperCase();
      const { status, text } = await handle(service, { method, url, headers, body: String(config.data ?? '') });
      return { status, statusText: '', headers: {}, config, data: JSON.parse(String(text)) as unknown };
    },
  });

const mounts: [name: string, client: () => Client][] = [
  ['a port of this machine', () => clientOn(ports[0] ?? 0)],
  ["a path of the site's own host", () => clientOn(ports[1] ?? 0, '/stock-search')],
  ['this process', inProcess],
];

describe('one handler, three ways in', () => {
  it.each(mounts)('[SRCH-27] %s: a search, several at once, and a refusal answer alike', async (_name, client) => {
    const wish = { q: '*', filter_by: 'make:=Mazda', facet_by: 'body', per_page: 2 };
    const found = await client().collections('cars').documents().search(wish);
    const several = await client().multiSearch.perform({ searches: [{ collection: 'cars', ...wish }] } as never);
    const [same] = (several as unknown as { results: (typeof found)[] }).results;
    expect({ ...same, search_time_ms: 0 }).toEqual({ ...found, search_time_ms: 0 });
    expect(found.found).toBeGreaterThan(1);
    await expect(
      client().collections('cars').documents().search({ q: '*', filter_by: 'wheels:=4' }),
    ).rejects.toMatchObject({
      httpStatus: 404,
    });
  });
});
