import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { figuresPath } from '@/domain/events/figure-batch.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { type Figures, openFigures } from '@/web/figures/open-figures.ts';
import { frontParts, RunningFront } from '@/web/front/front.fixture.ts';

let postgres: TestRecords;
let figures: Figures;
let front: RunningFront;
beforeAll(async () => {
  postgres = await testRecords();
  figures = openFigures(postgres.open(), async () => null);
  front = await new RunningFront(await frontParts(() => Promise.resolve(), { figures })).listen();
});
afterAll(async () => {
  await front.close();
  await figures.stop();
  await postgres.end();
});

const send = (site: string, body: object, headers: Record<string, string> = {}) => {
  const host = `${site}.localhost`;
  const all = { host, origin: `http://${host}`, 'user-agent': 'Mozilla/5.0 Chrome/140.0', ...headers };
  return front.request(figuresPath, all, 'POST', JSON.stringify(body));
};
const batch = (car: string, overrides: object = {}) => ({
  id: randomUUID(),
  page: 'item',
  device: 'phone',
  events: [{ event: 4, car, age: 0 }],
  ...overrides,
});

it('[CFG-04] figures are of the site on whose host they came, whatever site, id or origin they claim', async () => {
  const own = batch('ranger');
  expect((await send('southbank-ford', own)).status).toBe(204);
  // The same batch, brought by another dealer's page, neither counts for that one nor takes it from this one.
  expect((await send('harbour-ford', { ...own, site: 'southbank-ford' })).status).toBe(204);
  expect((await send('harbour-ford', batch('focus', { site: 'southbank-ford' }))).status).toBe(204);
  const foreign = { origin: 'http://harbour-ford.localhost' };
  expect((await send('southbank-ford', batch('fiesta'), foreign)).status).toBe(403);
  const rows = await postgres.query('select site, car, count from figure_cars order by 1, 2');
  expect(rows).toEqual([
    { site: 'harbour-ford', car: 'focus', count: 1 },
    { site: 'harbour-ford', car: 'ranger', count: 1 },
    { site: 'southbank-ford', car: 'ranger', count: 1 },
  ]);
});

it('[ANL-01] a batch that is acknowledged is stored, also when the database is killed right after', async () => {
  const ids = Array.from({ length: 20 }, () => randomUUID());
  const statuses = await Promise.all(ids.map(async (id) => (await send('southbank-ford', batch('x', { id }))).status));
  await postgres.crash();
  const rows = await postgres.query('select batch from figure_events where batch = any($1::uuid[])', [ids]);
  expect([new Set(statuses), rows.length]).toEqual([new Set([204]), ids.length]);
});
