import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frontParts, RunningFront } from '@/web/front/front.fixture.ts';
import { ProxyTrust } from '@/web/front/http/proxy-trust.ts';
import { exchange } from './raw-client.ts';

const host = 'Host: southbank-ford.localhost';
let content: Server;
let front: RunningFront;
let heard: IncomingHttpHeaders[] = [];
let sockets = 0;

beforeAll(async () => {
  content = createServer((request, response) => {
    heard.push(request.headers);
    response.writeHead(200, {
      connection: 'keep-alive, x-secret',
      'x-secret': 'of this connection',
      'keep-alive': 'timeout=9',
      'proxy-authenticate': 'Basic',
      'x-own': 'yes',
      'content-length': '2',
    });
    response.end('{}');
  });
  content.on('upgrade', (_request, socket) => {
    sockets += 1;
    socket.on('error', () => socket.destroy());
    socket.on('data', () => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nraw!!'));
    socket.write('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
  });
  await new Promise<void>((done) => content.listen(0, '127.0.0.1', done));
  const contentUrl = `http://127.0.0.1:${(content.address() as AddressInfo).port}`;
  const parts = await frontParts(async () => undefined, { contentUrl, proxies: new ProxyTrust('') });
  front = await new RunningFront(parts).listen();
});
afterAll(async () => {
  await front.close();
  content.closeAllConnections();
  content.close();
});

async function passedOn(...lines: string[]): Promise<IncomingHttpHeaders> {
  heard = [];
  const bytes = `GET /lake/x HTTP/1.1\r\n${[host, 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`;
  await exchange(front.port, bytes, ['GET']);
  return heard[0] ?? {};
}

describe('what is passed on', () => {
  it.each([
    'Keep-Alive: timeout=99',
    'Proxy-Connection: keep-alive',
    'TE: trailers',
    'Trailer: X-End',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQAAP__',
    'Proxy-Authorization: Basic eDp5',
    'Expect: 100-continue',
    'Forwarded: for=203.0.113.9;host=evil.example',
    'X-Real-IP: 203.0.113.9',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Port: 1',
    'X-Forwarded-Server: evil.example',
    'X-Forwarded-Prefix: /evil',
  ])('has no %s', async (line) => {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    expect((await passedOn(line))[name]).toBeUndefined();
  });

  it('names the true sender and host, whatever the request claims', async () => {
    const headers = await passedOn('X-Forwarded-For: 203.0.113.9', 'X-Forwarded-Host: evil.example');
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'southbank-ford.localhost' });
  });

  it.each(['X-Mine', 'x-mine', 'close, X-MINE'])('has none that Connection names, as %s', async (named) => {
    const headers = await passedOn(`Connection: ${named}`, 'X-Mine: 1', 'X-Other: 2');
    expect([headers['x-mine'], headers['x-other']]).toEqual([undefined, '2']);
  });

  it('keeps host and sender though Connection names them', async () => {
    const headers = await passedOn('Connection: host, x-forwarded-for, content-length');
    expect([headers.host, headers['x-forwarded-for']]).toEqual(['southbank-ford.localhost', '127.0.0.1']);
  });

  it('back is without what belongs to the service’s own connection', async () => {
    const { headers } = await front.request('/lake/x');
    expect(headers['x-own']).toBe('yes');
    expect([headers['x-secret'], headers['proxy-authenticate']]).toEqual([undefined, undefined]);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a request for a WebSocket', () => {
  const upgrade = (...lines: string[]) =>
    `GET /lake/_mux HTTP/1.1\r\n${[host, 'Connection: Upgrade', 'Upgrade: websocket', ...lines].join('\r\n')}\r\n\r\n`;
  const inner = `GET /smuggled HTTP/1.1\r\n${host}\r\n\r\n`;

  it.each([
    ['a length', upgrade(`Content-Length: ${inner.length}`) + inner],
    ['chunks', `${upgrade('Transfer-Encoding: chunked')}0\r\n\r\n${inner}`],
    ['bytes ahead of its answer', upgrade() + inner],
    ['two hosts', upgrade('Host: other.example') + inner],
    ['another method', upgrade().replace('GET', 'POST') + inner],
    ['HTTP/1.0', upgrade().replace('HTTP/1.1', 'HTTP/1.0') + inner],
  ])('with %s reaches no service and gets one refusal', async (what, bytes) => {
    [sockets, heard] = [0, []];
    const responses = await exchange(front.port, bytes, ['GET']);
    if (what !== 'HTTP/1.0') expect(sockets).toBe(0);
    expect([responses.map(({ status }) => status), heard]).toEqual([[400], []]);
  });

  it('that the service refuses is no tunnel: what follows reaches no service', async () => {
    heard = [];
    const text = await new Promise<string>((resolve) => {
      let all = '';
      const socket = connect(front.port, '127.0.0.1', () => socket.write(upgrade()));
      socket.on('data', (data) => {
        all += data;
        socket.write(inner);
      });
      socket.on('error', () => undefined).on('close', () => resolve(all));
    });
    expect(text).toMatch(/^HTTP\/1.1 403 [\s\S]*Content-Length: 0\r\n\r\n$/);
    expect([text.includes('raw!!'), heard]).toEqual([false, []]);
  });
});
