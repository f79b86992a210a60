import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { vendorJson } from './vendor-json.ts';

let server: Server;
let origin = '';
let requests: (Pick<IncomingMessage, 'method' | 'url'> & { type?: string; authorization?: string; body: string })[];
/** Responses whose connection the client closed before their end. */
let cancelled: string[];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    const body = await text(request);
    requests.push({ method, url, type: headers['content-type'], authorization: headers.authorization, body });
    response.on('close', () => !response.writableEnded && cancelled.push(url));
    const [, status, how] = url.split('/');
    response.writeHead(Number(status));
    if (how === 'endless') response.write('{');
    else if (how !== 'silent') response.end(how === 'nonsense' ? '<html>' : '{"number":7}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
  cancelled = [];
});
const get = (path: string, signal = AbortSignal.timeout(50_000)) => vendorJson(origin + path, { key: 'k', signal });

describe('JSON of a vendor', () => {
  it('is requested by GET, and by POST with a body, with the key where there is one', async () => {
    expect(await get('/200/x')).toEqual({ number: 7 });
    const signal = AbortSignal.timeout(50_000);
    expect(await vendorJson(new URL(`${origin}/200/y`), { key: undefined, body: { a: 1 }, signal })).toEqual({
      number: 7,
    });
    expect(requests).toEqual([
      { method: 'GET', url: '/200/x', type: undefined, authorization: 'Bearer k', body: '' },
      { method: 'POST', url: '/200/y', type: 'application/json', authorization: undefined, body: '{"a":1}' },
    ]);
  });

  it.each([204, 404])('is null where the vendor responds with %i', async (status) => {
    expect(await get(`/${status}/x`)).toBeNull();
  });

  it('rejects with the status, and without the address, which may contain a key', async () => {
    await expect(get('/502/x?token=secret')).rejects.toThrow(/^127\.0\.0\.1 responded with 502\.$/);
    await expect(get('/200/nonsense')).rejects.toThrow();
  });

  it('rejects when its signal aborts', async () => {
    await expect(get('/200/endless', AbortSignal.timeout(50))).rejects.toThrow();
  });

  it.each([404, 503])('leaves no connection with an unread body behind after %i', async (status) => {
    await get(`/${status}/endless`, new AbortController().signal).catch(() => undefined);
    await vi.waitFor(() => expect(cancelled).toContain(`/${status}/endless`));
  });
});
