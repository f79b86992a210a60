import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { sendRequest } from './send-request.ts';

/** Whose page is read, and whether each time one that no cache has. */
export type Reading = { port: number; slug: string; isNew: boolean };

/**
 * A shopper of their own address who reads a page every 20 ms until a message comes, and then
 * reports what the response was and in how many milliseconds.
 */
const { port, slug, isNew }: Reading = workerData;
const headers = { 'x-forwarded-for': isNew ? '203.0.113.20' : '203.0.113.21' };
const run = Date.now().toString(36);
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
const took: { status: number; ms: number }[] = [];
while (!isOver) {
  const { status, ms } = await sendRequest(
    port,
    slug,
    isNew ? `/search/used-cars?query=new${run}${took.length}` : '/',
    {
      headers,
    },
  );
  took.push({ status, ms });
  await pause(20);
}
parentPort?.postMessage(took);
