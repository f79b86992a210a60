import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyTypesFixtures } from '@/blocks/body-types/body-types.fixture.ts';
import { loadBodyTypes } from '@/blocks/body-types/body-types.load.ts';
import { budgetSearchFixtures } from '@/blocks/budget-search/budget-search.fixture.ts';
import { loadBudgetSearch } from '@/blocks/budget-search/budget-search.load.ts';
import { facetTilesFixtures } from '@/blocks/facet-tiles/facet-tiles.fixture.ts';
import { loadFacetTiles } from '@/blocks/facet-tiles/facet-tiles.load.ts';
import { tileAttributes } from '@/blocks/facet-tiles/tile-attributes.ts';
import { loadLatestStock } from '@/blocks/latest-stock/latest-stock.load.ts';
import { priceBounds } from '@/blocks/price-slider/price-bounds.ts';
import { priceSliderFixtures } from '@/blocks/price-slider/price-slider.fixture.ts';
import { loadPriceSlider } from '@/blocks/price-slider/price-slider.load.ts';
import { stockSearchFixtures } from '@/blocks/stock-search/stock-search.fixture.ts';
import { loadStockSearch } from '@/blocks/stock-search/stock-search.load.ts';
import { demoDocuments } from '@/demo/content/demo-documents.ts';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { budgetCents, budgetLowestCents, usualDepositCents, usualRepaymentCents } from '@/domain/finance/budget.ts';
import { stockLinks } from '@/domain/site/header-menu.ts';
import { carTypes } from '@/domain/stock/card-values.ts';
import { priceLink } from '@/domain/stock/price-link.ts';
import { defaultSearchPath } from '@/domain/stock/search/car-type-path.ts';
import { withValueToggled } from '@/domain/stock/search/change-search.ts';
import { countedAttributes, type FacetAttribute } from '@/domain/stock/search/facet-rules.ts';
import { pathOfMake } from '@/domain/stock/search/search-paths.ts';
import { isListAttribute } from '@/domain/vocabulary/search-attributes.ts';
import { demoSites } from '@/tests/one-car/demo-sites.ts';
import { DemoIndex } from './demo-index.ts';
import { ShopOfSite } from './shop-of-site.ts';

const slugs = demoDealerships.map(({ slug }) => slug);

let index: DemoIndex;
let shops: Map<string, ShopOfSite>;
beforeAll(async () => {
  index = await DemoIndex.start();
  const sites = [...(await demoSites()).values()];
  const opened = await Promise.all(sites.map((site) => ShopOfSite.open(site, index)));
  shops = new Map(opened.map((shop) => [shop.site.slug, shop]));
});
afterAll(() => index.stop());

const shopOf = (slug: string): ShopOfSite => {
  const shop = shops.get(slug);
  if (!shop) throw new Error(`There is no site ${slug}.`);
  return shop;
};

/** The blocks of a demo site's pages. */
const blocksOf = (slug: string): { _type: string }[] =>
  demoDocuments.flatMap((document) => {
    const { site, blocks } = document as unknown as { site?: { _ref: string }; blocks?: { _type: string }[] };
    return site?._ref.endsWith(slug) ? (blocks ?? []) : [];
  });

/** A count and where it leads. */
type Promised = { href: string; count: number };

/** Each count is what the page shows, and as many cars for sale as it lists. */
async function expectTrue(shop: ShopOfSite, promises: readonly Promised[]) {
  expect(promises.length).toBeGreaterThan(0);
  for (const { href, count } of promises)
    expect({ href, ...(await shop.listed(href)) }).toEqual({ href, shown: count, listed: count });
}

