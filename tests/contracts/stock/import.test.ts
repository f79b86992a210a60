import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteLender } from '@/demo/content/site-lender.ts';
import { StockImportFailed } from '@/domain/stock/import-report.ts';
import { importStock, plannedChanges } from '@/domain/stock/import-stock.server.ts';
import { DemoIndex } from './demo-index.ts';

const slug = 'southbank-ford';
let index: DemoIndex;

beforeAll(async () => {
  index = await DemoIndex.start();
});
afterAll(() => index.stop());

const vehicle = (number: number) => ({
  id: `${slug}-x${number}`,
  slug: `2024-ford-everest-x${number}`,
  stockNumber: `X${number}`,
  year: 2024,
  make: 'Ford',
  model: 'Everest',
  body: 'SUV',
  carType: 'used',
  status: 'in_stock',
  priceCents: 40_000_00,
  createdAtMs: index.now,
  updatedAtMs: index.now,
  location: { name: 'Southbank' },
  dealership: { id: `dealership-${slug}`, name: 'Southbank Ford', slug },
  sites: [slug],
});
const order = (count: number, whole = false) => ({
  typesense: index.client,
  vehicles: Array.from({ length: count }, (_, at) => vehicle(at)),
  lenderOf: siteLender,
  now: Date.now(),
  scope: {
    dealershipIds: [`dealership-${slug}`],
    sites: [slug],
    whole,
    missing: 'withdrawn' as const,
    mayLeave: Number.POSITIVE_INFINITY,
  },
});
const found = async (site: string) => (await index.page(site, {}, 1)).found;
const collections = async () => (await index.client.collections().retrieve()).map(({ name }) => name);

describe('an import while shoppers search', () => {
  it('[OPS-03] is planned without a change', async () => {
    const before = await collections();
    const { changes } = await plannedChanges(order(2));
    expect(changes.added).toEqual([`${slug}-x0`, `${slug}-x1`]);
    expect(await collections()).toEqual(before);
  });

  it('[OPS-03] is seen as a whole or not at all', async () => {
    const before = await found(slug);
    const requests: Promise<number>[] = [];
    await importStock({ ...order(900), progress: () => requests.push(found(slug)) });
    const seen = await Promise.all(requests);
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.filter((count) => count !== before && count !== before + 900)).toEqual([]);
    expect(seen[0]).toBe(before);
    expect(await found(slug)).toBe(before + 900);
  });

  it('[OPS-03] that is interrupted leaves the old stock and nothing else', async () => {
    const [before, there] = [await found(slug), await collections()];
    const stop = new AbortController();
    const interrupted = importStock({ ...order(1_200), signal: stop.signal, progress: () => stop.abort() });
    await expect(interrupted).rejects.toThrow(StockImportFailed);
    expect([await found(slug), await collections()]).toEqual([before, there]);
  });

  it('[OPS-03] of a whole file withdraws what is missing, of that dealer alone; its page is still there', async () => {
    const others = await found('harbour-ford');
    const { changes } = await importStock(order(3, true));
    expect(changes?.withdrawn.length).toBeGreaterThan(900);
    const shown = (await index.page(slug, { filters: { status: ['in_stock', 'coming_soon'] } }, 1)).found;
    expect([shown, await found('harbour-ford')]).toEqual([3, others]);
    const gone = await index.client
      .collections<{ status: string }>('vehicles')
      .documents(changes?.withdrawn[0] ?? '')
      .retrieve();
    expect(gone.status).toBe('withdrawn');
  });

  it('[OPS-03] of a whole file reports a wrong row, and its vehicle stays as it was', async () => {
    const wrong = { ...vehicle(2), year: 24 };
    const { changes, refused } = await importStock({ ...order(2, true), vehicles: [vehicle(0), vehicle(1), wrong] });
    expect(refused).toMatchObject([{ position: 3, id: `${slug}-x2`, reason: expect.stringContaining('year') }]);
    expect(changes?.withdrawn).toEqual([]);
    const stored = await index.client.collections<{ status: string }>('vehicles').documents(`${slug}-x2`).retrieve();
    expect(stored.status).toBe('in_stock');
  });
});
