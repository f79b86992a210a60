import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { RunningContent } from './running-content.ts';

let service: RunningContent;
let cookie: string;

beforeAll(async () => {
  service = await RunningContent.start();
  cookie = await service.signIn();
});
afterAll(() => service.stop());

const isUp = async () => (await fetch(`${service.url}/v1/users/me`, { headers: { cookie } })).status === 200;

/**
 * Sends bytes that no HTTP library would, and returns the first line of the response; empty when
 * there is none.
 */
function firstLineOf(head: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write(`${head}\r\n\r\n`));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.once('data', (data) => {
      resolve(String(data).split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', () => resolve(''));
    socket.once('close', () => resolve(''));
  });
}

const upgrade = 'Host: localhost\r\nConnection: upgrade\r\nUpgrade: websocket';
const oddTargets = ['//', '///', '//[', '/\\', '/%', 'http://[', '*', '/_mux/../..', `/${'/'.repeat(4_000)}`];

async function open(path: string): Promise<WebSocket> {
  const socket = new WebSocket(service.url.replace('http', 'ws') + path, { headers: { cookie, origin: service.url } });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  return socket;
}

/** Everything sent was read: the other side returns a ping, or has disconnected. */
function settled(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState !== WebSocket.OPEN) return resolve();
    socket.once('pong', () => resolve()).once('close', () => resolve());
    socket.ping();
  });
}

describe('a stranger without a session', () => {
  it.each(oddTargets)('is refused an upgrade to %j', async (target) => {
    expect(await firstLineOf(`GET ${target} HTTP/1.1\r\n${upgrade}`)).toMatch(/^HTTP\/1.1 40[04] /);
    expect(await isUp()).toBe(true);
  });

  it.each(oddTargets)('is refused a request for %j', async (target) => {
    expect(await firstLineOf(`GET ${target} HTTP/1.1\r\nHost: localhost`)).toMatch(/^HTTP\/1.1 40[04] /);
    expect(await isUp()).toBe(true);
  });
});

/** Texts that mean nothing, or that break who takes them at their word; each comes as one message. */
const nested = '['.repeat(200_000) + ']'.repeat(200_000);
const oddValues = ['{"toString":1}', '{"toJSON":1}', 'null', '-1', '1e999', '[]', '"\\ud800"', nested];

describe('who is refused an upgrade', () => {
  it('holds no socket, though the client never hangs up', async () => {
    const ended = new Set<Socket>();
    const sockets = Array.from({ length: 50 }, () => {
      const socket = connect({ port: Number(new URL(service.url).port), host: '127.0.0.1', allowHalfOpen: true });
      socket.on('error', () => ended.add(socket)).resume();
      socket.write(`GET /nothing HTTP/1.1\r\n${upgrade}\r\n\r\n`);
      // What is written to a socket that the other side has closed fails.
      const timer = setInterval(() => socket.write('x'), 100);
      socket.on('close', () => clearInterval(timer));
      return socket;
    });
    await vi.waitFor(() => expect(ended.size).toBe(50));
    for (const socket of sockets) socket.destroy();
  });
});

describe('a member of staff', () => {
  it('cannot take the presence of all down with odd messages', async () => {
    const socket = await open('/v2022-06-30/socket/production');
    const methods = ['subscribe', 'unsubscribe', 'rollcall', 'announce', 'disconnect', 'unknown'];
    for (const method of methods) {
      for (const value of oddValues) {
        const params = `{"subscriptionId":${value},"sessionId":${value},"session":${value},"data":${value}}`;
        if (socket.readyState === WebSocket.OPEN) {
          socket.send(`{"jsonrpc":"2.0","id":${value},"method":"presence_${method}","params":${params}}`);
        }
      }
    }
    for (const value of oddValues) if (socket.readyState === WebSocket.OPEN) socket.send(value);
    await settled(socket);
    expect(await isUp()).toBe(true);
    socket.terminate();
    expect(await isUp()).toBe(true);
  });

  it('keeps the socket when an unsubscribe names no text', async () => {
    const socket = await open('/v2022-06-30/socket/production');
    const heard: unknown[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    socket.send('{"jsonrpc":"2.0","id":1,"method":"presence_unsubscribe","params":{"subscriptionId":{"toString":1}}}');
    socket.send('{"jsonrpc":"2.0","id":2,"method":"presence_subscribe"}');
    await vi.waitFor(() => expect(heard).toMatchObject([{ id: 1 }, { id: 2, result: expect.any(String) }]));
    socket.terminate();
  });

  it('receives an announcement a few times however often the client subscribes', async () => {
    const socket = await open('/v2022-06-30/socket/production');
    const heard: { method?: string; id?: number }[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    for (let at = 0; at < 1_000; at += 1) socket.send('{"jsonrpc":"2.0","id":1,"method":"presence_subscribe"}');
    socket.send('{"jsonrpc":"2.0","id":2,"method":"presence_announce","params":{"data":{"sessionId":"one"}}}');
    await vi.waitFor(() => expect(heard.at(-1)?.id).toBe(2));
    const announced = heard.filter(({ method }) => method === 'presence_subscription').length;
    expect(announced).toBeGreaterThan(0);
    expect(announced).toBeLessThan(20);
    socket.terminate();
  });

  it('cannot have a long text sent to every colleague: who tries is hung up on', async () => {
    const [socket, colleague] = [
      await open('/v2022-06-30/socket/production'),
      await open('/v2022-06-30/socket/production'),
    ];
    const heard: unknown[] = [];
    colleague.on('message', (data) => heard.push(JSON.parse(String(data))));
    colleague.send('{"jsonrpc":"2.0","id":1,"method":"presence_subscribe"}');
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    const data = { sessionId: 'one', text: 'x'.repeat(500_000) };
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'presence_announce', params: { data } }));
    expect(await closed).toBe(1009);
    await settled(colleague);
    expect(heard).toHaveLength(1);
    colleague.terminate();
  });

  it('cannot take the streams of all down with odd messages', async () => {
    const urls = ['//', 'http://[', '\\\\', '/data/listen/production?query=*[', '/data/listen/production?query=1', ''];
    for (const url of urls) {
      const socket = await open('/v2022-06-30/_mux');
      const heard: { status?: number }[] = [];
      socket.on('message', (data) => heard.push(JSON.parse(String(data))));
      socket.send(JSON.stringify({ open: 1, url }));
      await vi.waitFor(() => expect([url, heard[0]?.status]).toEqual([url, expect.any(Number)]));
      expect(heard[0]?.status).toBeGreaterThanOrEqual(400);
      socket.terminate();
    }
    for (const value of oddValues) {
      const socket = await open('/v2022-06-30/_mux');
      socket.send(`{"open":1,"url":"/data/listen/production","lastEventId":${value},"authorization":${value}}`);
      socket.send(`{"close":${value},"open":${value},"url":${value}}`);
      socket.send(value);
      await settled(socket);
      expect(await isUp()).toBe(true);
      socket.terminate();
    }
  });
});
