import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AttackedFront } from './attacked-front.ts';
import { framings } from './framings.ts';
import { exchange, type RawResponse } from './raw-client.ts';

const host = 'Host: southbank-ford.localhost';
const bodied = new Set(['POST', 'PUT', 'PATCH']);
const methods = [
  'GET',
  'HEAD',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'POST',
  'PUT',
  'PATCH',
  'QUERY',
  'PROPFIND',
  'FOO',
  'get',
];
let front: AttackedFront;

beforeAll(async () => {
  front = await new AttackedFront().listen();
});
afterAll(() => front.close());

let number = 0;
const next = (what: string) => {
  number += 1;
  return `/lake/${what}-${number}`;
};
const end = () => `GET ${next('end')} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`;

/** A shopper's own request on a connection of its own, which shares the front's connections to the service. */
async function bystander(): Promise<boolean> {
  const path = next('bystander');
  const [response, ...others] = await exchange(
    front.port,
    `GET ${path} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    ['GET'],
  );
  return others.length === 0 && response?.headers['x-answers'] === path.slice('/lake'.length);
}

const inText = ({ status, headers }: RawResponse) => `${status} ${headers['x-answers'] ?? ''}`.trim();

async function attack(method: string, lines: readonly string[], after: string) {
  const path = next('attack');
  const from = front.seen.length;
  const bytes = `${method} ${path} HTTP/1.1\r\n${[host, ...lines].join('\r\n')}\r\n\r\n${after}${end()}`;
  const [responses, ...own] = await Promise.all([
    exchange(front.port, bytes, [method, 'GET']),
    bystander(),
    bystander(),
  ]);
  own.push(await bystander());
  const seen = front.seen.slice(from).filter(({ url }) => !url.startsWith('/bystander'));
  return { path: path.slice('/lake'.length), answers: responses, seen, own: own.every(Boolean) };
}

describe.each(methods)('a %s request', (method) => {
  it.each(Object.entries(framings))('with %s is one request, or none', async (_, { lines, after, body }) => {
    const { path, answers, seen, own } = await attack(method, lines, after);
    expect(own, 'every bystander gets the own answer').toBe(true);
    expect(seen.filter(({ url }) => url.includes('smuggled'))).toEqual([]);
    if (body !== null && bodied.has(method)) {
      expect(answers.map(inText)).toEqual([`200 ${path}`, expect.stringMatching(/^200 \/end-/)]);
      expect(seen[0]).toEqual({ method, url: path, body });
    } else {
      expect(seen).toEqual([]);
      expect(answers.length).toBeLessThanOrEqual(1);
      for (const { status } of answers) expect([400, 405, 413]).toContain(status);
    }
  });
});

const paths = [
  '/',
  '/about-us',
  '/desk',
  '/api/leads',
  '/api/health',
  '/stock-search/multi_search',
  '/image/x',
  '/file/x',
  '/studio',
];
const ill = Object.entries(framings).filter(([, { body }]) => body === null);

describe.each(paths)('a POST to %s', (path) => {
  it.each(ill)('with %s is one request, and nothing behind it', async (_, { lines, after }) => {
    const from = front.seen.length;
    const bytes = `POST ${path} HTTP/1.1\r\n${[host, ...lines].join('\r\n')}\r\n\r\n${after}${end()}`;
    const responses = await exchange(front.port, bytes, ['POST', 'GET']);
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    expect([responses.length <= 1, front.seen.slice(from)]).toEqual([true, []]);
  });
});

describe('the attack as it was found', () => {
  it('gives no client the response of a stranger’s sign-in', async () => {
    const login = 'email=a@b.example&password=x';
    const form = `POST /auth/login HTTP/1.1\r\n${host}\r\nX-Forwarded-For: 203.0.113.9\r\nContent-Length: ${login.length}\r\n\r\n${login}`;
    for (let round = 0; round < 15; round += 1) {
      const chunk = `${form.length.toString(16)}\r\n${form}\r\n0\r\n\r\n`;
      const { own, seen, answers } = await attack('GET', ['Transfer-Encoding: chunked'], chunk);
      expect([own, seen, answers.map(inText)]).toEqual([true, [], ['400']]);
    }
  });
});
