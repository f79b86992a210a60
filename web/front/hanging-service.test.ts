import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { withTimeout } from '@/web/content/with-timeout.ts';
import { PageCache } from '@/web/front/pages/page-cache.ts';
import { limited, RenderLimit } from '@/web/front/pages/render-limit.ts';
import { CircuitBreaker } from '@/web/platform/circuit-breaker.ts';
import { httpProbe } from '@/web/platform/service-health.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

const atOnce = 3;
const waitMs = 2_000;

it('[OPS-04] a content service that takes requests and does not respond holds up one turn of pages and not every one; pages that do not request it flow, and all do once it responds', async () => {
  let [hangs, requested] = [true, 0];
  const content = createServer((request, response) => {
    if (request.url !== '/health') requested += 1;
    if (!hangs) response.end('words');
  });
  await new Promise<void>((listening) => content.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(content.address() as AddressInfo).port}`;
  const circuit = new CircuitBreaker('content', httpProbe(`${origin}/health`), {
    suspectMs: 200,
    probeMs: 200,
    everyMs: 50,
  });
  const read = () => withTimeout((signal) => fetch(origin, { signal }), waitMs, circuit);
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
    const responses = Array.from({ length: 40 }, (_, at) => front.request(`/${name}-${at}`));
    return new Set((await Promise.all(responses)).map(({ status }) => status));
  };
  expect(await Promise.all([statuses('needs'), statuses('other')])).toEqual([new Set([503]), new Set([200])]);
  // Each waiting for itself, forty pages in three places take as many waits.
  expect(performance.now() - begun).toBeLessThan((40 / atOnce / 2) * waitMs);
  expect(requested).toBeLessThanOrEqual(2 * atOnce);
  hangs = false;
  await expect.poll(() => circuit.isOpen).toBe(false);
  expect(await statuses('needs-again')).toEqual(new Set([200]));
  await front.close();
  content.closeAllConnections();
  content.close();
});
