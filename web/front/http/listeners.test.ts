import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type Listening, listenOn } from './listeners.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function started(count?: number): Promise<{ server: Server; listening: Listening }> {
  const server = createServer((_request, response) => void response.end('here'));
  const listening = await listenOn(server, 0, count);
  ends.push(() => {
    server.closeAllConnections();
    return listening.close();
  });
  return { server, listening };
}

/**
 * How many iterations of the event loop pass until so many connections that come at once are taken.
 */
async function ticksFor(max: number, count?: number): Promise<number> {
  const { server, listening } = await started(count);
  let taken = 0;
  server.on('connection', () => {
    taken += 1;
  });
  const sockets: Socket[] = Array.from({ length: max }, () => connect(listening.port, '127.0.0.1'));
  ends.unshift(() => {
    for (const socket of sockets) socket.destroy();
  });
  let ticks = 0;
  for (; taken < max && ticks < 10_000; ticks += 1) await turn();
  return ticks;
}

it.runIf(process.platform === 'linux')(
  'takes many connections in one turn of the loop, so that no client waits behind a flood of them',
  async () => {
    expect(await ticksFor(300, 1)).toBeGreaterThanOrEqual(300);
    expect(await ticksFor(300)).toBeLessThan(60);
  },
);

it('responds on every socket, and takes no more once it is closed', async () => {
  const { server, listening } = await started();
  const read = async () =>
    (await fetch(`http://127.0.0.1:${listening.port}/`, { headers: { connection: 'close' } })).text();
  const responses = await Promise.all(Array.from({ length: 200 }, read));
  expect(new Set(responses)).toEqual(new Set(['here']));
  server.closeIdleConnections();
  await listening.close();
  await expect(read()).rejects.toThrow();
});

it('does not share a port with another server that would share it', async () => {
  const { listening } = await started();
  const other = createServer();
  await expect(listenOn(other, listening.port)).rejects.toThrow(/EADDRINUSE/);
});
