import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { StockUnavailable } from '@/domain/stock/stock-unavailable.ts';
import { SearchServiceDouble } from '@/tests/tenancy/search-service-double.ts';
import { searchStock } from './search-stock.ts';
import type { StockSource } from './stock-source.ts';
import { connectSearch } from './typesense-client.ts';

const now = Date.UTC(2026, 10, 20);
const dayMs = 86_400_000;
const document = {
  id: 'v1',
  slug: 'car-1',
  name: '2024 Ford Everest',
  status: 'in_stock',
  created_at_timestamp: (now - 30 * dayMs) / 1000,
  images: ['https://media.forecourt.example/suv7/side/blue.webp'],
};

let service: SearchServiceDouble;
let boundaries: number[];
const source = (change: Partial<StockSource> = {}): StockSource => ({
  client: () => service.client(),
  collection: 'vehicles',
  origins: [{ name: 'demo', origin: 'https://media.forecourt.example' }],
  site: { slug: 'southbank-ford', includeSoldCarsDays: 3 },
  rules: { sort: 'relevant', pricedOnly: false },
  tagRules: { electricTag: false, justArrivedDays: 8, texts: { justArrivedTag: 'Just arrived', soldTag: 'JUST SOLD' } },
  now,
  until: (moment) => boundaries.push(moment),
  ...change,
});

beforeEach(() => {
  service = new SearchServiceDouble();
  boundaries = [];
});

describe("a page's request to the stock", () => {
  it('[CFG-04] requests the vehicles of its own site and returns cards', async () => {
    service.hits = [document, { id: 'without an address' }];
    const { found, cards } = await searchStock(source(), { makes: ['Ford'] });
    expect(found).toBe(2);
    expect(cards).toMatchObject([{ slug: 'car-1', images: [{ source: 'demo', path: 'suv7/side/blue.webp' }] }]);
    expect(service.calls).toHaveLength(1);
    expect(service.calls[0]).toMatchObject({
      path: '/multi_search',
      parameters: { collection: 'vehicles', filter_by: expect.stringContaining(') && (sites:=`southbank-ford` && ') },
    });
  });

  it('[CARD-03] returns when a just-arrived tag ends', async () => {
    const createdAt = now - 3 * dayMs;
    service.hits = [document, { ...document, created_at_timestamp: createdAt / 1000 }];
    await searchStock(source(), {});
    expect(boundaries).toEqual([createdAt + 8 * dayMs]);
  });

  it('[SRCH-18] returns when a sold vehicle leaves the site', async () => {
    const soldAt = now - dayMs;
    service.hits = [{ ...document, status: 'sold', sold_date_timestamp: soldAt / 1000 }];
    await searchStock(source(), {});
    expect(boundaries).toEqual([soldAt + 3 * dayMs]);
  });

  it('[SRCH-25] reports that the stock is unavailable when the service fails, and recovers with it', async () => {
    service.fails = () => true;
    await expect(searchStock(source(), {})).rejects.toThrow(StockUnavailable);
    service.fails = () => false;
    await expect(searchStock(source(), {})).resolves.toMatchObject({ found: 0 });
  });

  it('[SRCH-25] gives up on a service that is not there', async () => {
    const gone = connectSearch({ TYPESENSE_URL: 'http://127.0.0.1:9', TYPESENSE_SEARCH_KEY: 'key' });
    await expect(searchStock(source({ client: () => gone }), {})).rejects.toThrow(StockUnavailable);
  });

  it('[SRCH-25] waits no longer than two seconds for a service that hangs', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const hanging = connectSearch({ TYPESENSE_URL: `http://127.0.0.1:${port}`, TYPESENSE_SEARCH_KEY: 'key' });
    try {
      await expect(searchStock(source({ client: () => hanging }), {})).rejects.toThrow(/nothing within 2000 ms/);
    } finally {
      silent.closeAllConnections();
      silent.close();
    }
  });

  it('[SRCH-25] names which settings are missing where no service is configured', async () => {
    const client = () => connectSearch({ TYPESENSE_URL: undefined, TYPESENSE_SEARCH_KEY: undefined });
    await expect(searchStock(source({ client }), {})).rejects.toThrow(/set TYPESENSE_URL and TYPESENSE_SEARCH_KEY/);
  });
});
