import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { proxyToContent } from '@/web/front/http/content-proxy.ts';
import { frontServer } from './front-server.ts';

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listening = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

describe('a service that responds before it has read the body', () => {
  it('has its response passed on, and its next responses go to the requests they belong to', async () => {
    const seen: string[] = [];
    const service = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      if (request.url === '/refused') response.writeHead(413, { 'content-length': '2' }).end('no');
      else request.resume().on('end', () => response.end(request.url));
    });
    await listening(service);
    const before = frontServer(
      { handle: (one, result) => void proxyToContent(one, result, `http://127.0.0.1:${portOf(service)}`) },
      { contentUrl: undefined, next: null },
    );
    await listening(before);
    const send = (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${portOf(before)}/lake${path}`, init);
    const body = 'x'.repeat(3_000_000);
    for (const round of [1, 2, 3]) {
      const refused = await send('/refused', { method: 'POST', body });
      expect([refused.status, await refused.text()]).toEqual([413, 'no']);
      expect(await (await send(`/next-${round}`, { method: 'POST', body: 'x' })).text()).toBe(`/next-${round}`);
    }
    expect(seen).toEqual([1, 2, 3].flatMap((round) => ['POST /refused', `POST /next-${round}`]));
    for (const server of [before, service]) {
      server.closeAllConnections();
      server.close();
    }
  });
});
