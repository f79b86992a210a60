import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FigureBatch } from '@/domain/events/figure-batch.ts';
import { figuresPath } from '@/domain/events/figure-batch.ts';

export const site = 'southbank-ford';
export const eventsOfBatch = 10;
/** A batch without a response in time counts as not acknowledged, milliseconds. */
const timeoutMs = 8_000;

/** Pages that send their figures, so many events a second, whatever becomes of them. */
export class Beacons {
  /** Batches with a 204. */
  readonly acknowledged: string[] = [];
  readonly statuses = new Map<number, number>();
  readonly waitedMs: number[] = [];
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  readonly #sent: Promise<void>[] = [];
  readonly #sending: Promise<void>;
  #over = false;

  constructor(port: number, eventsASecond: number) {
    this.#port = port;
    this.#sending = this.#send(eventsASecond / eventsOfBatch);
  }

  async stop(): Promise<void> {
    this.#over = true;
    await this.#sending;
    await Promise.all(this.#sent);
    this.#agent.destroy();
  }

  /** By the clock: a slow response does not make the pages send less. */
  async #send(batchesASecond: number): Promise<void> {
    const begun = performance.now();
    for (let sent = 0; !this.#over; ) {
      const due = Math.floor(((performance.now() - begun) / 1_000) * batchesASecond);
      for (; sent < due; sent += 1) this.#sent.push(this.#one());
      await pause(5);
    }
  }

  async #one(): Promise<void> {
    const batch = batchOf();
    const begun = performance.now();
    const status = await this.#post(JSON.stringify(batch));
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status !== 204) return;
    this.acknowledged.push(batch.id);
    this.waitedMs.push(performance.now() - begun);
  }

  #post(body: string): Promise<number> {
    return new Promise((resolve) => {
      const headers = {
        host: `${site}.localhost:${this.#port}`,
        origin: `http://${site}.localhost:${this.#port}`,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
        // Each shopper has an address of their own: the limit is not what is measured.
        'x-forwarded-for': `203.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      };
      const options = { host: '127.0.0.1', port: this.#port, path: figuresPath, method: 'POST', timeout: timeoutMs };
      const outgoing = request({ ...options, headers, agent: this.#agent }, (incoming) => {
        incoming.resume();
        incoming.on('end', () => resolve(incoming.statusCode ?? 0));
        incoming.on('error', () => resolve(0));
      });
      outgoing.on('timeout', () => outgoing.destroy());
      outgoing.on('error', () => resolve(0));
      outgoing.end(body);
    });
  }
}

function batchOf(): FigureBatch {
  const car = `2024-ford-ranger-${randomInt(500)}`;
  const event = (number: number) => ({ event: number, detail: '' as const, car, age: randomInt(10_000) });
  return {
    id: randomUUID(),
    page: 'item',
    device: randomInt(2) === 0 ? 'phone' : 'desktop',
    events: Array.from({ length: eventsOfBatch - 1 }, (_, at) => event(at === 0 ? 4 : 39)),
    vitals: [{ vital: 'LCP', value: randomInt(500, 4_000), age: 0 }],
  };
}
