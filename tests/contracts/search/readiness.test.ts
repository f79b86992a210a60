import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '@/embedded/search/http/server.ts';
import type { SearchService } from '@/embedded/search/service.ts';
import { InProcess } from './in-process.ts';

let local: InProcess;
let server: Server;
let service: SearchService | null = null;
let origin = '';

beforeAll(async () => {
  local = await InProcess.open();
  server = createHttpServer(() => service).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await local.close();
});

describe('while the stored documents are being indexed', () => {
  it('returns 503 to every client, with the message of the protocol, and 200 as soon as it can serve', async () => {
    const health = () => fetch(`${origin}/health`);
    const waiting = await health();
    expect([waiting.status, await waiting.json()]).toEqual([503, { ok: false }]);
    const body = '{"searches":[]}';
    const search = await fetch(`${origin}/multi_search`, { method: 'POST', body });
    expect([search.status, await search.json()]).toEqual([503, { message: 'Not Ready or Lagging' }]);
    service = local.service;
    const ready = await health();
    expect([ready.status, await ready.json()]).toEqual([200, { ok: true }]);
  });
});
