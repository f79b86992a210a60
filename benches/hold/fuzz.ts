import { entryAt } from '../entry-at.ts';
import { randomOf } from './random.ts';
import { counted, sendRequest } from './send-request.ts';

const methods = ['GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'];
const roots = [
  '/',
  '/search/',
  '/cars/',
  '/api/leads',
  '/api/health',
  '/lake/v1/data/query/production',
  '/lake//',
  '/image/',
  '/file/',
  '/studio/',
  '/stock-search/multi_search',
  '/enquiry/',
  '/desk',
  '/offers/',
  '/blog/',
  '/sites/',
  '/_next/static/',
];
const pieces = [
  '%2e%2e/',
  '..',
  '//',
  '%00',
  '%0a',
  '%zz',
  '\\',
  '日本',
  "'",
  '"',
  '<script>',
  '$%7B7*7%7D',
  '{{7*7}}',
  ';',
  '|',
  '*',
  '[',
  ']',
  '(',
  '?',
  '&',
  '=',
  '#',
  'a'.repeat(300),
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'query=',
  'page=',
  'range[price]=',
  '*[0..9]{...,"a":*[]{...}}',
  '$',
  '%F0%9F%9A%97',
];
const bodies = [
  '',
  '{',
  '[]',
  'null',
  '{"form":{}}',
  '{"__proto__":{"a":1}}',
  '{"mutations":[{"create":{}}]}',
  '"'.repeat(2_000),
  '{"searches":[{"q":"*"}]}',
  `{"a":${'['.repeat(5_000)}`,
];

type Fuzzed = { sent: number; seed: number; responses: string; faults: string[] };

/**
 * Requests that no browser sends, sixteen at a time. A status of 500 is a fault, and so is no
 * response.
 */
export async function fuzz(port: number, max: number, seed = 20_261_123): Promise<Fuzzed> {
  const random = randomOf(seed);
  const one = <Item>(list: readonly Item[]): Item => entryAt(list, Math.floor(random() * list.length));
  const requests = Array.from({ length: max }, () => ({
    path: encodeUnsafe(one(roots) + Array.from({ length: Math.floor(random() * 5) }, () => one(pieces)).join('')),
    method: one(methods),
    body: one(bodies),
    type: one(['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']),
  }));
  const statuses: number[] = [];
  const faults: string[] = [];
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let next = requests.pop(); next; next = requests.pop()) {
        const { path, method, body, type } = next;
        const bodied =
          method === 'GET'
            ? {}
            : { body, headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) } };
        const { status } = await sendRequest(port, 'southbank-ford', path, { method, ...bodied });
        statuses.push(status);
        if (status === 500 || status === 0) faults.push(`${method} ${path.slice(0, 120)}: ${status || 'no answer'}`);
      }
    }),
  );
  return { sent: max, seed, responses: counted(statuses), faults };
}

/** Node refuses to send some characters at all; the rest goes as it is. */
const encodeUnsafe = (path: string): string =>
  path.replaceAll(/[^\x21-\x7e]/gu, (letter) => encodeURIComponent(letter));
