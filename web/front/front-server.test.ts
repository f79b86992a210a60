import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonResponse } from '@/web/front/http/plain-responses.ts';
import { frontServer } from './front-server.ts';

let server: Server;
const sockets: Socket[] = [];

beforeEach(async () => {
  const front = {
    handle: (request: IncomingMessage, response: ServerResponse) => {
      if (request.url === '/throws') throw new Error('nobody foresaw this');
      if (request.url === '/large') return void response.end(Buffer.alloc(50_000_000));
      if (request.url === '/refused') {
        request.once('data', () => jsonResponse(request.pause() && response, 413, {}));
        return;
      }
      if (request.url === '/lake/refused') return void jsonResponse(response, 401, {});
      request
        .on('error', () => undefined)
        .on('end', () => jsonResponse(response, 200, { whole: true }))
        .resume();
    },
  };
  // `silent` is longer than a busy machine stops a process: it would be taken for a reader that stopped.
  const limits = { head: 300, body: 600, upload: 6_000, lookEvery: 100, silent: 4_000 };
  server = frontServer(front, { contentUrl: undefined, next: null }, limits);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** A client that sends `head` and then a byte now and then, and never hangs up by itself. */
function slow(head: string, drip = ''): { heard(): string } {
  let heard = '';
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('data', (data) => {
    heard += data;
  });
  socket.on('error', () => undefined);
  socket.write(head);
  const timer = drip ? setInterval(() => socket.writable && socket.write(drip), 50) : undefined;
  socket.on('close', () => clearInterval(timer));
  sockets.push(socket);
  return { heard: () => heard };
}

const held = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
const head = (method: string, path: string, length: number) =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

describe('the web port', () => {
  it('destroys heads that never end, however many, and logs why', async () => {
    const clients = Array.from({ length: 200 }, (_, at) =>
      slow('GET / HTTP/1.1\r\nHost: localhost\r\nX-A', at % 2 ? 'a' : ''),
    );
    const answered = () => clients.filter(({ heard }) => heard().startsWith('HTTP/1.1 408 ')).length;
    await vi.waitFor(() => expect(answered()).toBe(200), 15_000);
    await vi.waitFor(async () => expect(await held()).toBe(0), 10_000);
  });

  it('destroys what is no HTTP at once, though the other side keeps its end open', async () => {
    slow('\x16\x03\x01 hello\r\n\r\n');
    await vi.waitFor(async () => expect(await held()).toBe(0), 5_000);
  });

  it('[FORM-13] responds to the next request of a connection on which it refused a megabyte', async () => {
    const body = 'x'.repeat(1_000_000);
    const { heard } = slow(head('POST', '/refused', body.length) + body + head('POST', '/contact-us', 0));
    await vi.waitFor(() => expect(heard()).toMatch(/^HTTP\/1\.1 413 [\s\S]*HTTP\/1\.1 200 OK/), 15_000);
  });

  it('ends a form whose body drips in, and leaves an upload of staff its time', async () => {
    slow(head('POST', '/contact-us', 50_000), 'x');
    const upload = slow(head('POST', '/lake/assets', 20), 'x');
    await vi.waitFor(() => expect(upload.heard()).toContain('200 OK'), 5_000);
    await vi.waitFor(async () => expect(await held()).toBeLessThanOrEqual(1), 5_000);
  });

  it('leaves an upload that it refused no more time than a form', async () => {
    const upload = slow(head('POST', '/lake/refused', 50_000), 'x');
    await vi.waitFor(() => expect(upload.heard()).toMatch(/^HTTP\/1.1 401 /), 5_000);
    await vi.waitFor(async () => expect(await held()).toBe(0), 4_000);
  });

  it('disconnects a client that requests much and does not read it, and none that reads slowly', async () => {
    const { port } = server.address() as AddressInfo;
    const [idle, reader] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    sockets.push(idle, reader);
    for (const socket of [idle, reader])
      socket.on('error', () => undefined).write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    let length = 0;
    reader.on('data', (data) => {
      length += data.length;
      reader.pause();
      setTimeout(() => reader.resume(), 1);
    });
    await vi.waitFor(async () => expect(await held()).toBeLessThanOrEqual(1), 20_000);
    await vi.waitFor(() => expect(length).toBeGreaterThan(50_000_000), 15_000);
  });

  it('refuses a request that names two hosts, as a page and as a WebSocket', async () => {
    const hosts = 'HTTP/1.1\r\nHost: localhost\r\nhOsT: other.example\r\n';
    const page = slow(`GET / ${hosts}\r\n`);
    const socket = slow(`GET /lake/_mux ${hosts}Connection: upgrade\r\nUpgrade: websocket\r\n\r\n`);
    for (const { heard } of [page, socket]) await vi.waitFor(() => expect(heard()).toMatch(/^HTTP\/1.1 400 /), 5_000);
    await vi.waitFor(async () => expect(await held()).toBe(0), 5_000);
  });

  it('holds no socket of those who were refused an upgrade and never hang up', async () => {
    const requested = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n';
    const clients = Array.from({ length: 50 }, () => slow(requested));
    await vi.waitFor(() => expect(clients.every(({ heard }) => heard().startsWith('HTTP/1.1 400 '))).toBe(true), 5_000);
    await vi.waitFor(async () => expect(await held()).toBe(0), 5_000);
  });

  it('responds 500 to an unexpected error, and goes on', async () => {
    const broken = slow('GET /throws HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await vi.waitFor(() => expect(broken.heard()).toMatch(/^HTTP\/1.1 500 /), 5_000);
    const next = slow('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await vi.waitFor(() => expect(next.heard()).toMatch(/^HTTP\/1.1 200 /), 5_000);
  });
});
