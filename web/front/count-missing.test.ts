import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frontParts, RunningFront } from './front.fixture.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };
let taken: unknown[][];
let front: RunningFront;

beforeEach(async () => {
  taken = [];
  const next = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    response.statusCode = url.includes('about-us') ? 200 : 404;
    response.setHeader('Content-Type', 'text/html');
    response.end('<p>a page</p>');
  };
  const missing = { take: (...one: unknown[]) => void taken.push(one) };
  front = await new RunningFront(await frontParts(next, { missing })).listen();
});
afterEach(() => front.close());

describe('[CFG-05] the addresses that lead nowhere which the front counts', () => {
  it('are those of browsers, without their query, with the host that linked, also out of the cache', async () => {
    const referer = 'https://old.example/page?name=alex';
    await front.request('/christmas-sale?utm_source=x', { ...browser, referer });
    await front.request('/christmas-sale', browser);
    expect((await front.request('/christmas-sale', browser)).headers['x-cache']).toBe('hit');
    await front.request('/about-us', browser);
    expect(taken).toEqual([
      ['southbank-ford', '127.0.0.1', '/christmas-sale', 'old.example'],
      ['southbank-ford', '127.0.0.1', '/christmas-sale', ''],
      ['southbank-ford', '127.0.0.1', '/christmas-sale', ''],
    ]);
  });

  it.each<Record<string, string>>([
    {},
    { 'user-agent': 'Googlebot/2.1' },
    { ...browser, purpose: 'prefetch' },
    { ...browser, 'sec-fetch-dest': 'image' },
    { ...browser, cookie: 'forecourt_session_3000=x' },
  ])('are no program’s, no staff’s, and nothing that a page itself fetches: %o', async (headers) => {
    await front.request('/christmas-sale', headers);
    expect(taken).toEqual([]);
  });

  it('are none that scanners try, and none that opens something of a person', async () => {
    for (const path of [
      '/wp-login.php',
      '/.env',
      '/enquiry/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a',
      '/desk',
      '/Alerts/half-a-key',
      '/reservation/half-a-key/x',
    ])
      await front.request(path, browser);
    expect(taken).toEqual([]);
  });
});
