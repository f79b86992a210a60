import { type ClientRequest, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { readBytes } from './body.ts';
import { BodyBudget } from './body-budget.ts';

let server: Server;
/** Of all bodies: bytes that arrived, and senders that are done or gone. */
const seen = { bytes: 0, ended: 0 };
const budget = new BodyBudget({ all: 3_000_000, each: 2_000_000 });
beforeAll(async () => {
  server = createServer((requested, response) => {
    requested.on('data', ({ length }: Buffer) => {
      seen.bytes += length;
    });
    requested.on('close', () => {
      seen.ended += 1;
    });
    readBytes(requested, 1_500_000, 'The body', budget)
      .then(({ length }) => response.end(String(length)))
      .catch((error: unknown) => response.writeHead(error instanceof Problem ? error.status : 500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A sender that writes the first part and holds the rest back until the test releases it. */
function sending(authorization: string, bytes: number): { status: Promise<number>; sender: ClientRequest } {
  const { port } = server.address() as AddressInfo;
  const sender = request({ host: '127.0.0.1', port, method: 'POST', headers: { authorization }, agent: false });
  const status = new Promise<number>((resolve, reject) => {
    sender.on('error', reject).on('response', (result) => resolve(result.resume().statusCode ?? 0));
  });
  sender.write(Buffer.alloc(bytes));
  return { status, sender };
}
/** Sends, and waits until the first part is there. */
async function arrived(authorization: string, bytes: number) {
  const before = seen.bytes;
  const sent = sending(authorization, bytes);
  await expect.poll(() => seen.bytes - before).toBe(bytes);
  return sent;
}

describe('bodies on their way', () => {
  it('share a bound, of which one sender has a part, and give their room back', async () => {
    const first = await arrived('one', 1_400_000);
    const second = sending('one', 1_400_000);
    second.sender.end();
    expect(await second.status).toBe(503);
    const other = await arrived('other', 1_200_000);
    other.sender.end();
    expect(await other.status).toBe(200);
    first.sender.end();
    expect(await first.status).toBe(200);
    const again = sending('one', 1_400_000);
    again.sender.end();
    expect(await again.status).toBe(200);
  });

  it('give it back where the sender has gone, and where they are too long', async () => {
    for (let at = 0; at < 5; at += 1) {
      const leaving = await arrived('one', 1_400_000);
      leaving.status.catch(() => undefined);
      const before = seen.ended;
      leaving.sender.destroy();
      await expect.poll(() => seen.ended - before).toBe(1);
      const long = sending('one', 1_600_000);
      long.sender.end();
      expect(await long.status).toBe(413);
    }
    const whole = sending('one', 1_400_000);
    whole.sender.end();
    expect(await whole.status).toBe(200);
  });
});
