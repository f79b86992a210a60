import type { Server } from 'node:http';
import { connect, Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { frontServer } from '@/web/front/front-server.ts';
import { UnreadResponses } from './unread-responses.ts';

/** A connection with so many bytes that its reader has not taken. */
function reader(bytes: number): Socket {
  const socket = new Socket();
  Object.defineProperty(socket, 'writableLength', { get: () => (socket.destroyed ? 0 : bytes) });
  return socket.on('error', () => undefined);
}

describe('responses that wait for slow readers', () => {
  it('have a bound over all connections, and those go first that hold most for longest', () => {
    let now = 0;
    const unread = new UnreadResponses(1_000, () => now);
    const [slow, small, late] = [reader(600), reader(10), reader(500)];
    for (const socket of [slow, small]) unread.watch(socket);
    unread.sample();
    now = 5_000;
    unread.watch(late);
    unread.sample();
    expect([slow, small, late].map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
    unread.close();
  });

  it('within the bound are left to their readers, however slow', () => {
    const unread = new UnreadResponses(1_000, Date.now);
    const sockets = [reader(400), reader(400), reader(200)];
    for (const socket of sockets) unread.watch(socket);
    for (let sample = 0; sample < 3; sample += 1) unread.sample();
    expect(sockets.some(({ destroyed }) => destroyed)).toBe(false);
    unread.close();
  });
});

let server: Server | undefined;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await new Promise<void>((closed) => (server ? server.close(() => closed()) : closed()));
  server = undefined;
});

it('at the web port hold no more than the bound, and a shopper is served beside them', async () => {
  const page = Buffer.alloc(16_000_000, 'x');
  const front = frontServer(
    { handle: (request, response) => void response.end(request.url === '/large' ? page : 'page') },
    { contentUrl: undefined, next: null },
    { head: 1_000, body: 1_000, upload: 5_000, lookEvery: 100, silent: 60_000, unread: 100_000_000 },
  );
  server = front;
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  const address = front.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  for (let at = 0; at < 40; at += 1) {
    const client = connect(port, '127.0.0.1').on('error', () => undefined);
    clients.push(client.pause());
    client.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  }
  const open = () => new Promise<number>((counted) => front.getConnections((_error, count) => counted(count)));
  await vi.waitFor(async () => expect(await open()).toBeLessThanOrEqual(10));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('page');
});
