import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { Reading } from './reader.ts';
import { counted, type HttpResponse, median, sendRequest } from './send-request.ts';

const [slug, otherSlug] = ['southbank-ford', 'coastline-mazda'];

/** How often a shopper read a page beside a flood, and how long it took, milliseconds. */
export type Read = { readings: number; failed: number; medianMs: number; worstMs: number };

export type Flood = {
  what: string;
  responses: string;
  /** Requests with a 500, or without a response. */
  failed: number;
  /** A page out of the cache. */
  cached: Read;
  /** Pages that no cache has, of the same site and of another one. */
  fresh: Read;
  elsewhere: Read;
};

const isFailure = (status: number): boolean => status === 0 || status === 500;

/** A reader has a thread of its own, so that our own flood does not slow down its clock. */
async function reader(reading: Reading): Promise<() => Promise<Read>> {
  const worker = new Worker(new URL('./reader.ts', import.meta.url), { workerData: reading });
  await once(worker, 'online');
  return async () => {
    worker.postMessage('over');
    const [took] = (await once(worker, 'message')) as [Pick<HttpResponse, 'status' | 'ms'>[]];
    const times = took.map(({ ms }) => ms);
    const failed = took.filter(({ status }) => status !== 200).length;
    return { readings: took.length, failed, medianMs: median(times), worstMs: Math.max(...times) };
  };
}

/** Many requests at once of one address, while shoppers of other ones read pages, out of the cache and new. */
async function flood(port: number, what: string, max: number, one: (at: number) => Promise<number>): Promise<Flood> {
  await sendRequest(port, slug, '/');
  const readers = await Promise.all([
    reader({ port, slug, isNew: false }),
    reader({ port, slug, isNew: true }),
    reader({ port, slug: otherSlug, isNew: true }),
  ]);
  const statuses = await Promise.all(Array.from({ length: max }, (_, at) => one(at)));
  const [cached, fresh, elsewhere] = await Promise.all(readers.map((end) => end()));
  if (!cached || !fresh || !elsewhere) throw new Error('A reader is missing.');
  return { what, responses: counted(statuses), failed: statuses.filter(isFailure).length, cached, fresh, elsewhere };
}

/** Pages that no cache has, forms, fragments, queries and pictures, each `max` at once. */
export async function floods(port: number, maxCount: number): Promise<Flood[]> {
  const run = Date.now().toString(36);
  // A process that has just begun is slow for reasons of its own.
  for (let at = 0; at < 60; at += 1) await sendRequest(port, slug, `/search/used-cars?query=warm${run}${at}`);
  const of =
    (path: (at: number) => string, options = {}) =>
    async (at: number) =>
      (await sendRequest(port, slug, path(at), options)).status;
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"form":"call-back","filled":{}}',
  };
  return [
    await flood(
      port,
      'pages that no cache has',
      maxCount,
      of((at) => `/search/used-cars?query=${run}${at}`),
    ),
    await flood(
      port,
      'enquiries that lack everything',
      maxCount,
      of(() => '/api/leads', form),
    ),
    await flood(
      port,
      'pages that are not there',
      maxCount,
      of((at) => `/none-${run}-${at}`),
    ),
    await flood(
      port,
      'queries of strangers',
      maxCount,
      of((at) => `/lake/v1/data/query/production?query=*[${at}]`),
    ),
    await flood(
      port,
      'the health of the services',
      maxCount,
      of(() => '/api/health'),
    ),
  ];
}

/** Sockets that send half a head and then nothing: how many are held after a while. */
export async function halfHeads(
  port: number,
  maxCount: number,
  afterMs = 15_000,
): Promise<{ opened: number; held: number }> {
  const sockets: Socket[] = [];
  await Promise.all(
    Array.from(
      { length: maxCount },
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
  return { opened: maxCount, held };
}
