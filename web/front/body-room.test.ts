import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { BodyRoom } from '@/web/front/http/body-room.ts';
import { Busy } from '@/web/front/http/busy.ts';
import { limited, RenderLimit } from '@/web/front/pages/render-limit.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

async function* bytes(...lengths: number[]): AsyncGenerator<Uint8Array> {
  for (const length of lengths) yield new Uint8Array(length);
}
const lengthOf = async (body: Buffer) => body.length;

const owner = (client: string, site = 'a') => ({ client, site });

/** A body that arrives in the given way, and what becomes of it. */
class SlowBody {
  readonly #chunks: (Uint8Array | null)[] = [];
  #wake: () => void = () => undefined;
  readonly taken: Promise<number | string>;
  readonly #answer = Promise.withResolvers<void>();

  constructor(room: BodyRoom, client: string, site = 'a') {
    const work = async (body: Buffer) => {
      await this.#answer.promise;
      return body.length;
    };
    this.taken = room
      .holdWhole(this.#stream(), owner(client, site), 1_000, work)
      .catch((error: unknown) => (error instanceof Busy ? 'busy' : String(error)));
  }

  async *#stream(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const next = this.#chunks.shift();
      if (next === null) return;
      if (next) yield next;
      else await new Promise<void>((wake) => this.#onWake(wake));
    }
  }

  #onWake(wake: () => void): void {
    this.#wake = wake;
  }

  async send(bytes: number): Promise<this> {
    this.#chunks.push(new Uint8Array(bytes));
    return this.#go();
  }

  /** The end of the body; it is in use from then on. */
  async whole(): Promise<this> {
    this.#chunks.push(null);
    return this.#go();
  }

  answered(): Promise<number | string> {
    this.#answer.resolve();
    return this.taken;
  }

  async #go(): Promise<this> {
    this.#wake();
    await new Promise(setImmediate);
    return this;
  }
}

describe('the room for bodies', () => {
  it('gives whole bodies, and of what is too long one byte more than may be', async () => {
    const room = new BodyRoom(1_000);
    expect(await room.holdWhole(bytes(10, 20), owner('x'), 100, lengthOf)).toBe(30);
    expect(await room.holdWhole(bytes(), owner('x'), 100, lengthOf)).toBe(0);
    expect(await room.holdWhole(bytes(60, 60, 60), owner('x'), 100, lengthOf)).toBe(101);
  });

  it('is free again when bodies have their response, or break off', async () => {
    const room = new BodyRoom(400);
    const first = await new SlowBody(room, 'x').send(80);
    const second = await (await new SlowBody(room, 'x').send(30)).whole();
    expect(await second.taken).toBe('busy');
    expect(await (await first.whole()).answered()).toBe(80);
    const broken = (async function* () {
      yield new Uint8Array(90);
      throw new Error('cut');
    })();
    await expect(room.holdWhole(broken, owner('x'), 100, lengthOf)).rejects.toThrow('cut');
    expect(await room.holdWhole(bytes(100), owner('x'), 100, lengthOf)).toBe(100);
  });

  it('[FORM-13] gives one client a quarter, however many bodies it sends, on however many sites', async () => {
    const room = new BodyRoom(400);
    const flood = await Promise.all(
      Array.from({ length: 740 }, (_, at) => new SlowBody(room, 'flood', `site-${at % 9}`).send(10)),
    );
    const shopper = await (await new SlowBody(room, 'shopper', 'site-1').send(100)).whole();
    expect(await shopper.answered()).toBe(100);
    const ended = await Promise.all(flood.map(async (body) => (await body.whole()).answered()));
    expect(ended.filter((taken) => taken === 10)).toHaveLength(10);
    expect(ended.filter((taken) => taken === 'busy')).toHaveLength(730);
  });

  it('[FORM-13] a site has half of it, and on that the newest body of the busiest sender makes room', async () => {
    const room = new BodyRoom(400);
    const [one, another] = [await new SlowBody(room, 'x').send(40), await new SlowBody(room, 'x').send(60)];
    const third = await new SlowBody(room, 'y').send(100);
    const shopper = await (await new SlowBody(room, 'shopper').send(30)).whole();
    const elsewhere = await (await new SlowBody(room, 'other', 'b').send(100)).whole();
    expect(await Promise.all([shopper, elsewhere].map((body) => body.answered()))).toEqual([30, 100]);
    const rest = await Promise.all([one, another, third].map(async (body) => (await body.whole()).answered()));
    expect(rest.filter((taken) => taken === 'busy')).toHaveLength(1);
    expect(rest).toContain(40);
  });

  it('[FORM-13] where many clients fill it on two sites, a third site has room; what is in use stays', async () => {
    const room = new BodyRoom(400);
    const inUse = await (await new SlowBody(room, 'used', 'a').send(20)).whole();
    const flood = await Promise.all(
      Array.from({ length: 38 }, (_, at) => new SlowBody(room, `client-${at}`, at % 2 ? 'a' : 'b').send(10)),
    );
    const shopper = await (await new SlowBody(room, 'shopper', 'c').send(60)).whole();
    expect(await shopper.answered()).toBe(60);
    expect(await inUse.answered()).toBe(20);
    const ended = await Promise.all(flood.map(async (body) => (await body.whole()).answered()));
    expect(ended.filter((taken) => taken === 'busy')).toHaveLength(6);
  });
});

