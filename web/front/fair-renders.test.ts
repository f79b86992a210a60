import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProxyTrust } from '@/web/front/http/proxy-trust.ts';
import { PageCache } from '@/web/front/pages/page-cache.ts';
import { limited, RenderLimit } from '@/web/front/pages/render-limit.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

const atOnce = 2;
/** Renders that begin before a shopper's own: the first free place is the shopper's, and a render of the same moment may be before it. */
const aFew = 3;

let front: RunningFront;
/** What Next began to make, in order. */
let begun: string[];
/** How much that was when a path was requested. */
let begunBefore: Map<string, number>;
/** Renders end once this is resolved: by a shopper's request where a test holds them, so that no flood is over before the shopper comes. */
let held: PromiseWithResolvers<void>;

/** Notes when a request comes in: on its way it waits for the flood's own connections, whatever its turn will be. */
class NotedArrivals extends ProxyTrust {
  override adopt(request: IncomingMessage): void {
    super.adopt(request);
    begunBefore.set(request.url ?? '', begun.length);
    if (request.headers['x-forwarded-for'] === shopper['x-forwarded-for']) held.resolve();
  }
}

beforeEach(async () => {
  [begun, begunBefore, held] = [[], new Map(), Promise.withResolvers()];
  const next = limited(
    async ({ url = '' }, response) => {
      begun.push(url.replace('/sites/', ''));
      await held.promise;
      await pause(10);
      response.setHeader('Content-Type', 'text/html').end('<h1>page</h1>');
    },
    new RenderLimit({ atOnce, waiting: 200, waitMs: 30_000 }),
  );
  const pages = new PageCache({ maxBytes: 1024 * 1024, maxRenders: 400 });
  front = await new RunningFront(await frontParts(next, { pages, proxies: new NotedArrivals('private') })).listen();
});
afterEach(() => front.close());

const flooder = { 'x-forwarded-for': '203.0.113.7' };
const shopper = { 'x-forwarded-for': '203.0.113.8' };
const harbour = 'harbour-ford.localhost';

/** Requests of one client, all at once, once the line is as full as they make it. */
async function flood(paths: readonly string[], headers: Record<string, string> = flooder): Promise<ClientRequest[]> {
  const sent = paths.map((path) => {
    const all = { host: 'southbank-ford.localhost', ...headers };
    const one = request({ host: '127.0.0.1', port: front.port, path, headers: all, agent: false }, (result) =>
      result.resume(),
    );
    one.on('error', () => undefined).end();
    return one;
  });
  // Connections are accepted in order: once this one has its response, all of them are in the
  // queue.
  await front.request('/api/health/live');
  return sent;
}

const pagesOf = (name: string, max: number) => Array.from({ length: max }, (_, at) => `/${name}-${at}`);

/** How many other renders begin between a shopper's request and its own render. */
async function rendersBefore(path: string, headers: Record<string, string> = shopper): Promise<number> {
  const slug = (headers.host ?? 'southbank-ford').replace('.localhost', '');
  expect((await front.request(path, headers)).status).toBe(200);
  return begun.indexOf(`${slug}${path}`) - (begunBefore.get(path) ?? 0);
}

describe('beside a flood of one address', () => {
  it('another client’s page that no cache has is made after a few renders', async () => {
    await flood(pagesOf('flood', 300));
    expect(await rendersBefore('/mine')).toBeLessThanOrEqual(aFew);
    expect(await rendersBefore('/another', { ...shopper, host: harbour })).toBeLessThanOrEqual(aFew);
  });

  it('so is one for which the flood waits as well, far behind', async () => {
    await flood(pagesOf('flood', 100));
    expect(await rendersBefore('/flood-99')).toBeLessThanOrEqual(aFew);
    expect(begun.filter((path) => path === 'southbank-ford/flood-99')).toHaveLength(1);
  });

  it('so is that of another site, however many addresses flood the first', async () => {
    const many = pagesOf('flood', 150).map((path, at) => [path, { 'x-forwarded-for': `198.51.100.${at}` }] as const);
    await Promise.all(many.map(([path, headers]) => flood([path], headers)));
    expect(await rendersBefore('/mine', { ...shopper, host: harbour })).toBeLessThanOrEqual(aFew);
  });

  it('who floods every site at once holds up no more than who floods one', async () => {
    await Promise.all([flood(pagesOf('a', 60)), flood(pagesOf('b', 60), { ...flooder, host: harbour })]);
    expect(await rendersBefore('/mine')).toBeLessThanOrEqual(aFew);
  });

  it('forms and endpoints of others have their turn as well', async () => {
    await flood(pagesOf('flood', 200));
    const headers = { ...shopper, 'content-type': 'application/json' };
    expect((await front.request('/api/leads', headers, 'POST', '{}')).status).toBe(200);
    expect(begun.indexOf('/api/leads') - (begunBefore.get('/api/leads') ?? 0)).toBeLessThanOrEqual(aFew);
  });

  it('those who have left stand in the line no more: nothing is made for them', async () => {
    const sent = await flood(pagesOf('flood', 200));
    for (const one of sent) one.destroy();
    held.resolve();
    const settled = async () => {
      const before = begun.length;
      await pause(200);
      return begun.length === before;
    };
    await expect.poll(settled).toBe(true);
    const already = begun.length;
    expect(already).toBeLessThan(95);
    expect(await rendersBefore('/flood-199', flooder)).toBe(0);
  });

  it('a page for which another client waits as well is made, though the first one has left', async () => {
    const sent = await flood(pagesOf('flood', 100));
    const wanted = front.request('/flood-99', shopper);
    for (const one of sent) one.destroy();
    expect((await wanted).status).toBe(200);
  });
});
