import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { isContentPath, proxyToContent } from './content-proxy.ts';
import { ProxyTrust } from './proxy-trust.ts';
import { proxyUpgrade } from './socket-proxy.ts';

let content: Server;
let front: Server;
let origin: string;
let lastClosed: Promise<void>;
let notifyClosed: () => void;

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listening = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

beforeAll(async () => {
  content = createServer((request, response) => {
    if (request.url === '/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: welcome\n\n');
      request.on('close', () => notifyClosed());
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'x-own': 'yes', connection: 'close' });
      const body = Buffer.concat(chunks).toString();
      response.end(JSON.stringify({ url: request.url, method: request.method, headers: request.headers, body }));
    });
  });
  const sockets = new WebSocketServer({ server: content, path: '/_mux' });
  sockets.on('connection', (socket, request) => {
    socket.send(`cookie ${request.headers.cookie}`);
    socket.on('message', (data) =>
      socket.send(String(data) === 'heads' ? JSON.stringify(request.headers) : `echo ${data}`),
    );
  });
  await listening(content);
  origin = `http://127.0.0.1:${portOf(content)}`;
  front = createServer((request, response) => {
    new ProxyTrust('').adopt(request);
    proxyToContent(request, response, origin);
  });
  front.on('upgrade', (request, socket, head) => proxyUpgrade(request, socket, head, origin));
  await listening(front);
});
afterAll(() => {
  for (const server of [front, content]) {
    server.closeAllConnections();
    server.close();
  }
});

type Echo = { url: string; method: string; headers: IncomingHttpHeaders; body: string };

function send(path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
  const { body = '', ...rest } = options;
  return new Promise<{ status: number; headers: IncomingHttpHeaders; echo: Echo }>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port: portOf(front), path, ...rest }, async (incoming) => {
      let text = '';
      for await (const chunk of incoming) text += chunk;
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, echo: JSON.parse(text) });
    })
      .on('error', reject)
      .end(body);
  });
}

describe('isContentPath', () => {
  it.each([
    ['/lake', true],
    ['/lake/v1/users/me', true],
    ['/lake?x=1', true],
    ['/lakeside', false],
    ['/', false],
    ['/x/lake/', false],
  ])('of %s is %j', (path, is) => expect(isContentPath(path)).toBe(is));
});

