import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { memoryOf } from '@/benches/hold/memory.ts';
import { demoStock } from './demo-stock.ts';
import { cached, instance, ofHost, type RequestOptions, type Result, shop } from './shop.ts';

const slug = 'ranges-volkswagen';
/** A flood once raised web to 3.7 GB. Megabytes. */
const maxMegabytes = 2_000;
/** What has no response by then hangs; nothing here measures how fast the others are. */
const hangMs = 60_000;

type Sent = { path: string; options?: RequestOptions; well: readonly number[] };

const times = (max: number, one: (at: number) => Sent): Sent[] => Array.from({ length: max }, (_, at) => one(at));
const json = (body: unknown): RequestOptions => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const cars = demoStock().filter(({ sites }) => sites.includes(slug));

/** A thousand addresses that no cache has, each requested as another shopper, with the statuses that are no refusal. */
const floodOf = (run: string): Sent[] =>
  [
    ...times(500, (at) => ({ path: `/search/used-cars?query=${run}${at}`, well: [200] })),
    ...times(150, (at) => ({ path: `/search?query=${run}${at}&part=results`, well: [200] })),
    ...times(130, (at) => ({ path: `/none-${run}-${at}`, well: [404] })),
    ...times(100, () => ({ path: '/api/leads', options: json({ form: 'none', filled: {} }), well: [400, 404] })),
    ...times(100, (at) => ({ path: `/api/search-suggestions?query=${run}${at}`, well: [200] })),
    ...times(20, (at) => ({ path: `/cars/${cars[at % cars.length]?.slug}/card.jpg`, well: [200, 404] })),
  ]
    .map((sent, at) => ({ ...sent, at: (at * 7_919) % 1_000 }))
    .toSorted((one, other) => one.at - other.at);

const somebody = () => ({ 'x-forwarded-for': `198.51.${randomInt(250)}.${randomInt(250)}` });

/** The response; "cut" where the connection was, "hung" where there is none in time. */
function send({ path, options }: Sent): Promise<Result | 'cut' | 'hung'> {
  const headers = { ...options?.headers, ...somebody(), connection: 'close' };
  return Promise.race([
    shop(slug, path, { ...options, headers }).catch(() => 'cut' as const),
    pause(hangMs, 'hung' as const, { ref: false }),
  ]);
}

/** The result, as one word or number; 503 counts as a refusal only where it states when to retry. */
function outcome({ well }: Sent, response: Result | 'cut' | 'hung'): string {
  if (typeof response === 'string') return response;
  if (well.includes(response.status)) return 'answered';
  return response.status === 503 && Number(response.headers['retry-after']) > 0 ? 'refused' : String(response.status);
}

it('[OPS-04] a thousand requests at once, of pages that no cache has, fragments, forms and cards: each has its response, cached pages are served, memory has a bound, and afterwards all is as before', {
  timeout: 180_000,
}, async () => {
  const flood = floodOf(randomUUID().slice(0, 8));
  await cached(slug);
  let isOver = false;
  const pages: string[] = [];
  const megabytes: number[] = [];
  const meanwhile = [
    async () => {
      const { status, headers } = await shop(slug, '/', { headers: somebody() });
      pages.push(`${status} ${headers['x-cache']}`);
    },
    async () => void megabytes.push(await memoryOf(instance().dataDir, 'web')),
  ].map(async (look) => {
    while (!isOver) {
      await look();
      await pause(100);
    }
  });
  const responses = await Promise.all(flood.map(send));
  isOver = true;
  await Promise.all(meanwhile);

  const outcomes = flood.map((sent, at) => outcome(sent, responses[at] ?? 'hung'));
  const odd = outcomes.flatMap((it, at) => (it === 'answered' || it === 'refused' ? [] : [`${flood[at]?.path} ${it}`]));
  expect(odd).toEqual([]);
  // Both happened: it was more than can be done at once, and what could be done was.
  expect(new Set(outcomes)).toEqual(new Set(['answered', 'refused']));
  expect(pages.length).toBeGreaterThan(3);
  expect(new Set(pages)).toEqual(new Set(['200 hit']));
  expect(Math.max(...megabytes)).toBeLessThan(maxMegabytes);

  const refused = flood.filter((_, at) => outcomes[at] === 'refused').slice(0, 10);
  for (const sent of refused) expect(outcome(sent, await send(sent))).toBe('answered');
  const health = await ofHost(`localhost:${instance().port}`, '/api/health');
  expect([health.status, JSON.parse(health.body).status]).toEqual([200, 'ok']);
});
