import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AttackedFront } from './attacked-front.ts';
import { chunked } from './framings.ts';
import { exchange } from './raw-client.ts';

const host = 'Host: southbank-ford.localhost';
let front: AttackedFront;

beforeAll(async () => {
  front = await new AttackedFront().listen();
});
afterAll(() => front.close());

/**
 * A request of a pipeline: what is sent, and which address its response must name; null for one
 * that is refused.
 */
type Sent = { method: string; bytes: string; expected: string | null };
type Kind = (id: string) => Sent;

const get: Kind = (id) => ({
  method: 'GET',
  bytes: `GET /lake/${id} HTTP/1.1\r\n${host}\r\n\r\n`,
  expected: `/${id}`,
});
const head: Kind = (id) => ({ ...get(id), method: 'HEAD', bytes: get(id).bytes.replace('GET', 'HEAD') });
const post: Kind = (id) => ({
  method: 'POST',
  bytes: `POST /lake/${id} HTTP/1.1\r\n${host}\r\nContent-Length: ${id.length}\r\n\r\n${id}`,
  expected: `/${id}`,
});
const stream: Kind = (id) => ({
  method: 'PUT',
  bytes: `PUT /lake/${id} HTTP/1.1\r\n${host}\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(get('smuggled').bytes)}`,
  expected: `/${id}`,
});
const page: Kind = (id) => ({
  method: 'GET',
  bytes: `GET /${id} HTTP/1.1\r\n${host}\r\n\r\n`,
  expected: `page /sites/southbank-ford/${id}`,
});
const unknownMethod: Kind = (id) => ({
  method: 'PROPFIND',
  bytes: `PROPFIND /lake/${id} HTTP/1.1\r\n${host}\r\n\r\n`,
  expected: null,
});
const kinds = [get, head, post, stream, page, unknownMethod];

/** What ends a connection: after it nothing is acted on, whatever was sent ahead. */
const ends: Record<string, string> = {
  'a request that asks for it': `GET /lake/last HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
  'an upgrade that is passed over': `GET /lake/last HTTP/1.1\r\n${host}\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
  'a body where none belongs': `GET /lake/smuggled HTTP/1.1\r\n${host}\r\nContent-Length: 2\r\n\r\nhi`,
  'what is no HTTP': 'hello\r\n\r\n',
  'two hosts': `GET /lake/smuggled HTTP/1.1\r\n${host}\r\n${host}\r\n\r\n`,
  'no host': 'GET /lake/smuggled HTTP/1.1\r\n\r\n',
  'an old version with chunks': `POST /lake/smuggled HTTP/1.0\r\n${host}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'a version that is none': `GET /lake/smuggled HTTP/9.9\r\n${host}\r\n\r\n`,
  'a chunk that is none': `POST /lake/smuggled HTTP/1.1\r\n${host}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  'a socket, asked for behind others': `GET /lake/smuggled HTTP/1.1\r\n${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
};

/** The kinds in another order each time, the same at every run. */
const kindAt = (round: number, at: number): Kind => kinds[(round * 5 + at * (1 + (round % 5))) % kinds.length] ?? get;
const rounds = Array.from({ length: 12 }, (_, round) => round);
const cases = Object.keys(ends).flatMap((end) => rounds.map((round): [string, number] => [end, round]));

describe('requests that are sent ahead', () => {
  it.each(cases)('have their responses in order, up to %s (%i)', { timeout: 5_000 }, async (end, round) => {
    const sent = Array.from({ length: 1 + (round % 8) * 3 }, (_, at) => kindAt(round, at)(`r-${round}-${at}`));
    const from = front.seen.length;
    const bytes = `${sent.map((one) => one.bytes).join('')}${ends[end]}${get('smuggled').bytes}`;
    const responses = await exchange(front.port, bytes, [...sent.map(({ method }) => method), 'GET']);
    const named = responses.map(({ status, headers, body }) => {
      if (status === 200) return headers['x-answers'] ?? body.replace(/^<p>(.*)<\/p>$/, 'page $1');
      return status === 405 ? null : status;
    });
    const last = ends[end]?.startsWith('GET /lake/last') ? '/last' : named.at(-1);
    expect(named).toEqual([...sent.map((one) => one.expected), last]);
    if (last !== '/last') expect([400, 505]).toContain(last);
    expect(front.seen.slice(from).filter(({ url }) => url === '/smuggled')).toEqual([]);
  });

  it('close the connection when there are too many of them, and nothing of it is acted on twice', async () => {
    const from = front.seen.length;
    const many = Array.from({ length: 1_000 }, (_, at) => post(`many-${at}`));
    const responses = await exchange(
      front.port,
      many.map(({ bytes }) => bytes).join(''),
      many.map(({ method }) => method),
    );
    expect(responses.length).toBeLessThan(100);
    const urls = front.seen.slice(from).map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.length).toBeLessThan(100);
  });
});