describe.each(slugs)('one count for one request at %s', (slug) => {
  it('[SRCH-14] the menu and the search bar count what their pages list, sold cars in neither', async () => {
    const shop = shopOf(slug);
    const { values, found } = await shop.context.stock.facets({}, ['car_type']);
    const of = (type: string) => values.car_type?.find(({ value }) => value === type)?.count ?? 0;
    const links = stockLinks({ new: of('new'), demo: of('demo'), used: of('used') });
    await expectTrue(
      shop,
      links.flatMap(({ href, count }) => (count === null ? [] : [{ href, count }])),
    );
    const bar = await loadStockSearch(stockSearchFixtures.minimal, shop.context);
    await expectTrue(shop, [{ href: defaultSearchPath, count: bar.found }]);
    expect(found).toBe(index.forSale(slug).length);
    const { justSold } = await shop.page(defaultSearchPath);
    expect(justSold).toBe(index.listed(slug).length - found);
  });

  it('[BLK-05] tiles of every attribute, of all cars and of used ones, count what their pages list', async () => {
    const shop = shopOf(slug);
    for (const types of [null, ['used' as const]]) {
      const bodies = await loadBodyTypes({ ...bodyTypesFixtures.minimal, carTypes: types }, shop.context);
      const tiles = [];
      for (const { value } of tileAttributes) {
        const block = { ...facetTilesFixtures.minimal, attribute: value, carTypes: types };
        tiles.push(...(await loadFacetTiles(block, shop.context)).tiles);
      }
      await expectTrue(shop, [...bodies, ...tiles]);
    }
  });

  it('[FIN-13] [FIN-14] the buttons of the budget and the price slider count what their pages list', async () => {
    const shop = shopOf(slug);
    const budget = await loadBudgetSearch(budgetSearchFixtures.minimal, shop.context);
    const slider = await loadPriceSlider(priceSliderFixtures.minimal, shop.context);
    if (!budget || !slider) throw new Error('There are no prices.');
    const usual = budgetCents({
      repaymentCents: usualRepaymentCents.weekly,
      depositCents: usualDepositCents,
      frequency: 'weekly',
    });
    const upTo = Math.min(usual, budget.prices.highestCents);
    const within = { carTypes: [], minimumPriceCents: budgetLowestCents, maximumPriceCents: upTo };
    const { minCents, maxCents } = priceBounds;
    const between = { carTypes: [], minimumPriceCents: minCents, maximumPriceCents: maxCents };
    await expectTrue(shop, [
      { href: priceLink(within), count: budget.found },
      { href: priceLink({ ...between, sort: 'price_descending' }), count: slider.prices.found },
    ]);
  });

  it('[BLK-05] a row of the latest stock counts what its link lists, wherever staff put one', async () => {
    const shop = shopOf(slug);
    const rows = blocksOf(slug).filter((block) => block._type === 'latestStock');
    for (const row of rows as unknown as Parameters<typeof loadLatestStock>[0][]) {
      const href = row.linkHref ?? '';
      if (!href.startsWith('/search')) continue;
      const { found } = await loadLatestStock(row, shop.context);
      expect({ href, ...(await shop.listed(href)) }).toEqual({ href, shown: found, listed: found });
    }
  });

  it('[SRCH-09] each value of each filter counts what choosing it lists, alone and beside others', async () => {
    const shop = shopOf(slug);
    for (const address of [defaultSearchPath, `/search/used-cars?fuel=${encodeURIComponent('Petrol')}&price=:60000`]) {
      const search = await shop.understood(address);
      const { facets } = await shop.page(address);
      for (const name of countedAttributes) {
        const chosen = search.filters[name] ?? [];
        const items = (facets[name as FacetAttribute]?.items ?? []).filter(({ value }) => !chosen.includes(value));
        for (const { value, count } of items.slice(0, 3)) {
          if (!isListAttribute(name)) continue;
          const others = withValueToggled({ ...search, filters: { ...search.filters, [name]: [] } }, name, value);
          const href = shop.parsed(defaultSearchPath).addressOf(others);
          expect({ href, shown: (await shop.page(href)).count }).toEqual({ href, shown: count });
          expect({ href, counted: await shop.counted(href) }).toEqual({ href, counted: count });
        }
      }
    }
  });

  it.each([
    'white ute under 90k near 3008',
    'near Epping',
    'suv within 50 km of 3008',
    'in Richmond',
    'cheap low km suv',
    'zzqx hatch',
  ])('[SRCH-05] [SRCH-14] words: “%s” are counted as their page lists them', async (words) => {
    const shop = shopOf(slug);
    const href = `${defaultSearchPath}?query=${encodeURIComponent(words)}`;
    const { shown, listed } = await shop.listed(href);
    expect({ href, shown, count: await shop.counted(href) }).toEqual({ href, shown: listed, count: listed });
    if (!/near|within|^in/.test(words)) return;
    const { query, filters } = await shop.understood(href);
    expect(query).toBe('');
    const stood = new Set(index.forSale(slug).map(({ location_name: name }) => name));
    expect(filters.location_name?.filter((name) => !stood.has(name))).toEqual([]);
  });

  it('[SRCH-09] every car that is listed is found under a body, and the bodies add up to all', async () => {
    const shop = shopOf(slug);
    for (const address of [defaultSearchPath, ...carTypes.map((type) => `/search/${type}-cars`)]) {
      const { facets, count } = await shop.page(address);
      const bodies = facets.body?.items ?? [];
      expect({ address, sum: bodies.reduce((sum, body) => sum + body.count, 0) }).toEqual({ address, sum: count });
    }
    const offered = new Set((await shop.page(defaultSearchPath)).facets.body?.items.map(({ value }) => value));
    for (const { slug: car, body, status } of index.listed(slug))
      expect({ car, found: status === 'sold' || offered.has(body) }).toEqual({ car, found: true });
  });

  it('[NAV-03] [SRCH-14] makes and models list on their own paths as many as the count beside a link', async () => {
    const shop = shopOf(slug);
    const { make = [], model = [] } = (await shop.context.stock.facets({}, ['make', 'model'])).values;
    await expectTrue(
      shop,
      make.map(({ value, count }) => ({ href: pathOfMake(value), count })),
    );
    const [first] = index.forSale(slug);
    const cars = { makes: [first?.make ?? ''], models: [first?.model ?? ''] };
    const { found } = await shop.context.stock.search({ ...cars, perPage: 4 });
    expect(model.length).toBeGreaterThan(0);
    await expectTrue(shop, [{ href: pathOfMake(first?.make ?? '', first?.model ?? ''), count: found }]);
  });

  it('[PLUS-05] a search that finds nothing counts truly what each filter less would list', async () => {
    const shop = shopOf(slug);
    const search = await shop.understood('/search/used-cars?colour=Nonesuch&price=10000:');
    const loosenings = await shop.loosenings(search);
    await expectTrue(
      shop,
      loosenings.map((loose) => ({
        href: shop.parsed(defaultSearchPath).addressOf(loose.search),
        count: loose.count,
      })),
    );
  });
});
