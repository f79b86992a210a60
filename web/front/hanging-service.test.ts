import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { CircuitBreaker } from '@/web/circuit-breaker.ts';
import { patiently } from '@/web/content/patience.ts';
import { frontParts, RunningFront } from './front.fixture.ts';
import { PageCache } from './page-cache.ts';
import { limited, RenderLimit } from './render-limit.ts';
import { httpProbe } from './service-health.ts';

const atOnce = 3;
const waitMs = 2_000;

it('[OPS-04] a content service that takes questions and answers none holds up one turn of pages and not every one; pages that do not ask it flow, and all do once it answers', async () => {
  let [hangs, asked] = [true, 0];
  const content = createServer((request, response) => {
    if (request.url !== '/health') asked += 1;
    if (!hangs) response.end('words');
  });
  await new Promise<void>((listening) => content.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(content.address() as AddressInfo).port}`;
  const circuit = new CircuitBreaker('content', httpProbe(`${origin}/health`), {
    suspectMs: 200,
    probeMs: 200,
    everyMs: 50,
  });
  const read = () => patiently((signal) => fetch(origin, { signal }), waitMs, circuit);
  const next = limited(
    async ({ url }, response) => {
      const found = url?.includes('needs') ? await read().catch(() => null) : true;
      response.writeHead(found ? 200 : 503, { 'Content-Type': 'text/html' }).end('<h1>page</h1>');
    },
    new RenderLimit({ atOnce, waiting: 200, waitMs: 30_000 }),
  );
  const pages = new PageCache({ maxBytes: 1024 * 1024, maxRenders: 400 });
  const front = await new RunningFront(await frontParts(next, { pages })).listen();
  const begun = performance.now();
  const statuses = async (name: string) => {
    const answers = Array.from({ length: 40 }, (_, at) => front.ask(`/${name}-${at}`));
    return new Set((await Promise.all(answers)).map(({ status }) => status));
  };
  expect(await Promise.all([statuses('needs'), statuses('other')])).toEqual([new Set([503]), new Set([200])]);
  // Each waiting for itself, forty pages in three places take as many waits.
  expect(performance.now() - begun).toBeLessThan((40 / atOnce / 2) * waitMs);
  expect(asked).toBeLessThanOrEqual(2 * atOnce);
  hangs = false;
  await expect.poll(() => circuit.isOpen).toBe(false);
  expect(await statuses('needs-again')).toEqual(new Set([200]));
  await front.close();
  content.closeAllConnections();
  content.close();
}, 60_000);