describe('proxyToContent', () => {
  it('[CMS-04] passes method, path, query, body, host, cookie and sign-in on, and the response back', async () => {
    const { status, headers, echo } = await send('/lake/v1/data/query/production?query=*', {
      method: 'POST',
      headers: { host: 'southbank-ford.localhost:3000', cookie: 's=1', authorization: 'Bearer t' },
      body: '{"a":"é"}',
    });
    expect([status, headers['x-own'], headers['set-cookie']]).toEqual([201, 'yes', ['a=1', 'b=2']]);
    expect(echo).toMatchObject({
      url: '/v1/data/query/production?query=*',
      method: 'POST',
      body: '{"a":"é"}',
      headers: { host: 'southbank-ford.localhost:3000', cookie: 's=1', authorization: 'Bearer t' },
    });
    expect(echo.headers['x-forwarded-host']).toBe('southbank-ford.localhost:3000');
  });

  it('strips the prefix alone', async () => {
    expect((await send('/lake')).echo.url).toBe('/');
    expect((await send('/lake?x=1')).echo.url).toBe('/?x=1');
    expect((await send('/lake/lake/x')).echo.url).toBe('/lake/x');
  });

  it('goes to the content service whatever the path looks like', async () => {
    expect((await send('/lake//evil.example/x')).echo.url).toBe('//evil.example/x');
    expect((await send('/lake/@evil.example')).echo.url).toBe('/@evil.example');
  });

  it('does not trust the address that a client claims, and keeps what belongs to one connection', async () => {
    const { echo } = await send('/lake/x', {
      headers: { 'x-forwarded-for': '203.0.113.9', te: 'trailers', 'keep-alive': 'x' },
    });
    expect(echo.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect([echo.headers.te, echo.headers['keep-alive']]).toEqual([undefined, undefined]);
  });

  it('streams, and ends the stream behind it when the reader goes', async () => {
    ({ promise: lastClosed, resolve: notifyClosed } = Promise.withResolvers<void>());
    const aborting = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${portOf(front)}/lake/stream`, { signal: aborting.signal });
    const first = await stream.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('event: welcome\n\n');
    aborting.abort();
    await lastClosed;
  });

  it('responds 502 in JSON when the service is away', async () => {
    const lonely = createServer((request, response) => proxyToContent(request, response, 'http://127.0.0.1:1'));
    await listening(lonely);
    const reply = await fetch(`http://127.0.0.1:${portOf(lonely)}/lake/x`);
    lonely.close();
    expect([reply.status, await reply.json()]).toMatchObject([502, { error: { type: 'contentUnavailable' } }]);
  });

  it('responds to a person in words meanwhile, with a page that tries again', async () => {
    const lonely = createServer((request, response) => proxyToContent(request, response, 'http://127.0.0.1:1'));
    await listening(lonely);
    const result = await fetch(`http://127.0.0.1:${portOf(lonely)}/lake/auth/login`, {
      headers: { accept: 'text/html' },
    });
    lonely.close();
    expect([result.status, result.headers.get('refresh')]).toEqual([502, '5']);
    expect(await result.text()).toContain('This page cannot be loaded right now');
  });
});

describe('a service that takes requests and does not respond', () => {
  it('[CMS-04] is 504 in JSON after a while, and a stream that has begun may be as quiet as it likes', async () => {
    const service = createServer((request, response) => {
      if (request.url !== '/stream') return request.resume();
      response.write('welcome');
      setTimeout(() => response.end(' again'), 300);
    });
    await listening(service);
    const timeouts = { read: 60, write: 120 };
    const before = createServer((request, response) =>
      proxyToContent(request, response, `http://127.0.0.1:${portOf(service)}`, { timeouts }),
    );
    await listening(before);
    const requested = (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${portOf(before)}/lake${path}`, init);
    const [read, written, stream] = await Promise.all([
      requested('/a'),
      requested('/b', { method: 'POST', body: '{}' }),
      requested('/stream'),
    ]);
    expect([read.status, written.status, stream.status]).toEqual([504, 504, 200]);
    expect(await read.json()).toMatchObject({ error: { type: 'contentUnavailable' } });
    expect(await stream.text()).toBe('welcome again');
    for (const server of [before, service]) {
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('a connection that the service closes while a request is on its way', () => {
  /** Responds to the first request of every connection, and closes it at the second. */
  async function forgetful() {
    const served = new WeakSet<object>();
    const requests: string[] = [];
    const service = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      if (served.has(request.socket)) return request.socket.destroy();
      served.add(request.socket);
      request.resume().on('end', () => response.end('{}'));
    });
    await listening(service);
    const origin = `http://127.0.0.1:${portOf(service)}`;
    const before = createServer((request, response) => proxyToContent(request, response, origin));
    await listening(before);
    const statusOf = async (path: string, init: RequestInit = {}) =>
      (await fetch(`http://127.0.0.1:${portOf(before)}/lake${path}`, init)).status;
    const close = () => {
      for (const server of [before, service]) {
        server.closeAllConnections();
        server.close();
      }
    };
    return { asked: requests, statusOf, close };
  }

  it('[CMS-04] is not noticed by who reads', async () => {
    const { asked, statusOf, close } = await forgetful();
    expect([await statusOf('/a'), await statusOf('/b')]).toEqual([200, 200]);
    expect(asked).toEqual(['GET /a', 'GET /b', 'GET /b']);
    close();
  });

  it('is reported for a write: the service may have taken it', async () => {
    const { asked, statusOf, close } = await forgetful();
    const written = { method: 'POST', body: '{}' };
    expect([await statusOf('/a'), await statusOf('/b', written)]).toEqual([200, 502]);
    expect(asked).toEqual(['GET /a', 'POST /b']);
    close();
  });
});

describe('proxyUpgrade', () => {
  it('[CMS-04] carries a WebSocket both ways with its cookie', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${portOf(front)}/lake/_mux`, { headers: { cookie: 's=1' } });
    const heard: string[] = [];
    await new Promise<void>((done, failed) => {
      socket.on('error', failed);
      socket.on('message', (data) => {
        heard.push(String(data));
        if (heard.length === 1) socket.send('hello');
        else done();
      });
    });
    socket.close();
    expect(heard).toEqual(['cookie s=1', 'echo hello']);
  });

  it('passes on no header by which a client names another host, or another address of its own', async () => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      'X-Forwarded-For': '127.0.0.1',
      'x-forwarded-proto': 'https',
    };
    const socket = new WebSocket(`ws://127.0.0.1:${portOf(front)}/lake/_mux`, { headers });
    const heads = await new Promise<IncomingHttpHeaders>((done, failed) => {
      socket.on('error', failed).once('message', () => {
        socket.once('message', (data) => done(JSON.parse(String(data)))).send('heads');
      });
    });
    socket.close();
    expect(heads['x-forwarded-host']).toBe(`127.0.0.1:${portOf(front)}`);
    expect([heads['x-forwarded-for'], heads['x-forwarded-proto']]).toEqual([undefined, undefined]);
  });

  it.each([
    ['takes the handshake and answers nothing', { handshake: 100, silent: 60_000 }, ''],
    [
      'says nothing any more',
      { handshake: 60_000, silent: 100 },
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ],
  ])('holds no socket on a service that %s', async (_what, timeout, opening) => {
    const silent = createServer();
    const held: Duplex[] = [];
    silent.on('upgrade', (_request, end) => held.push(end.on('error', () => undefined)) && end.write(opening));
    await listening(silent);
    const proxy = createServer();
    const origin = `http://127.0.0.1:${portOf(silent)}`;
    proxy.on('upgrade', (request, end, head) => proxyUpgrade(request, end, head, origin, timeout));
    await listening(proxy);
    const socket = connect(portOf(proxy), '127.0.0.1')
      .on('error', () => undefined)
      .resume();
    socket.write('GET /lake/_mux HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await new Promise((closed) => socket.on('close', closed));
    await expect.poll(() => new Promise((counted) => proxy.getConnections((_error, count) => counted(count)))).toBe(0);
    for (const end of held) end.destroy();
    for (const server of [proxy, silent]) server.close();
  });

  it('responds 502 and closes the shopper’s end when the service is away', async () => {
    const lonely = createServer();
    lonely.on('upgrade', (request, socket, head) => proxyUpgrade(request, socket, head, 'http://127.0.0.1:1'));
    await listening(lonely);
    const socket = connect(portOf(lonely), '127.0.0.1').on('error', () => undefined);
    socket.write('GET /lake/_mux HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    await new Promise((closed) => socket.on('close', closed));
    lonely.close();
    expect(heard).toMatch(/^HTTP\/1.1 502 /);
  });
});
