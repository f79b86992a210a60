import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '@/domain/routes/endpoints.ts';
import type { routes as table } from '@/domain/routes/table.ts';
import { frontParts, passFor, previewSecret, RunningFront } from './front.fixture.ts';

// Two routes of kinds that are rare, whatever the product's own table holds.
vi.mock('@/domain/routes/table.ts', async (original) => {
  const { routes, ...rest } = await original<{ routes: typeof table }>();
  const own = {
    testPrivate: { pattern: '/my-own/:name', audience: 'private', parameters: ['tab'] },
    testAction: { pattern: '/do/:what', audience: 'action', parameters: [] },
  };
  return { ...rest, routes: { ...own, ...routes } };
});

type Call = {
  method: string | undefined;
  url: string | undefined;
  cookie: unknown;
  scheme: unknown;
  headers: string[];
  body: string;
};
let calls: Call[];
let html: string;
let front: RunningFront;

beforeEach(async () => {
  calls = [];
  html = '<p>yours</p>';
  const next = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    calls.push({
      method,
      url,
      cookie: headers.cookie,
      scheme: headers['x-forwarded-proto'],
      headers: Object.keys(headers).sort(),
      body: await text(request),
    });
    if (headers.cookie) response.setHeader('Set-Cookie', ['seen=1; HttpOnly', 'also=2']);
    response.setHeader('Content-Type', 'text/html');
    response.end(html);
  };
  front = await new RunningFront(await frontParts(next)).listen();
});
afterEach(() => front.close());

const cookie = 'session=1; __prerender_bypass=forged';

describe('a private page', () => {
  it('[CFG-04] gets its reader’s cookies, sets its own, and is not stored', async () => {
    const { status, headers } = await front.request('/my-own/garage?tab=2&x=1', { cookie });
    expect(calls[0]).toMatchObject({ url: '/sites/southbank-ford/my-own/garage?tab=2', cookie: 'session=1' });
    expect([status, headers['cache-control'], headers['x-cache']]).toEqual([200, 'private, no-store', 'bypass']);
    expect(headers['set-cookie']).toEqual(['seen=1; HttpOnly', 'also=2']);
    await front.request('/my-own/garage?tab=2', { cookie: 'session=2' });
    expect(calls[1]?.cookie).toBe('session=2');
  });

  it('[SAVE-06] receives from the front whether its reader came by https; a public page receives nothing of it', async () => {
    await front.request('/my-own/garage', { cookie, 'x-forwarded-proto': 'https' });
    await front.request('/my-own/garage', { cookie });
    await front.request('/about-us', { cookie, 'x-forwarded-proto': 'https' });
    expect(calls.map(({ scheme }) => scheme)).toEqual(['https', 'http', undefined]);
  });

  it('[SAVE-06] [CHK-02] sends its forms only once, and runs Next’s scripts as they are', async () => {
    const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
    const withForm = (form: string) => `<html><head>${script}</head><body>${form}</body></html>`;
    html = withForm('<form action="/api/account/confirm" method="post"></form>');
    const { body } = await front.request('/my-own/garage', { cookie });
    expect(String(body)).toMatch(/<head><script src="[^"]+" async=""><\/script><script>\(function sendOnce\(/);
    html = withForm('<form action="/search"></form>');
    expect(String((await front.request('/my-own/garage', { cookie })).body)).toBe(html);
  });

  it('is a draft for staff, and not once the session as staff has ended', async () => {
    await front.request('/my-own/garage', { cookie: passFor('southbank-ford') });
    await front.request('/my-own/garage', { cookie: passFor('southbank-ford', 'session=ended') });
    expect(calls.map((call) => String(call.cookie).includes(previewSecret))).toEqual([true, false]);
  });

  it('[CFG-04] keeps its cookies from public pages', async () => {
    const { headers } = await front.request('/about-us', { cookie });
    expect([calls[0]?.cookie, headers['set-cookie']]).toEqual([undefined, undefined]);
  });
});

