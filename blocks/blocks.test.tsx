import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { silentServices } from '@/blocks/block.fixture.ts';
import type { BlockContent, BlockContext, BlockDefinition, BlockFixtures, BlockProps } from '@/blocks/block.ts';
import { blockDefinitions } from '@/blocks/components.generated.ts';
import { blocksProjection } from '@/blocks/projections.generated.ts';
import { blockSchemas } from '@/blocks/schemas.generated.ts';
import { statedRepayment } from '@/domain/finance/repayment-claim.ts';
import { siteLocation } from '@/domain/locations/site-location.fixture.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import type { FacetField } from '@/domain/stock/stock-search.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const camel = (folder: string): string => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const site = resolveSite(
  {
    id: 'site-a',
    slug: 'a-dealer',
    name: 'A Dealer',
    siteNumber: 1,
    template: 'default',
    manufacturer: 'Ford',
    state: 'vic',
    models: [
      {
        id: 'm1',
        name: 'Everest',
        slug: 'everest',
        href: '/models/everest',
        status: 'new',
        formerSlugs: [],
        categories: ['suv'],
        image: null,
        shortDescription: 'Seven seats and a low range.',
        fromPriceCents: 5_424_000,
        priceType: 'drive-away',
      },
    ],
    brands: [{ id: 'b1', name: 'Ford', slug: 'ford', kind: 'car', logo: null, href: '/ford/overview' }],
  },
  [
    {
      name: 'dealer',
      title: 'A Dealer',
      settings: {
        finance: { provider: 'A lender', interestRatePercent: 8.5, termYears: 5 },
        locations: [siteLocation({ primary: true }), siteLocation({ id: 'workshop', locationType: 'service' })],
      },
    },
  ],
);

const card: StockCard = {
  id: 'v1',
  slug: '2024-ford-everest',
  stockNumber: 'SB1001',
  name: '2024 Ford Everest',
  year: 2024,
  make: 'Ford',
  model: 'Everest',
  badge: 'Trend',
  series: 'UB',
  carType: 'used',
  status: 'in_stock',
  reserved: false,
  preorder: false,
  certified: false,
  tag: '',
  odometerKm: 14_820,
  transmission: 'Automatic',
  fuel: 'Diesel',
  drive: '4x4',
  body: 'SUV',
  priceCents: 5_899_000,
  beforePriceCents: 6_199_000,
  priceType: 'drive_away_price',
  dealershipId: 'd1',
  locationName: 'Southbank',
  city: 'Southbank',
  state: 'VIC',
  images: [],
  hasSpin: false,
  views: 12,
  createdAtMs: 0,
  underMarketCents: 0,
  weekly: statedRepayment({
    repaymentCents: 28_900,
    frequency: 'weekly',
    ratePercent: 8.5,
    comparisonRatePercent: 9.09,
    termYears: 5,
  }),
};

const sample: Record<FacetField, string> = {
  car_type: 'used',
  status: 'in_stock',
  make: 'Ford',
  model: 'Everest',
  body: 'SUV',
  fuel: 'Diesel',
  transmission: 'Automatic',
  drive: '4x4',
  location_name: 'Southbank',
  price_range: '$50,000 to $60,000',
};

const context: BlockContext = {
  site,
  page: { path: '/', carTypes: [] },
  now: Date.UTC(2026, 10, 20),
  until: () => undefined,
  draft: false,
  stock: {
    search: async () => ({ found: 2, cards: [card, { ...card, id: 'v2', status: 'sold', weekly: null }] }),
    facets: async (_, fields) => ({
      found: 61,
      values: Object.fromEntries(fields.map((field) => [field, [{ value: sample[field], count: 61 }]])),
      price: { lowestCents: 1_499_000, highestCents: 10_695_000 },
    }),
    prices: async () => ({
      found: 61,
      lowestCents: 1_499_000,
      highestCents: 10_695_000,
      bars: [{ fromCents: 0, count: 61 }],
    }),
  },
  query: {},
  services: silentServices,
  edit: () => ({}),
};

type Definition = BlockDefinition<BlockContent, unknown>;

/** What shoppers get of a block: nothing where `check` complains. */
async function rendered(definition: Definition, block: BlockContent): Promise<string | null> {
  if (definition.check(block) !== null) return null;
  const data = await definition.load?.(block, context);
  const View = definition.view as ComponentType<BlockProps<BlockContent, unknown>>;
  const { prelude } = await prerenderToNodeStream(<View block={block} data={data} context={context} />);
  return text(prelude);
}

