import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { BodyRoom } from './body-room.ts';
import { frontParts, RunningFront } from './front.fixture.ts';
import { Busy } from './page-cache.ts';
import { limited, RenderLimit } from './render-limit.ts';

async function* bytes(...lengths: number[]): AsyncGenerator<Uint8Array> {
  for (const length of lengths) yield new Uint8Array(length);
}
const lengthOf = async (body: Buffer) => body.length;

describe('the room for bodies', () => {
  it('gives whole bodies, and of what is too long one byte more than may be', async () => {
    const room = new BodyRoom(1_000);
    expect(await room.hold(bytes(10, 20), 100, lengthOf)).toBe(30);
    expect(await room.hold(bytes(), 100, lengthOf)).toBe(0);
    expect(await room.hold(bytes(60, 60, 60), 100, lengthOf)).toBe(101);
  });

  it('has a bound over all of them, and is free again when they are answered, or break off', async () => {
    const room = new BodyRoom(100);
    const gate = Promise.withResolvers<number>();
    const first = room.hold(bytes(80), 100, () => gate.promise);
    await expect(room.hold(bytes(30), 100, lengthOf)).rejects.toBeInstanceOf(Busy);
    expect(await room.hold(bytes(20), 100, lengthOf)).toBe(20);
    gate.resolve(1);
    expect(await first).toBe(1);
    const broken = (async function* () {
      yield new Uint8Array(90);
      throw new Error('cut');
    })();
    await expect(room.hold(broken, 100, lengthOf)).rejects.toThrow('cut');
    expect(await room.hold(bytes(100), 100, lengthOf)).toBe(100);
  });
});

describe('forms that are sent byte by byte', () => {
  let front: RunningFront;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await front.close();
  });

  it('take no place of a page, and are answered once they are whole', async () => {
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
    for (let at = 0; at < 10; at += 1) expect((await front.ask(`/page-${at}`)).status).toBe(200);
    expect(taken).toEqual([]);
    const [one] = sockets;
    const answered = new Promise<string>((resolve) => one?.once('data', (data) => resolve(String(data))));
    one?.write(body.slice(10));
    expect(await answered).toMatch(/^HTTP\/1\.1 200/);
    expect(taken).toEqual([body]);
  });
});