describe('forms that are sent byte by byte', () => {
  let front: RunningFront;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await front.close();
  });

  it('take no place of a page, and get their response once they are whole', async () => {
    const taken: string[] = [];
    const next = limited(
      async (request, response) => {
        if (request.method === 'POST') taken.push(await text(request));
        response.setHeader('Content-Type', 'text/html').end('<h1>page</h1>');
      },
      new RenderLimit({ atOnce: 3, waiting: 5, waitMs: 30_000 }),
    );
    front = await new RunningFront(await frontParts(next)).listen();
    const body = JSON.stringify({ form: 'call-back', filled: { name: ['Zoë'] } });
    const head = `POST /api/leads HTTP/1.1\r\nHost: southbank-ford.localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    for (let at = 0; at < 20; at += 1) {
      const socket = connect(front.port, '127.0.0.1');
      sockets.push(socket.on('error', () => undefined));
      socket.write(head + body.slice(0, 10));
    }
    for (let at = 0; at < 10; at += 1) expect((await front.request(`/page-${at}`)).status).toBe(200);
    expect(taken).toEqual([]);
    const [one] = sockets;
    const answered = new Promise<string>((resolve) => one?.once('data', (data) => resolve(String(data))));
    one?.write(body.slice(10));
    expect(await answered).toMatch(/^HTTP\/1\.1 200/);
    expect(taken).toEqual([body]);
  });

  it("[FORM-13] of one sender, 70 MB in 740 posts, keep no other dealer's shopper waiting", async () => {
    const next = async (request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('Content-Type', 'text/plain').end(String((await buffer(request)).length));
    };
    front = await new RunningFront(await frontParts(next)).listen();
    const head = `POST /api/leads HTTP/1.1\r\nHost: southbank-ford.localhost\r\nX-Forwarded-For: 6.6.6.6\r\nContent-Length: 99000\r\n\r\n`;
    const part = head + 'x'.repeat(95_000);
    await Promise.all(
      Array.from({ length: 740 }, async () => {
        const socket = connect(front.port, '127.0.0.1').on('error', () => undefined);
        sockets.push(socket);
        await new Promise((written) => socket.write(part, written));
      }),
    );
    const headers = { host: 'harbour-ford.localhost', 'x-forwarded-for': '7.7.7.7' };
    for (let at = 0; at < 12; at += 1) {
      const { status, body } = await front.request('/api/leads', headers, 'POST', 'x'.repeat(9_000));
      expect([status, String(body)]).toEqual([200, '9000']);
    }
    const first = await front.request('/api/leads', { 'x-forwarded-for': '6.6.6.6' }, 'POST', 'x'.repeat(99_000));
    expect([first.status, first.headers['retry-after']]).toEqual([503, '1']);
  });
});
