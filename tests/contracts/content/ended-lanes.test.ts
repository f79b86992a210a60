import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

/** On a machine that is busy with other tests, milliseconds. */
const timeoutMs = 20_000;

type Heard = { id: number; status?: number; end?: boolean; data?: string };

describe.skipIf(hosted)('a stream that the service ends', () => {
  let service: RunningContent;
  let cookie = '';
  beforeAll(async () => {
    service = await RunningContent.start();
    cookie = await service.signIn();
    const transaction = service.client().transaction();
    for (let at = 0; at < 400; at += 1) transaction.create({ _id: `page-${at}`, _type: 'page', at });
    await transaction.commit();
  });
  afterAll(() => service.stop());

  const sockets: WebSocket[] = [];
  /** A hundred sockets are one caller's: those of the test before are gone. */
  afterEach(async () => {
    const closed = sockets.map((socket) => socket.readyState === WebSocket.CLOSED || once(socket, 'close'));
    for (const socket of sockets.splice(0)) socket.terminate();
    await Promise.all(closed);
  });

  const slow = '*[count(*[count(*[at > ^.^.at]) > ^.at]) > 0]';
  async function connection() {
    const heard: Heard[] = [];
    const headers = { cookie, origin: service.url };
    const socket = new WebSocket(`${service.url.replace('http', 'ws')}/v2022-06-30/_mux`, { headers });
    sockets.push(socket);
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const open = (id: number, query: string) =>
      socket.send(JSON.stringify({ open: id, url: `/data/listen/production?query=${encodeURIComponent(query)}` }));
    return { socket, heard, open };
  }
  const change = (at: number) => service.client().createOrReplace({ _id: 'changed', _type: 'note', at });

  it('leaves its lane: the number is free, as many lanes as before can be opened, and nothing listens any more', async () => {
    const { socket, heard, open } = await connection();
    for (let id = 1; id <= 256; id += 1) open(id, slow);
    await vi.waitFor(() => expect(heard.filter(({ status }) => status === 200)).toHaveLength(256), timeoutMs);
    await change(1);
    await vi.waitFor(() => expect(heard.filter(({ end }) => end)).toHaveLength(256), timeoutMs);
    heard.length = 0;
    for (let id = 1; id <= 256; id += 1) open(id, '*[_type == "note"]');
    await vi.waitFor(() => expect(heard.filter(({ status }) => status === 200)).toHaveLength(256), timeoutMs);
    socket.terminate();
  });

  it('costs the others one look at most: a caller’s listeners have a budget of time together', async () => {
    const { socket, heard, open } = await connection();
    for (let id = 1; id <= 250; id += 1) open(id, slow);
    await vi.waitFor(() => expect(heard.filter(({ status }) => status === 200)).toHaveLength(250), timeoutMs);
    const begun = performance.now();
    await change(2);
    await vi.waitFor(() => expect(heard.filter(({ end }) => end)).toHaveLength(250), timeoutMs);
    // 250 looks of 25 ms each would take more than six seconds of the thread that everybody shares.
    expect(performance.now() - begun).toBeLessThan(4_000);
    socket.terminate();
  });

  it('is refused beyond a thousand of one caller, over however many connections, and there is room again', async () => {
    const connections = await Promise.all(Array.from({ length: 5 }, connection));
    for (const { open } of connections) for (let id = 1; id <= 210; id += 1) open(id, '*[_type == "none"]');
    const statuses = () => connections.flatMap(({ heard }) => heard.flatMap(({ status }) => status ?? []));
    await vi.waitFor(() => expect(statuses()).toHaveLength(1_050), timeoutMs);
    expect(statuses().filter((status) => status === 200)).toHaveLength(1_000);
    expect(statuses().filter((status) => status === 429)).toHaveLength(50);
    for (const { socket } of connections) socket.terminate();
    const again = await connection();
    await vi.waitFor(async () => {
      again.open(Math.floor(performance.now()), '*[_type == "none"]');
      await vi.waitFor(() => expect(again.heard.at(-2)?.status).toBe(200));
    }, timeoutMs);
    again.socket.terminate();
  });

  it('needs a connection, of which one caller has a hundred', async () => {
    await vi.waitFor(async () => (await connection()).socket.terminate(), timeoutMs);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const tries = Array.from({ length: 110 }, () => connection().catch(() => null));
    const opened = (await Promise.all(tries)).filter((one) => one !== null);
    expect(opened).toHaveLength(100);
    for (const { socket } of opened) socket.terminate();
    await vi.waitFor(async () => (await connection()).socket.terminate(), timeoutMs);
  });
});
