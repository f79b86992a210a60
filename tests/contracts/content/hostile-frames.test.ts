import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RunningContent } from './running-content.ts';

let service: RunningContent;
let cookie: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  service = await RunningContent.start();
  cookie = await service.signIn();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => service.stop());

type Frame = {
  opcode: number;
  payload: Buffer;
  isLast?: boolean;
  isMasked?: boolean;
  reserved?: number;
  claimedLength?: number;
};

/** A frame of RFC 6455, 5.2, as odd as is wished; `claimedLength` is the length that it claims. */
function frame({
  opcode,
  payload,
  isLast = true,
  isMasked = true,
  reserved = 0,
  claimedLength = payload.length,
}: Frame): Buffer {
  const mask = isMasked ? randomBytes(4) : Buffer.alloc(0);
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(BigInt(claimedLength));
  const [code, more] =
    claimedLength < 126 ? [claimedLength, []] : claimedLength < 65_536 ? [126, long.subarray(6)] : [127, long];
  const head = [(isLast ? 0x80 : 0) | (reserved << 4) | opcode, (isMasked ? 0x80 : 0) | code, ...more];
  const body = isMasked ? payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0)) : payload;
  return Buffer.concat([Buffer.from(head), mask, body]);
}

const text = (copy: string) => frame({ opcode: 1, payload: Buffer.from(copy) });
const many = (max: number, one: Buffer) => Buffer.concat(Array.from({ length: max }, () => one));
const x = Buffer.from('x');
const paths = ['/v2022-06-30/_mux', '/v2022-06-30/socket/production'];

/** An open WebSocket of a member of staff, spoken to in bytes. */
async function opened(path: string): Promise<Socket> {
  const { host, port, origin } = new URL(service.url);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  const key = randomBytes(16).toString('base64');
  const head = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`];
  socket.write(
    [`GET ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, `Cookie: ${cookie}`, ...head, '', ''].join('\r\n'),
  );
  const response = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  expect(response).toMatch(/^HTTP\/1\.1 101 /);
  return socket;
}

const isUp = async () => (await fetch(`${service.url}/v1/users/me`, { headers: { cookie } })).status === 200;
/** Or has hung up. */
const drained = (socket: Socket) => new Promise((resolve) => socket.once('drain', resolve).once('close', resolve));
const closed = (socket: Socket) =>
  new Promise<boolean>((resolve) => socket.resume().once('close', () => resolve(true)));

describe('frames that no browser sends', () => {
  it.each([
    ['unmasked', frame({ opcode: 1, payload: x, isMasked: false })],
    ['with a reserved bit', frame({ opcode: 1, payload: x, reserved: 4 })],
    ['of an unknown kind', frame({ opcode: 3, payload: x })],
    ['of an unknown kind of control', frame({ opcode: 15, payload: x })],
    ['a long ping', frame({ opcode: 9, payload: Buffer.alloc(200) })],
    ['a ping in parts', frame({ opcode: 9, payload: x, isLast: false })],
    ['a continuation of nothing', frame({ opcode: 0, payload: x })],
    ['text that is no UTF-8', frame({ opcode: 1, payload: Buffer.from([0xff, 0xfe, 0xc0]) })],
    ['longer than a message may be', frame({ opcode: 1, payload: Buffer.alloc(2_000_000, 97) })],
    ['that claims to be endless', frame({ opcode: 1, payload: x, claimedLength: 2 ** 52 })],
    ['a close of one byte', frame({ opcode: 8, payload: x })],
    ['a close of no known code', frame({ opcode: 8, payload: Buffer.from([0x27, 0x0f]) })],
    ['no frames at all', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
  ])('%s: the sender is disconnected, and no other client', async (_what, bytes) => {
    for (const path of paths) {
      const socket = await opened(path);
      const end = closed(socket);
      socket.write(bytes);
      expect(await end).toBe(true);
      expect(await isUp()).toBe(true);
    }
  });
});

const megabyte = 1024 * 1024;
const [mux = ''] = paths;

describe('who sends much and reads nothing', () => {
  /** What the service holds for twenty such beyond what it held before, megabytes, when each has sent these bytes so many times. */
  async function heldFor(bytes: Buffer, times: number): Promise<number> {
    const all = await Promise.all(Array.from({ length: 20 }, () => opened(mux)));
    const before = await service.memory();
    const send = async (socket: Socket) => {
      for (let at = 0; at < times && !socket.destroyed; at += 1) {
        if (!socket.write(bytes)) await Promise.race([drained(socket), pause(3_000)]);
      }
    };
    await Promise.all(all.map((socket) => send(socket.pause())));
    await pause(500);
    const held = (await service.memory()) - before;
    expect(await isUp()).toBe(true);
    return held / megabyte;
  }

  it.each([
    ['pings', many(5_000, frame({ opcode: 9, payload: Buffer.alloc(100) })), 40],
    ['streams that are refused', many(1_000, text('{"open":1,"url":"//"}')), 30],
    ['one message in countless parts', many(10_000, frame({ opcode: 0, payload: x, isLast: false })), 40],
  ])(
    '%s: what waits for the client has a bound',
    async (what, bytes, times) => {
      const first = frame({ opcode: 1, payload: x, isLast: false });
      const held = await heldFor(what.includes('parts') ? Buffer.concat([first, bytes]) : bytes, times);
      // Without a bound it is 400 and more; what the collector has not taken yet counts too.
      expect(held).toBeLessThan(200);
    },
    120_000,
  );
});
