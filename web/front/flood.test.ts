import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PageCache } from '@/web/front/pages/page-cache.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

const maxBytes = 1024 * 1024;
const atOnce = 20;

let front: RunningFront;
let pages: PageCache;

beforeEach(async () => {
  pages = new PageCache({ maxBytes, maxRenders: atOnce });
  const parts = await frontParts(
    async (request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`<h1>${request.url?.split('?')[0]}</h1>${randomBytes(1_000).toString('base64')}`);
    },
    { pages },
  );
  front = await new RunningFront(parts).listen();
});
afterEach(() => front.close());

/** Requests addresses, so many at once that none is refused. */
async function flood(addresses: readonly string[]): Promise<Set<string>> {
  const replies = new Set<string>();
  for (let at = 0; at < addresses.length; at += atOnce) {
    const some = await Promise.all(addresses.slice(at, at + atOnce).map((address) => front.request(address)));
    for (const { status, headers } of some) replies.add(`${status} ${headers['x-cache'] ?? headers.location}`);
  }
  return replies;
}

const listed = [
  ['southbank-ford.localhost', '/'],
  ['southbank-ford.localhost', '/search/used-cars'],
  ['southbank-ford.localhost', '/cars/ford-ranger-1'],
  ['harbour-ford.localhost', '/'],
] as const;
const states = async () => {
  const responses = await Promise.all(listed.map(([host, path]) => front.request(path, { host })));
  return responses.map(({ headers }) => headers['x-cache']);
};

describe('a flood of distinct addresses', () => {
  beforeEach(() => states());

  it('[CFG-04] of results takes no page of the sites out of the cache, and no more memory than its share', {
    timeout: 120_000,
  }, async () => {
    const results = Array.from(
      { length: 2_000 },
      (_, at) => `/search/used-cars?price=${1_000 + at}:${90_000 - at}&make=Ford&page=${at % 40}&sortBy=latest`,
    );
    expect(await flood(results)).toEqual(new Set(['200 miss']));
    expect(await states()).toEqual(['hit', 'hit', 'hit', 'hit']);
    expect(pages.bytes).toBeGreaterThan(maxBytes / 8);
    expect(pages.bytes).toBeLessThanOrEqual(maxBytes / 2);
    expect(pages.size).toBeLessThan(results.length / 10);
  });

  it('[CFG-04] of undeclared parameters and other spellings is no flood of pages', async () => {
    const before = pages.size;
    const undeclared = Array.from({ length: 200 }, (_, at) => `/search/used-cars?utm_source=${at}&x${at}=1`);
    expect(await flood(undeclared)).toEqual(new Set(['200 hit']));
    const spelled = [...'ford-ranger-1'].map((letter, at, all) =>
      ['/cars/', ...all.slice(0, at), `%${letter.charCodeAt(0).toString(16)}`, ...all.slice(at + 1)].join(''),
    );
    expect(await flood(spelled)).toEqual(new Set(['308 /cars/ford-ranger-1']));
    expect(pages.size).toBe(before);
  });
});
