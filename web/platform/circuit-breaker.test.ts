import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { CircuitBreaker, CircuitOpen } from './circuit-breaker.ts';
import { httpProbe } from './service-health.ts';

const limits = { suspectMs: 100, probeMs: 100, everyMs: 50 };
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/**
 * A service that responds as the test sets, a circuit on it, and how many requests it got that are
 * no health check.
 */
async function service(result: RequestListener, { probeMs = limits.probeMs } = {}) {
  let requestCount = 0;
  const server = createServer((request, response) => {
    if (request.url !== '/health') requestCount += 1;
    result(request, response);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const circuit = new CircuitBreaker('a', httpProbe(`${origin}/health`), { ...limits, probeMs });
  const get = (path = '/') =>
    circuit.run(async (ends) => {
      const signal = AbortSignal.any([ends, AbortSignal.timeout(3_000)]);
      return (await fetch(`${origin}${path}`, { signal })).status;
    });
  return { circuit, get, origin, asked: () => requestCount };
}

it('[OPS-04] a service that takes requests and does not respond costs one wait: what is under way ends, new requests fail at once, and it gets requests again when it responds', async () => {
  let hangs = true;
  const { circuit, get, asked } = await service((_request, response) => {
    if (!hangs) response.end();
  });
  const first = await Promise.allSettled([get(), get(), get()]);
  expect(first.map((one) => one.status === 'rejected' && one.reason instanceof CircuitOpen)).toEqual([
    true,
    true,
    true,
  ]);
  for (let at = 0; at < 20; at += 1) await expect(get()).rejects.toBeInstanceOf(CircuitOpen);
  expect(asked()).toBe(3);
  hangs = false;
  await expect.poll(() => circuit.isOpen).toBe(false);
  expect(await get()).toBe(200);
});

it('one slow request to a service that is well ends no other request, nor itself', async () => {
  const { circuit, get } = await service(
    (request, response) => {
      if (request.url === '/slow') setTimeout(() => response.end(), 400);
      else response.end();
      // A stall of this process, which is client and server, is no silence of the service.
    },
    { probeMs: 3_000 },
  );
  const slow = get('/slow');
  await pause(250);
  expect(await get()).toBe(200);
  expect([circuit.isOpen, await slow]).toEqual([false, 200]);
});

it('a service that does not respond to a probe while it responds to requests still gets requests', async () => {
  const { circuit, get } = await service((request, response) => {
    if (request.url === '/health') return;
    setTimeout(() => response.end(), request.url === '/slow' ? 400 : 0);
  });
  const slow = get('/slow');
  for (let at = 0; at < 30; at += 1) {
    expect(await get()).toBe(200);
    await pause(10);
  }
  expect([circuit.isOpen, await slow]).toEqual([false, 200]);
});

it('a service that refuses gets each request: its refusals take no time', async () => {
  const circuit = new CircuitBreaker('gone', httpProbe('http://127.0.0.1:1/health'), limits);
  for (let at = 0; at < 3; at += 1) {
    const answered = circuit.run((signal) => fetch('http://127.0.0.1:1/', { signal }));
    await expect(answered).rejects.toBeInstanceOf(TypeError);
  }
  expect(circuit.isOpen).toBe(false);
});
