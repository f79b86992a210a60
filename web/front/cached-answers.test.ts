import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordRedirect } from '@/web/platform/render-record.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

let front: RunningFront;
let page: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  front = await new RunningFront(await frontParts(async (request, response) => page(request, response))).listen();
});
afterEach(() => front.close());

it.each(['application/xml', 'text/plain; charset=utf-8', 'image/svg+xml', 'text/calendar'])(
  'a response of %s has a policy out of the cache as well',
  async (type) => {
    page = (_request, response) => void response.setHeader('Content-Type', type).end('x');
    for (const state of ['miss', 'hit']) {
      const { headers } = await front.request('/sitemap.xml');
      expect([headers['x-cache'], headers['content-security-policy']]).toEqual([state, "frame-ancestors 'self'"]);
    }
  },
);

it('a private page that the browser has is private in its 304 too', async () => {
  page = (_request, response) => void response.setHeader('Content-Type', 'text/html').end('<p>Ann</p>');
  const first = await front.request('/desk', { cookie: 'session=1' });
  const again = await front.request('/desk', { cookie: 'session=1', 'if-none-match': String(first.headers.etag) });
  expect([first, again].map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
    [200, 'private, no-store'],
    [304, 'private, no-store'],
  ]);
});

it('a public page that the browser has is still public in its 304', async () => {
  page = (_request, response) => void response.setHeader('Content-Type', 'text/html').end('<p>here</p>');
  const first = await front.request('/');
  const again = await front.request('/', { 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=0, must-revalidate']);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:x',
  ' javascript:x',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'vbscript:x',
  '/\t/evil.example',
  'tel:0399990000',
  'mailto:a@b.example',
  '',
])('a redirect of staff to %j is none', async (to) => {
  page = (_request, response) => {
    recordRedirect(to, true);
    response.setHeader('Content-Type', 'text/html').end('<p>nothing here</p>');
  };
  const { status, headers } = await front.request('/old');
  expect([status, headers.location]).toEqual([404, undefined]);
});

it.each(['/special-offers?a=b', 'https://other.example/x'])('a redirect of staff to %s leads there', async (to) => {
  page = (_request, response) => {
    recordRedirect(to, true);
    response.setHeader('Content-Type', 'text/html').end('');
  };
  const { status, headers } = await front.request('/old');
  expect([status, headers.location]).toEqual([308, to]);
});
