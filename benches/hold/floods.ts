import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { type Answer, ask, counted, median } from './ask.ts';

const slug = 'southbank-ford';

export type Flood = {
  what: string;
  answers: string;
  /** Requests that were answered with 500, or not at all; readings of the cached page count, too. */
  failed: number;
  /** How often the cached page was read meanwhile. */
  readings: number;
  cachedMedianMs: number;
  cachedWorstMs: number;
};

const isFailure = (status: number): boolean => status === 0 || status === 500;

/** Many requests at once, while a shopper reads a page out of the cache; that one has a thread of its own, so that our own flood does not slow down the clock. */
export async function flood(
  port: number,
  what: string,
  most: number,
  one: (at: number) => Promise<number>,
): Promise<Flood> {
  await ask(port, slug, '/');
  const reader = new Worker(new URL('./cached-reader.ts', import.meta.url), { workerData: { port, slug } });
  await once(reader, 'online');
  const statuses = await Promise.all(Array.from({ length: most }, (_, at) => one(at)));
  reader.postMessage('over');
  const [cached] = (await once(reader, 'message')) as [Pick<Answer, 'status' | 'ms'>[]];
  const times = cached.map(({ ms }) => ms);
  return {
    what,
    answers: counted(statuses),
    failed: statuses.filter(isFailure).length + cached.filter(({ status }) => status !== 200).length,
    readings: cached.length,
    cachedMedianMs: median(times),
    cachedWorstMs: Math.max(...times),
  };
}

/** Pages that no cache has, forms, fragments, queries and pictures, each `most` at once. */
export async function floods(port: number, most: number): Promise<Flood[]> {
  const run = Date.now().toString(36);
  // A process that has just begun is slow for reasons of its own.
  for (let at = 0; at < 60; at += 1) await ask(port, slug, `/search/used-cars?query=warm${run}${at}`);
  const of =
    (path: (at: number) => string, options = {}) =>
    async (at: number) =>
      (await ask(port, slug, path(at), options)).status;
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"form":"call-back","filled":{}}',
  };
  return [
    await flood(
      port,
      'pages that no cache has',
      most,
      of((at) => `/search/used-cars?query=${run}${at}`),
    ),
    await flood(
      port,
      'enquiries that lack everything',
      most,
      of(() => '/api/leads', form),
    ),
    await flood(
      port,
      'pages that are not there',
      most,
      of((at) => `/none-${run}-${at}`),
    ),
    await flood(
      port,
      'queries of strangers',
      most,
      of((at) => `/lake/v1/data/query/production?query=*[${at}]`),
    ),
    await flood(
      port,
      'the health of the services',
      most,
      of(() => '/api/health'),
    ),
  ];
}

/** Sockets that send half a head and then nothing: how many are held after a while. */
export async function halfHeads(
  port: number,
  most: number,
  afterMs = 15_000,
): Promise<{ opened: number; held: number }> {
  const sockets: Socket[] = [];
  await Promise.all(
    Array.from(
      { length: most },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => {
            socket.write(`GET / HTTP/1.1\r\nHost: ${slug}.localhost\r\nX-Slow: `);
            resolve();
          });
          socket.on('error', () => resolve());
          socket.on('data', () => undefined);
          sockets.push(socket);
        }),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  const held = sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;
  for (const socket of sockets) socket.destroy();
  return { opened: most, held };
}
