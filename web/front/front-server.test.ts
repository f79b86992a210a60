import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonResponse } from '@/web/front/http/plain-responses.ts';
import { frontServer } from './front-server.ts';

let server: Server;
const sockets: Socket[] = [];

/** Limits that end nothing within a test but what it is about. */
const limits = { head: 600_000, body: 600, upload: 600_000, lookEvery: 100, silent: 600_000 };

async function serve(changed: Partial<typeof limits> = {}): Promise<void> {
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
  server = frontServer(front, { contentUrl: undefined, next: null }, { ...limits, ...changed });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
}

async function close(): Promise<void> {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

beforeEach(() => serve());
afterEach(close);

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
    await close();
    await serve({ head: 300 });
    const clients = Array.from({ length: 200 }, (_, at) =>
      slow('GET / HTTP/1.1\r\nHost: localhost\r\nX-A', at % 2 ? 'a' : ''),
    );
    const answered = () => clients.filter(({ heard }) => heard().startsWith('HTTP/1.1 408 ')).length;
    await vi.waitFor(() => expect(answered()).toBe(200));
    await vi.waitFor(async () => expect(await held()).toBe(0));
  });

  it('destroys what is no HTTP at once, though the other side keeps its end open', async () => {
    slow('\x16\x03\x01 hello\r\n\r\n');
    await vi.waitFor(async () => expect(await held()).toBe(0));
  });

  it('[FORM-13] responds to the next request of a connection on which it refused a megabyte', async () => {
    const body = 'x'.repeat(1_000_000);
    const { heard } = slow(head('POST', '/refused', body.length) + body + head('POST', '/contact-us', 0));
    await vi.waitFor(() => expect(heard()).toMatch(/^HTTP\/1\.1 413 [\s\S]*HTTP\/1\.1 200 OK/));
  });

  it('ends a form whose body drips in, and leaves an upload of staff its time', async () => {
    slow(head('POST', '/contact-us', 50_000), 'x');
    const upload = slow(head('POST', '/lake/assets', 20), 'x');
    await vi.waitFor(() => expect(upload.heard()).toContain('200 OK'));
    await vi.waitFor(async () => expect(await held()).toBeLessThanOrEqual(1));
  });

  it('leaves an upload that it refused no more time than a form', async () => {
    const upload = slow(head('POST', '/lake/refused', 50_000), 'x');
    await vi.waitFor(() => expect(upload.heard()).toMatch(/^HTTP\/1.1 401 /));
    await vi.waitFor(async () => expect(await held()).toBe(0));
  });

  it('disconnects a client that requests much and does not read it, and none that reads slowly', async () => {
    await close();
    // Longer than a busy machine stops a process, which would be taken for a reader that stopped.
    await serve({ silent: 4_000 });
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
    await vi.waitFor(async () => expect(await held()).toBeLessThanOrEqual(1));
    await vi.waitFor(() => expect(length).toBeGreaterThan(50_000_000));
  });

  it('refuses a request that names two hosts, as a page and as a WebSocket', async () => {
    const hosts = 'HTTP/1.1\r\nHost: localhost\r\nhOsT: other.example\r\n';
    const page = slow(`GET / ${hosts}\r\n`);
    const socket = slow(`GET /lake/_mux ${hosts}Connection: upgrade\r\nUpgrade: websocket\r\n\r\n`);
    for (const { heard } of [page, socket]) await vi.waitFor(() => expect(heard()).toMatch(/^HTTP\/1.1 400 /));
    await vi.waitFor(async () => expect(await held()).toBe(0));
  });

  it('holds no socket of those who were refused an upgrade and never hang up', async () => {
    const requested = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n';
    const clients = Array.from({ length: 50 }, () => slow(requested));
    await vi.waitFor(() => expect(clients.every(({ heard }) => heard().startsWith('HTTP/1.1 400 '))).toBe(true));
    await vi.waitFor(async () => expect(await held()).toBe(0));
  });

  it('responds 500 to an unexpected error, and goes on', async () => {
    const broken = slow('GET /throws HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await vi.waitFor(() => expect(broken.heard()).toMatch(/^HTTP\/1.1 500 /));
    const next = slow('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await vi.waitFor(() => expect(next.heard()).toMatch(/^HTTP\/1.1 200 /));
  });
});
