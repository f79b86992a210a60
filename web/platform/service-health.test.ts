import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { frontParts, RunningFront } from '@/web/front/front.fixture.ts';
import { httpProbe, ServiceHealth } from './service-health.ts';

const never = () => new Promise<never>(() => undefined);

describe('ServiceHealth', () => {
  it('[OPS-04] reports each service by itself: up, refusing, faulty, not responding', async () => {
    const server = createServer((request, response) => {
      if (request.url !== '/silent') response.writeHead(request.url === '/faulty' ? 503 : 200).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const health = new ServiceHealth(
      {
        up: httpProbe(`${origin}/up`),
        faulty: httpProbe(`${origin}/faulty`),
        silent: httpProbe(`${origin}/silent`),
        gone: httpProbe('http://127.0.0.1:1/'),
        stuck: never,
      },
      1_500,
    );
    const states = await health.states();
    expect(states).toEqual({ up: 'ok', faulty: 'down', silent: 'down', gone: 'down', stuck: 'down' });
    server.closeAllConnections();
    server.close();
  });

  it('sends one request, however many callers want to know', async () => {
    let requestCount = 0;
    const count = async () => {
      requestCount += 1;
    };
    const health = new ServiceHealth({ content: count });
    await Promise.all(Array.from({ length: 50 }, () => health.states()));
    expect(requestCount).toBe(1);
  });
});

describe('/api/health', () => {
  it('[OPS-04] stays 200 and names the service that is away; /api/health/live calls no service', async () => {
    const health = new ServiceHealth({
      content: async () => undefined,
      search: () => Promise.reject(new Error('away')),
    });
    const front = await new RunningFront(await frontParts(async () => undefined, { health })).listen();
    try {
      const { status, body } = await front.request('/api/health', { host: 'localhost' });
      expect([status, JSON.parse(body.toString())]).toMatchObject([
        200,
        { status: 'degraded', services: { content: 'ok', search: 'down' } },
      ]);
      const live = await front.request('/api/health/live', { host: 'localhost' });
      expect([live.status, JSON.parse(live.body.toString())]).toEqual([200, { status: 'live' }]);
    } finally {
      await front.close();
    }
  });
});
