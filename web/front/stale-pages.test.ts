import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { currentRender } from '@/web/platform/render-record.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

it('[OPS-04] shows a page as it was when its stock changed and content went away before the next request', async () => {
  let page = (_request: IncomingMessage, response: ServerResponse): unknown => {
    currentRender()?.tags.add('stock:southbank-ford');
    return response.setHeader('Content-Type', 'text/html').end('all cars');
  };
  const parts = await frontParts(async (request, response) => void page(request, response));
  const front = await new RunningFront(parts).listen();
  const load = async (make: string) => {
    const { status, body, headers } = await front.request(`/search/used-cars?make=${make}`);
    return [status, headers['x-cache'], body.toString()];
  };
  try {
    await load('Ford');
    parts.pages.purge(['stock:southbank-ford']);
    page = (_request, response) => response.writeHead(500, { 'Content-Type': 'text/html' }).end('content is away');
    expect(await load('Ford')).toEqual([200, 'stale', 'all cars']);
    const { headers } = await front.request('/search/used-cars?make=Ford');
    expect([headers['cache-control'], headers['cache-tag']]).toEqual(['no-store', undefined]);
    const current = await front.request('/search/used-cars?make=Ford', { 'if-none-match': String(headers.etag) });
    expect([current.status, current.headers['cache-control']]).toEqual([304, 'no-store']);
    expect((await load('Kia'))[0]).toBe(503);
    page = (_request, response) => response.setHeader('Content-Type', 'text/html').end('one car less');
    expect(await load('Ford')).toEqual([200, 'miss', 'one car less']);
  } finally {
    await front.close();
  }
});
