import { beforeEach, describe, expect, it } from 'vitest';
import { SearchServiceDouble } from '@/tests/tenancy/search-service-double.ts';
import { everyVehicle, sitemapVehicles } from './sitemap-stock.ts';
import type { StockSource } from './stock-source.ts';

const now = Date.UTC(2026, 10, 20);
const photo = 'https://media.forecourt.example/suv7/side/blue.webp';
const document = (at: number, more: object = {}) => ({
  id: `v${at}`,
  slug: `car-${at}`,
  name: `Car ${at}`,
  status: 'in_stock',
  images: [photo],
  created_at_timestamp: 1_700_000_000,
  updated_at_timestamp: 1_764_000_000,
  ...more,
});

let service: SearchServiceDouble;
let boundaries: number[];
const source: StockSource = {
  client: () => service.client(),
  collection: 'vehicles',
  origins: [{ name: 'demo', origin: 'https://media.forecourt.example' }],
  site: { slug: 'southbank-ford', includeSoldCarsDays: 3 },
  rules: { sort: 'relevant', pricedOnly: false },
  tagRules: { electricTag: false, justArrivedDays: 8, texts: { justArrivedTag: '', soldTag: '' } },
  now,
  until: (moment) => boundaries.push(moment),
};
const ownSite = { filter_by: expect.stringContaining('sites:=`southbank-ford`') };

beforeEach(() => {
  service = new SearchServiceDouble();
  boundaries = [];
});

describe('[CFG-05] the vehicles that search engines and feeds receive', () => {
  it('are in the sitemap with when they changed and their pictures', async () => {
    service.hits = [document(1), document(2, { images: ['https://elsewhere.example/1.jpg'], updated_at_timestamp: 0 })];
    const [first, second] = await sitemapVehicles(source, 1, []);
    expect(first).toEqual({
      path: '/cars/car-1',
      changed: 1_764_000_000_000,
      images: ['/image/demo/1280/v1/suv7/side/blue.webp.jpg'],
    });
    expect(second).toEqual({ path: '/cars/car-2', changed: undefined, images: [] });
    for (const { parameters } of service.calls) expect(parameters).toMatchObject(ownSite);
  });

  it('[CFG-04] are read page by page to the last, of this site alone, and no more than so many', async () => {
    service.hits = Array.from({ length: 250 }, (_, at) => document(at));
    const found = await everyVehicle(source, 600);
    expect(found).toHaveLength(600);
    expect(service.calls.map(({ parameters }) => parameters.page)).toEqual([1, 2, 3]);
    for (const { parameters } of service.calls) expect(parameters).toMatchObject(ownSite);
    service.hits = [document(1), { id: 'without an address' }];
    service.calls.length = 0;
    expect((await everyVehicle(source, 600)).map(({ card }) => card.slug)).toEqual(['car-1']);
    expect(service.calls).toHaveLength(1);
  });

  it('change by themselves when a hold ends', async () => {
    const ends = now / 1_000 + 600;
    service.hits = [document(1, { reserved: true, reserved_until_timestamp: ends })];
    await everyVehicle(source, 250);
    expect(boundaries).toContain(ends * 1_000);
  });
});
