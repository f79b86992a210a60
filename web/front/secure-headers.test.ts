import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frontParts, passFor, RunningFront } from './front.fixture.ts';

const sandboxed = "default-src 'none'; sandbox; frame-ancestors 'self'";
let services: Server;
let front: RunningFront;

beforeAll(async () => {
  services = createServer((_request, response) => response.writeHead(200).end('{}'));
  await new Promise<void>((done) => services.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  const next = async ({ url: path = '' }: IncomingMessage, response: ServerResponse) => {
    if (path.includes('broken')) throw new Error('broken');
    if (path.includes('missing')) response.statusCode = 404;
    if (path.includes('search-suggestions')) response.statusCode = 503;
    if (path.includes('moved')) response.writeHead(307, { location: '/elsewhere' });
    // As Next copies the headers of a handler's response: a header that is already set stays.
    if (path.includes('/desk/files/') && !response.hasHeader('content-security-policy'))
      response.setHeader('content-security-policy', sandboxed);
    response.setHeader('Content-Type', path.startsWith('/api/') ? 'application/json' : 'text/html');
    response.end('<p>here</p>');
  };
  front = await new RunningFront(await frontParts(next, { contentUrl: url, searchUrl: url })).listen();
});
afterAll(async () => {
  await front.close();
  services.closeAllConnections();
  services.close();
});

const draft = passFor('southbank-ford');
type Walk = [what: string, path: string, status: number, headers?: Record<string, string>, method?: string];

/** One of each kind of response of the web port. */
const walks: Walk[] = [
  ['a page', '/', 200],
  ['a page out of the cache', '/', 200],
  ['a page to HEAD', '/', 200, {}, 'HEAD'],
  ['a page that is not there', '/missing', 404],
  ['a page that moved', '/moved', 307],
  ['a page that breaks', '/broken', 503],
  ['a draft', '/', 200, { cookie: draft }],
  ['a fragment of a draft', '/?_rsc=1', 200, { cookie: draft, rsc: '1' }],
  ['a private page', '/desk', 200, { cookie: 'session=1' }],
  ['another spelling of a page', '/about-us/', 308],
  ['another spelling of an address', '//about-us', 308],
  ['an address that cannot be read', '/%zz', 400],
  ['an address that is too long', `/${'a'.repeat(9_000)}`, 414],
  ['an odd method', '/', 405, {}, 'TRACE'],
  ['a post to a page', '/', 405, {}, 'POST'],
  ['the list of sites', '/', 200, { host: 'localhost' }],
  ['an unknown host', '/', 404, { host: 'nobody.example' }],
  ['readiness', '/api/health', 200],
  ['liveness', '/api/health/live', 200],
  ['a webhook', '/api/webhooks/content', 401, {}, 'POST'],
  ['a payment provider’s webhook', '/api/webhooks/payments', 400, {}, 'POST'],
  ['an endpoint', '/api/stock-key', 200],
  ['an endpoint’s refusal', '/api/leads', 405],
  ['no endpoint', '/api/nothing', 404],
  ['an inner path', '/sites/southbank-ford', 404],
  ['a built file that is not there', '/_next/static/none.js', 404],
  ['the sprite', '/icons.none.svg', 200],
  ['a picture that is not there', '/image/none', 404],
  ['a file that is none', '/file/none', 404],
  ['the studio, which is not built', '/studio', 404],
  ['the content service', '/lake/v1/ping', 200],
  ['the search service', '/stock-search/multi_search', 200, {}, 'POST'],
];

describe('every response', () => {
  it.each(walks)('carries the headers of safety: %s', async (_, path, status, headers = {}, method = 'GET') => {
    const response = await front.request(path, { ...headers, 'x-forwarded-proto': 'https' }, method);
    expect.soft(response.status).toBe(status);
    expect.soft(response.headers['x-content-type-options']).toBe('nosniff');
    expect.soft(response.headers['referrer-policy']).toBeTruthy();
    expect.soft(response.headers['permissions-policy']).toContain('camera=()');
    expect.soft(response.headers['content-security-policy']).toMatch(/frame-ancestors 'self'/);
    expect.soft(response.headers['strict-transport-security']).toContain('max-age=');
    expect.soft(response.headers['x-powered-by']).toBeUndefined();
  });

  it('[FORM-08] a stricter policy of an endpoint’s own response stays', async () => {
    const file = await front.request('/api/desk/files/00000000-0000-4000-8000-000000000000');
    expect(file.headers['content-security-policy']).toBe(sandboxed);
    const other = await front.request('/api/desk/export');
    expect(other.headers['content-security-policy']).toBe("frame-ancestors 'self'");
  });

  it('[OPS-04] a 503 of an endpoint states when to try again', async () => {
    const response = await front.request('/api/search-suggestions?query=ute');
    expect([response.status, response.headers['retry-after']]).toEqual([503, '1']);
  });

  it('a page that the browser has keeps its own policy', async () => {
    const first = await front.request('/');
    const again = await front.request('/', { 'if-none-match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy'])
      expect(again.headers[name], name).toBe(first.headers[name]);
  });

  it('has no header for https for a request that did not come by it', async () => {
    for (const path of ['/', '/api/health', '/missing'])
      expect((await front.request(path)).headers['strict-transport-security']).toBeUndefined();
  });
});
