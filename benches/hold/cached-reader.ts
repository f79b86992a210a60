import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ask } from './ask.ts';

/** A shopper who reads a page out of the cache every 20 ms until a message comes, and then says what it was answered and in how many milliseconds. */
const { port, slug } = workerData as { port: number; slug: string };
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
const took: { status: number; ms: number }[] = [];
while (!isOver) {
  const { status, ms } = await ask(port, slug, '/');
  took.push({ status, ms });
  await pause(20);
}
parentPort?.postMessage(took);
