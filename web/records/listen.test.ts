import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { listen } from './listen.ts';

let records: TestRecords;
beforeAll(async () => {
  records = await testRecords();
});
afterAll(() => records.end());

/** The records behind a line that can fall silent without closing, as a cable that was pulled does. */
async function behindALine() {
  const sockets = new Set<Socket>();
  const { port } = new URL(records.url);
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(Number(port), '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(records.url);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    end() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

it('listens again after the records died, and says that it was away', async () => {
  const heard = vi.fn(async () => undefined);
  const returned = vi.fn(async () => undefined);
  const stop = await listen({ url: records.url, channel: 'news', onMessage: heard, onReturn: returned });
  await records.query("notify news, 'one'");
  await expect.poll(() => heard.mock.calls).toEqual([['one']]);
  await records.crash();
  await expect.poll(() => returned.mock.calls.length, { timeout: 10_000 }).toBe(1);
  await records.query("notify news, 'two'");
  await expect.poll(() => heard.mock.calls).toEqual([['one'], ['two']]);
  await stop();
});

it('stops although the records are silent', async () => {
  const line = await behindALine();
  const nothing = async () => undefined;
  const stop = await listen({ url: line.url, channel: 'news', onMessage: nothing, onReturn: nothing });
  line.silence();
  const stopped = vi.fn();
  void stop().then(stopped);
  await expect.poll(() => stopped.mock.calls.length, { timeout: 5_000 }).toBe(1);
  line.end();
});