async function fixturesOf(folder: string): Promise<BlockFixtures<BlockContent>> {
  const module = (await import(`./${folder}/${folder}.fixture.ts`)) as Record<string, unknown>;
  return module[`${camel(folder)}Fixtures`] as BlockFixtures<BlockContent>;
}

describe.each(folders)('block %s', (folder) => {
  const definition = (blockDefinitions as unknown as Record<string, Definition>)[camel(folder)] as Definition;

  it('has all its files and one name', () => {
    for (const part of ['schema.ts', 'projection.ts', 'tsx', 'fixture.ts']) {
      expect(existsSync(join(import.meta.dirname, folder, `${folder}.${part}`)), `${folder}.${part}`).toBe(true);
    }
    expect(definition.type).toBe(camel(folder));
  });

  it('reads every field that staff can fill in', () => {
    const schema = blockSchemas.find(({ name }) => name === camel(folder));
    const projection = blocksProjection.split(`_type == "${camel(folder)}" =>`)[1]?.split('_type ==')[0] ?? '';
    for (const { name } of schema?.fields ?? []) {
      if (name !== 'anchor' && name !== 'hidden') expect(projection).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });

  it.each(['full', 'minimal'] as const)(
    '[BLK-09] renders its %s fixture, with words and without leftovers',
    async (which) => {
      const fixtures = await fixturesOf(folder);
      const html = await rendered(definition, fixtures[which]);
      expect(html).not.toBeNull();
      const words = (html ?? '').replaceAll(/<[^>]+>/g, ' ');
      expect(words.trim()).not.toBe('');
      expect(words).not.toMatch(/undefined|\bnull\b|\[object|NaN/);
      if (which === 'full') expect(html).toMatch(/<h[123]/);
    },
  );

  it('[BLK-09] never throws on broken content', async () => {
    const { broken } = await fixturesOf(folder);
    expect(broken.length).toBeGreaterThan(0);
    for (const content of broken) {
      const html = await rendered(definition, content as BlockContent);
      expect(html ?? '').not.toMatch(/javascript:|undefined|NaN/);
    }
  });
});

describe('what the rows ask of single blocks', () => {
  const show = (type: string, block: object) =>
    rendered((blockDefinitions as unknown as Record<string, Definition>)[type] as Definition, block as BlockContent);

  it('[NAV-01] [BLK-02] a tile is shown inside its dates alone, and the page learns when that changes', async () => {
    const { full } = await fixturesOf('promo-tiles');
    const tiles = (full as unknown as { tiles: object[] }).tiles;
    const ends = Date.UTC(2026, 10, 21);
    const dated = {
      ...full,
      tiles: [{ ...tiles[0], title: 'Ends tomorrow', expiresAt: new Date(ends).toISOString() }, tiles[1]],
    };
    const boundaries: number[] = [];
    const at = (now: number) => ({ ...context, now, until: (moment: number) => boundaries.push(moment) });
    const view = (now: number) => {
      const View = (blockDefinitions.promoTiles as unknown as Definition).view as ComponentType<
        BlockProps<BlockContent, unknown>
      >;
      return prerenderToNodeStream(
        <View block={dated as unknown as BlockContent} data={undefined} context={at(now)} />,
      );
    };
    expect(await text((await view(ends - 1)).prelude)).toContain('Ends tomorrow');
    expect(boundaries).toContain(ends);
    expect(await text((await view(ends)).prelude)).not.toContain('Ends tomorrow');
  });

  it('a weekly figure never stands without its rate and its comparison rate', async () => {
    const { full } = await fixturesOf('latest-stock');
    const html = (await show('latestStock', full)) ?? '';
    expect(html).toContain('$289');
    expect(html).toContain('8.50%');
    expect(html).toContain('9.09%');
    expect(html).toContain('href="#finance-warning"');
  });

  it('a site without lender says nothing about finance', async () => {
    const { full } = await fixturesOf('finance-estimate');
    const View = (blockDefinitions.financeEstimate as unknown as Definition).view as ComponentType<
      BlockProps<BlockContent, unknown>
    >;
    const silent = { ...context, site: { ...site, finance: { ...site.finance, provider: '' } } };
    const { prelude } = await prerenderToNodeStream(<View block={full} data={undefined} context={silent} />);
    expect(await text(prelude)).toBe('');
  });

  it('[SRCH-25] with the search away the row says so', async () => {
    const { minimal } = await fixturesOf('latest-stock');
    const View = (blockDefinitions.latestStock as unknown as Definition).unavailable as ComponentType<
      BlockProps<BlockContent, unknown>
    >;
    const { prelude } = await prerenderToNodeStream(<View block={minimal} data={undefined} context={context} />);
    expect(await text(prelude)).toContain('Our cars cannot be shown right now');
  });
});
