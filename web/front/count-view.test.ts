import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordViewed } from '@/web/platform/render-record.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };
let taken: unknown[][];
let front: RunningFront;

beforeEach(async () => {
  taken = [];
  const next = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const slug = /cars\/([\w-]+)\/view\.json/.exec(url)?.[1];
    if (slug) recordViewed(slug);
    response.statusCode = slug === 'nothing' ? 404 : 200;
    response.setHeader('Content-Type', 'application/json');
    response.end('{}');
  };
  const views = { take: (...view: unknown[]) => void taken.push(view) };
  front = await new RunningFront(await frontParts(next, { views })).listen();
});
afterEach(() => front.close());

describe('[VDP-15] the views that the front counts', () => {
  it('are those of browsers that show a vehicle, by site and sender, also when the response comes out of the cache', async () => {
    const other = { ...browser, host: 'harbour-ford.localhost', 'x-forwarded-for': '203.0.113.9' };
    await front.request('/cars/ranger-1/view.json?website_id=1001', browser);
    await front.request('/cars/ranger-1/view.json', browser);
    await front.request('/cars/ranger-1/view.json', other);
    await front.request('/cars/ranger-1', browser);
    expect(taken).toEqual([
      ['southbank-ford', '127.0.0.1', 'ranger-1'],
      ['southbank-ford', '127.0.0.1', 'ranger-1'],
      ['harbour-ford', '203.0.113.9', 'ranger-1'],
    ]);
  });

  it.each<Record<string, string>>([{}, { 'user-agent': 'Googlebot/2.1' }, { ...browser, purpose: 'prefetch' }])(
    'are no program’s and nothing that is fetched ahead: %o',
    async (headers) => {
      await front.request('/cars/ranger-1/view.json', headers);
      expect(taken).toEqual([]);
    },
  );

  it('are of vehicles that the site has', async () => {
    await front.request('/cars/nothing/view.json', browser);
    expect(taken).toEqual([]);
  });
});
