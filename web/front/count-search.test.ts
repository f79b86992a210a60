import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordSearched } from '@/web/platform/render-record.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };
let taken: unknown[][];
let front: RunningFront;
let engine: Server;

beforeEach(async () => {
  taken = [];
  engine = createServer((_request, response) =>
    response.end('{"results":[{"facet_counts":[],"found":0,"hits":[]},{"found":7}]}'),
  );
  await new Promise<void>((listening) => engine.listen(0, '127.0.0.1', listening));
  const next = async (request: IncomingMessage, response: ServerResponse) => {
    const phrase = /query=(\w+)/.exec(request.url ?? '')?.[1];
    recordSearched(phrase ? { phrase, foundNothing: phrase === 'zorblax' } : null);
    response.setHeader('Content-Type', 'text/html');
    response.end('<p>cars</p>');
  };
  const searchUrl = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
  const searches = { take: (...search: unknown[]) => void taken.push(search) };
  front = await new RunningFront(await frontParts(next, { searches, searchUrl })).listen();
});
afterEach(async () => {
  await front.close();
  engine.close();
});

describe('the searches that the front counts', () => {
  it('are those of pages out of the cache as well, by site and sender, with what found nothing', async () => {
    const other = { ...browser, host: 'harbour-ford.localhost', 'x-forwarded-for': '203.0.113.9' };
    await front.request('/search?query=zorblax', browser);
    expect((await front.request('/search?query=zorblax', browser)).headers['x-cache']).toBe('hit');
    await front.request('/search?query=hilux', other);
    await front.request('/search', browser);
    expect(taken).toEqual([
      ['southbank-ford', '127.0.0.1', { phrase: 'zorblax', foundNothing: true }],
      ['southbank-ford', '127.0.0.1', { phrase: 'zorblax', foundNothing: true }],
      ['harbour-ford', '203.0.113.9', { phrase: 'hilux', foundNothing: false }],
    ]);
  });

  it.each<Record<string, string>>([
    {},
    { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    { 'user-agent': 'curl/8.5.0' },
    { ...browser, 'sec-purpose': 'prefetch;prerender' },
  ])('are no program’s and nothing that is fetched ahead: %o', async (headers) => {
    await front.request('/search?query=hilux', headers);
    await front.request('/search?query=hilux', headers);
    expect(taken).toEqual([]);
  });

  it('[SRCH-27] are those of a browser’s own key too: the first search’s words, and whether they found nothing', async () => {
    const searches = [{ q: 'Zorblax  ' }, { q: '*' }];
    const { body } = await front.request('/stock-search/multi_search', browser, 'POST', JSON.stringify({ searches }));
    expect(JSON.parse(body.toString()).results).toHaveLength(2);
    await front.request('/stock-search/collections/vehicles/documents/search?q=hilux&filter_by=price:%3C9', browser);
    await front.request('/stock-search/multi_search', browser, 'POST', '{"searches":[{"q":"*"}]}');
    await front.request('/stock-search/multi_search', browser, 'POST', 'no json');
    await vi.waitFor(() => expect(taken).toHaveLength(2));
    expect(taken.map(([, , searched]) => searched)).toEqual([
      { phrase: 'zorblax', foundNothing: true },
      { phrase: 'hilux', foundNothing: false },
    ]);
  });
});
