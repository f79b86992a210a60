import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderAgent } from '@/web/front/pages/next-render.ts';
import { SiteRegistry } from '@/web/front/pages/site-registry.ts';
import { currentRender, expireAt, failRender, recordRedirect, recordStatus } from '@/web/platform/render-record.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

/** What Next would do; each test sets it. */
let page: (request: IncomingMessage, response: ServerResponse) => void;
let requests: { url: string | undefined; headers: Record<string, unknown> }[];
let front: RunningFront;
let parts: Awaited<ReturnType<typeof frontParts>>;

beforeEach(async () => {
  requests = [];
  page = (request, response) => {
    currentRender()?.tags.add(`page:${request.url?.split('/')[2]}`);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<h1>${request.url}</h1><script>run(1)</script>`);
  };
  parts = await frontParts(async (request, response) => {
    requests.push({ url: request.url, headers: { ...request.headers } });
    page(request, response);
  });
  front = await new RunningFront(parts).listen();
});
afterEach(() => front.close());

describe('pages', () => {
  it('renders a page once and serves it from memory then, in the encoding that the client takes', async () => {
    const first = await front.request('/about-us');
    expect([first.status, first.headers['x-cache']]).toEqual([200, 'miss']);
    const [brotli, gzip, plain] = await Promise.all(
      ['gzip, br', 'gzip', 'identity'].map((accepts) => front.request('/about-us', { 'accept-encoding': accepts })),
    );
    expect(requests).toHaveLength(1);
    const html = '<h1>/sites/southbank-ford/about-us</h1><script>run(1)</script>';
    expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(html);
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(html);
    expect(plain?.body.toString()).toBe(html);
    expect([brotli, gzip, plain].map((result) => result?.headers['x-cache'])).toEqual(['hit', 'hit', 'hit']);
  });

  it('holds no HTML of a page beside the stored one: under a flood nothing piles up behind the timeouts of its reads', async () => {
    let record: ReturnType<typeof currentRender>;
    page = (_request, response) => {
      record = currentRender();
      record?.staticParts?.push({ html: '<p>a part of the page</p>', shown: true });
      response.setHeader('Content-Type', 'text/html').end(record?.staticParts?.map(({ html }) => html).join(''));
    };
    expect((await front.request('/')).body.toString()).toContain('a part of the page');
    expect(record?.staticParts).toEqual([{ html: '', shown: true }]);
  });

  it('responds 304 to a client that has the page, and to HEAD without a body', async () => {
    const { headers } = await front.request('/');
    const again = await front.request('/', { 'if-none-match': `W/${headers.etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await front.request('/', {}, 'HEAD');
    expect([head.status, head.body.length, Number(head.headers['content-length']) > 0]).toEqual([200, 0, true]);
  });

  it('[CFG-04] keeps the sites apart at the same path', async () => {
    const one = await front.request('/', { host: 'southbank-ford.localhost' });
    const other = await front.request('/', { host: 'harbour-ford.example:3000' });
    expect(one.body.toString()).toContain('/sites/southbank-ford<');
    expect(other.body.toString()).toContain('/sites/harbour-ford<');
    expect(other.headers['x-cache']).toBe('miss');
  });

  it('[CFG-04] hands nothing of a shopper to a page that others will see', async () => {
    await front.request('/', {
      cookie: 'session=1',
      authorization: 'Bearer x',
      'user-agent': 'me',
      'x-forwarded-host': 'evil',
    });
    expect(Object.keys(requests[0]?.headers ?? {}).sort()).toEqual(['accept', 'host', 'user-agent']);
    expect(requests[0]?.headers['user-agent']).toBe(renderAgent);
  });

  it('[CFG-04] does not store a response that sets a cookie, nor sends the cookie', async () => {
    page = (_request, response) =>
      void response.setHeader('Set-Cookie', 'a=1').setHeader('Content-Type', 'text/html').end('x');
    const first = await front.request('/');
    expect(first.headers['set-cookie']).toBeUndefined();
    expect((await front.request('/')).headers['x-cache']).toBe('miss');
  });

  it('[NAV-01] responds 404 to unknown hosts and to the inner paths', async () => {
    expect((await front.request('/', { host: 'nobody.example' })).status).toBe(404);
    for (const path of ['/sites/harbour-ford', '/sites', '/_next/image?url=x', '/_next/data/x']) {
      expect([path, (await front.request(path)).status]).toEqual([path, 404]);
    }
  });

  it('lists the sites on this machine’s own name only', async () => {
    expect((await front.request('/', { host: 'localhost:3000' })).body.toString()).toContain('<h1>/directory</h1>');
    expect((await front.request('/about-us', { host: 'localhost:3000' })).status).toBe(404);
    expect((await front.request('/directory')).body.toString()).toContain('/sites/southbank-ford/directory');
  });

  it('allows exactly the inline scripts of the page', async () => {
    const { headers } = await front.request('/');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('[NAV-12] keeps a 404 with its status until a page is published there', async () => {
    page = (_request, response) => {
      currentRender()?.tags.add('page:southbank-ford');
      recordStatus(404);
      response.setHeader('Content-Type', 'text/html').end('not found');
    };
    expect((await front.request('/new-page')).status).toBe(404);
    expect((await front.request('/new-page')).headers['x-cache']).toBe('hit');
    page = (_request, response) => void response.setHeader('Content-Type', 'text/html').end('now there');
    parts.pages.purge(['page:southbank-ford']);
    const { status, body } = await front.request('/new-page');
    expect([status, body.toString()]).toEqual([200, 'now there']);
  });

  it('[VDP-05] keeps the 410 of a car that has left until its stock changes, and not a 500', async () => {
    const serve = (status: number) => {
      page = (_request, response) => {
        currentRender()?.tags.add('stock:southbank-ford');
        if (status !== 200) recordStatus(status);
        response.setHeader('Content-Type', 'text/html').end(`answer ${status}`);
      };
    };
    const load = async () => {
      const { status, headers } = await front.request('/cars/2021-ford-everest');
      return [status, headers['x-cache']];
    };
    serve(500);
    expect([await load(), await load()]).toEqual([
      [500, 'miss'],
      [500, 'miss'],
    ]);
    serve(410);
    expect([await load(), await load()]).toEqual([
      [410, 'miss'],
      [410, 'hit'],
    ]);
    serve(200);
    expect(await load()).toEqual([410, 'hit']);
    parts.pages.purge(['stock:southbank-ford']);
    expect(await load()).toEqual([200, 'miss']);
  });

  it('[PLUS-07] shows a publish on the very next request', async () => {
    await front.request('/');
    page = (_request, response) => void response.setHeader('Content-Type', 'text/html').end('new words');
    expect((await front.request('/')).body.toString()).not.toBe('new words');
    parts.pages.purge(['page:southbank-ford']);
    expect((await front.request('/')).body.toString()).toBe('new words');
  });

  it('does not keep a page in which a read failed', async () => {
    page = (_request, response) => {
      failRender();
      response.setHeader('Content-Type', 'text/html').end('without its cars');
    };
    expect((await front.request('/')).status).toBe(200);
    expect((await front.request('/')).headers['x-cache']).toBe('miss');
  });

  it('does not keep a page beyond its own moment', async () => {
    page = (_request, response) => {
      expireAt((currentRender()?.now ?? 0) + 30);
      response.setHeader('Content-Type', 'text/html').end('until then');
    };
    await front.request('/');
    await new Promise((later) => setTimeout(later, 60));
    expect((await front.request('/')).headers['x-cache']).toBe('miss');
  });

  it('[BLK-09] renders once more with care when a page broke, and gives up with 503 then', async () => {
    page = (_request, response) => {
      response.statusCode = currentRender()?.careful ? 200 : 500;
      response.setHeader('Content-Type', 'text/html').end('all but one block');
    };
    expect((await front.request('/')).body.toString()).toBe('all but one block');
    page = (_request, response) => void response.writeHead(500, { 'Content-Type': 'text/html' }).end('stack trace');
    const broken = await front.request('/other');
    expect([broken.status, broken.body.includes('stack trace')]).toEqual([503, false]);
  });
});

describe('odd requests', () => {
  it.each([
    ['/%E0%A4%A', 400],
    ['/a%00b', 400],
    [`/cars?q=${'x'.repeat(9_000)}`, 414],
    ['/about-us/', 308],
  ])('responds to %s clearly', async (path, status) => expect((await front.request(path)).status).toBe(status));

  it('responds to an address of 200 KB in words', async () => {
    const { status, body } = await front.request(`/cars?q=${'x'.repeat(200 * 1024)}`);
    expect([status, body.toString()]).toEqual([431, expect.stringContaining('too long')]);
  });

  it('keeps a redirect on the site', async () => {
    expect((await front.request('//evil.example/')).headers.location).toBe('/evil.example/');
    expect((await front.request('/evil.example/')).headers.location).toBe('/evil.example');
  });

  it('gives no route that leads to another site or the list of sites', async () => {
    for (const path of [
      '/api/%2e%2e/sites/harbour-ford',
      '/api/../directory',
      '/directory/x/../../sites/harbour-ford',
    ]) {
      const { status, headers } = await front.request(path);
      expect([path, status, headers.location]).toEqual([path, 308, expect.stringMatching(/^\/(sites|directory)/)]);
      expect((await front.request(path, {}, 'POST', 'x')).status).toBe(400);
    }
    for (const path of ['/api/..%2fsites/harbour-ford', '/api/\\..\\sites', '/sites%0a', '/api/%252e%252e/sites']) {
      expect([path, (await front.request(path)).status]).toEqual([path, 400]);
    }
    expect(requests).toEqual([]);
  });

  it.each(['TRACE', 'PROPFIND', 'LINK', 'PURGE'])('responds 405 to %s, wherever it goes', async (method) => {
    for (const path of ['/', '/api/leads', '/lake/', '/studio']) {
      expect([path, (await front.request(path, {}, method)).status]).toEqual([path, 405]);
    }
    expect(requests).toEqual([]);
  });

  it('responds with a redirect beyond ASCII, rendered and out of the cache', async () => {
    page = (_request, response) => {
      recordRedirect('/日本 und mehr', true);
      response.setHeader('Content-Type', 'text/html').end('');
    };
    for (const state of ['miss', 'hit']) {
      const { status, headers } = await front.request('/old');
      expect([status, headers['x-cache'], headers.location]).toEqual([308, state, '/%E6%97%A5%E6%9C%AC%20und%20mehr']);
    }
  });

  it.each(['/lake//', '//', '/lake/%2e%2e/', '/lake/..\\', 'lake', '/about-us'])(
    'refuses an upgrade to %s and goes on',
    async (path) => {
      expect(await firstLineOf(front.port, path)).toMatch(/^HTTP\/1.1 400 /);
      expect((await front.request('/')).status).toBe(200);
    },
  );

  it('responds 405 to what is no reading of a page', async () => {
    const response = await front.request('/', {}, 'POST', 'x=1');
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('health', () => {
  it('[OPS-04] is 200 on every name of this machine and every site, once the sites are loaded', async () => {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'harbour-ford.localhost']) {
      const { status, body } = await front.request('/api/health', { host });
      expect([status, JSON.parse(body.toString())]).toMatchObject([200, { status: 'ok', sites: 2 }]);
    }
  });

  it('[OPS-04] is 503 with the reason before', async () => {
    const waiting = new SiteRegistry(() => Promise.reject(new Error('content is away')));
    const early = await new RunningFront(await frontParts(parts.next, { registry: waiting })).listen();
    try {
      const { status, body } = await early.request('/api/health', { host: 'localhost' });
      expect([status, JSON.parse(body.toString())]).toEqual([503, { status: 'starting', waitingFor: 'content' }]);
      expect((await early.request('/')).status).toBe(503);
    } finally {
      await early.close();
    }
  });
});

describe('webhook', () => {
  it('accepts signed posts only', async () => {
    expect((await front.request('/api/webhooks/content')).status).toBe(405);
    expect((await front.request('/api/webhooks/content', {}, 'POST', '{}')).status).toBe(401);
  });
});

/** Of the response to a WebSocket's handshake. */
function firstLineOf(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: southbank-ford.localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n`,
      ),
    );
    socket.once('data', (data) => {
      resolve(String(data).split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
