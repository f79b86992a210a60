import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { currentRender } from '@/web/platform/render-record.ts';
import { frontParts, passFor, previewSecret, RunningFront } from './front.fixture.ts';

/** What Next would do; each test sets it. */
let page: (request: IncomingMessage, response: ServerResponse) => void;
let requests: { url: string | undefined; headers: Record<string, unknown> }[];
let front: RunningFront;

beforeEach(async () => {
  requests = [];
  page = (request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<h1>${request.url}</h1>`);
  };
  const parts = await frontParts(async (request, response) => {
    requests.push({ url: request.url, headers: { ...request.headers } });
    page(request, response);
  });
  front = await new RunningFront(parts).listen();
});
afterEach(() => front.close());

describe('drafts', () => {
  const cookie = passFor('southbank-ford');
  const nextCookie = `__prerender_bypass=${previewSecret}`;

  it('[CMS-02] renders a draft for its staff member alone, and Next sees its own cookie and no other', async () => {
    await front.request('/');
    const draft = await front.request('/', { cookie: `other=1; ${cookie}` });
    expect([draft.headers['x-cache'], draft.headers['cache-control']]).toEqual(['bypass', 'private, no-store']);
    expect(requests[1]?.headers.cookie).toBe(nextCookie);
    expect((await front.request('/')).headers['x-cache']).toBe('hit');
  });

  it('[PLUS-03] shows a draft at the moment that its staff member chose, and shoppers the present', async () => {
    const moment = Date.UTC(2031, 0, 1);
    const clocks: (number | undefined)[] = [];
    page = (_request, response) => {
      clocks.push(currentRender()?.now);
      response.setHeader('Content-Type', 'text/html').end('x');
    };
    await front.request('/', { cookie: `${cookie}; forecourt_preview_at=${moment}` });
    await front.request('/other', { cookie: `forecourt_preview_at=${moment}` });
    expect(clocks[0]).toBe(moment);
    expect(clocks[1]).toBeLessThan(moment);
  });

  const hours = 3_600_000;
  it.each([
    ['a forged one', 'session=1; forecourt_preview=guess.guess'],
    ['one of another site', passFor('harbour-ford')],
    ['one of another session', passFor('southbank-ford').replace('session=1', 'session=2')],
    ['one without its session', passFor('southbank-ford').replace('session=1; ', '')],
    ['one of yesterday', passFor('southbank-ford', 'session=1', Date.now() - 13 * hours)],
    ['one with a later end', passFor('southbank-ford').replace(/=(\w+)\./, '=zzzzzzzzz.')],
    ['Next’s own cookie, secret and all', nextCookie],
    ['nothing but its name', 'forecourt_preview='],
  ])('[CMS-02] takes %s for no pass', async (_, cookies) => {
    await front.request('/');
    const response = await front.request('/', { cookie: cookies });
    expect([response.headers['x-cache'], requests.length]).toEqual(['hit', 1]);
  });

  it('[CMS-02] ends with the session: after a sign-out the page is the shoppers’, and the pass is taken back', async () => {
    const response = await front.request('/', { cookie: passFor('southbank-ford', 'session=ended') });
    expect([requests[0]?.headers.cookie, response.headers['x-cache']]).toEqual([undefined, 'miss']);
    expect(response.headers['set-cookie']?.[0]).toMatch(/^forecourt_preview=;.*Max-Age=0/);
  });

  it('[CMS-02] whose right to the site was taken away sees what shoppers see', async () => {
    const cookies = passFor('harbour-ford');
    const response = await front.request('/', { host: 'harbour-ford.localhost', cookie: cookies });
    expect([requests[0]?.headers.cookie, response.headers['x-cache']]).toEqual([undefined, 'miss']);
  });

  it('[CMS-02] a preview that cannot be rendered reloads by itself', async () => {
    page = (_request, response) => response.writeHead(500).end();
    const result = await front.request('/', { cookie });
    expect([result.status, result.headers.refresh]).toEqual([503, '3']);
    expect((await front.request('/')).headers.refresh).toBeUndefined();
  });
});