describe('a public page', () => {
  it.each<Record<string, string>>([
    { rsc: '1' },
    { 'next-router-prefetch': '1', rsc: '1' },
    { cookie: 'a=1' },
    { purpose: 'prefetch' },
  ])('[CFG-04] comes out of the same cache for a reader with headers %o, who adds nothing to it', async (headers) => {
    await front.request('/');
    expect((await front.request('/', headers)).headers['x-cache']).toBe('hit');
    await front.request('/other', headers);
    expect(calls[1]?.headers).toEqual(['accept', 'host', 'user-agent']);
  });

  it('is one for all addresses that differ in what no page reads', async () => {
    await front.request('/about-us?x=1');
    const again = await front.request('/about-us?x=2&fbclid=3');
    expect([again.headers['x-cache'], calls.length]).toEqual(['hit', 1]);
    await front.request('/about-us?page=2');
    expect(calls.at(-1)?.url).toBe('/sites/southbank-ford/about-us?page=2');
  });
});

describe('an action', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', cookie };

  it('takes a post of its own site with cookies', async () => {
    const origin = 'http://southbank-ford.localhost';
    const { status, headers } = await front.request('/do/save', { ...form, origin }, 'POST', 'car=1');
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(calls).toMatchObject([
      { method: 'POST', url: '/sites/southbank-ford/do/save', cookie: 'session=1', body: 'car=1' },
    ]);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('[CFG-04] refuses a post of another site: %o', async (headers) => {
    const { status } = await front.request('/do/save', { ...form, ...headers }, 'POST', 'car=1');
    expect([status, calls.length]).toEqual([403, 0]);
  });
});

describe('an endpoint', () => {
  it('refuses methods that it does not take, and posts of other sites', async () => {
    const wrong = await front.request('/api/leads');
    expect([wrong.status, wrong.headers.allow]).toEqual([405, 'POST']);
    const foreign = await front.request('/api/leads', { origin: 'https://evil.example' }, 'POST', '{}');
    expect([foreign.status, calls.length]).toEqual([403, 0]);
  });

  const posts = endpoints.filter(({ methods }) => methods.includes('POST'));
  const pathOf = (pattern: string) => pattern.replaceAll(/:[a-z]+/g, '0a0a');

  it('[CFG-04] none that takes posts is missing here: reservations, purchases, accounts, alerts, the wheel, the desk', () => {
    const paths = posts.map(({ pattern }) => pattern);
    for (const group of ['/api/checkout', '/api/purchase', '/api/reservation/', '/api/next-in-line/', '/api/account/'])
      expect(paths.filter((path) => path.startsWith(group))).not.toEqual([]);
    for (const group of ['/api/watchlist/', '/api/alerts/', '/api/spin', '/api/desk/', '/api/leads', '/api/enquiry/'])
      expect(paths.filter((path) => path.startsWith(group))).not.toEqual([]);
    // Assistants send no cookies; the endpoint itself refuses other origins, as the next test shows of each.
    const others = posts.filter(({ audience }) => audience !== 'action');
    expect(others.map(({ pattern }) => pattern)).toEqual(['/mcp']);
  });

  it.each(posts)('[CFG-04] $pattern refuses posts of other sites, with cookies or without', async ({ pattern }) => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://cartown.localhost' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      const form = { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' };
      const { status } = await front.request(pathOf(pattern), form, 'POST', 'action=reserve&sure=yes');
      expect([pattern, headers, status, calls.length]).toEqual([pattern, headers, 403, 0]);
    }
    const own = { origin: 'http://southbank-ford.localhost', 'content-type': 'application/x-www-form-urlencoded' };
    await front.request(pathOf(pattern), own, 'POST', 'a=b');
    expect(calls.map(({ method }) => method)).toEqual(['POST']);
  });

  it('[CFG-04] gets no cookie where it is public', async () => {
    await front.request('/api/stock-key', { cookie });
    await front.request('/api/draft-mode/disable', { cookie: 'a=1' });
    expect(calls.map((call) => call.cookie)).toEqual([undefined, 'a=1']);
  });
});
