import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VehicleDocument } from '@/domain/stock/collection.ts';
import { looseningRequest, looseningsOf } from '@/domain/stock/search/loosening.ts';
import { presetOfPath } from '@/domain/stock/search/search-paths.ts';
import { placesOf, placesRequest } from '@/domain/stock/search/search-places.ts';
import { emptySearch } from '@/domain/stock/search/search-state.ts';
import { siteFilter, siteFilterOfPage, withinSite } from '@/domain/stock/site-filter.ts';
import { stockVehicleFromDocument, vehicleRequest } from '@/domain/stock/stock-vehicle.ts';
import { cumulativeAttributes, listAttributes, rangeAttributes } from '@/domain/vocabulary/search-attributes.ts';
import { DemoIndex, usualRules } from './demo-index.ts';

const site = 'meridian-group';
let index: DemoIndex;

beforeAll(async () => {
  index = await DemoIndex.start();
});
afterAll(() => index.stop());

/** The values that a document has of an attribute, as addresses write them. */
const valuesOf = (document: VehicleDocument, name: keyof VehicleDocument): string[] =>
  [document[name] ?? []].flat().map(String);

describe('a search of the stock', () => {
  it.each(listAttributes)('[SRCH-02] filters by %s, by one value and by several', async (name) => {
    const listed = index.listed(site);
    const values = [...new Set(listed.flatMap((document) => valuesOf(document, name)))].filter(Boolean).sort();
    for (const chosen of [values.slice(0, 1), values.slice(0, 3)]) {
      // A search for a tow bar and a sunroof wants both.
      const every = cumulativeAttributes.has(name);
      const expected = listed.filter((document) => {
        const has = (value: string) => valuesOf(document, name).includes(value);
        return every ? chosen.every(has) : chosen.some(has);
      });
      const { found } = await index.page(site, { filters: { [name]: chosen } });
      expect([name, chosen, found]).toEqual([name, chosen, expected.length]);
    }
    expect(values.length, name).toBeGreaterThan(0);
  });

  it.each(rangeAttributes)('[SRCH-02] filters by %s, a range with both its ends', async (name) => {
    const priced = (document: VehicleDocument) => name !== 'price' || document.price > 10;
    const cars = index.listed('cartown');
    const values = cars.flatMap((document) => document[name] ?? []).filter((value) => value > 10);
    const [min = 0, max = 0] = values
      .sort((one, other) => one - other)
      .filter((_, at) => at === 2 || at === values.length - 3);
    const inside = (document: VehicleDocument, from: number, to: number) => {
      const value = document[name];
      return value !== undefined && value >= from && value <= to && priced(document);
    };
    for (const [from, to] of [
      [min, max],
      [min, null],
      [null, max],
    ] as const) {
      const expected = cars.filter((document) => inside(document, from ?? 0, to ?? Number.POSITIVE_INFINITY));
      const { found } = await index.page('cartown', { filters: { [name]: { min: from, max: to } } });
      expect([name, from, to, found]).toEqual([name, from, to, expected.length]);
    }
  });

  it('[SRCH-03] comes in pages of 21 that hold every vehicle once', async () => {
    const first = await index.page('cartown', {}, 21);
    const pages = await Promise.all(
      Array.from({ length: first.pages }, (_, at) => index.page('cartown', { page: at + 1, sort: 'latest' }, 21)),
    );
    expect(first.pages).toBe(Math.ceil(index.listed('cartown').length / 21));
    const unsold = index.listed('cartown').filter(({ status }) => status !== 'sold');
    const slugs = pages.flatMap(({ hits }) => hits).flatMap(({ slug, status }) => (status === 'sold' ? [] : [slug]));
    expect(slugs.sort()).toEqual(unsold.map(({ slug }) => slug).sort());
    expect((await index.page('cartown', { page: 99 }, 21)).hits).toEqual([]);
  });

  it('[SRCH-04] comes in the requested order, the plain one by custom rank', async () => {
    const prices = async (sort: 'price_ascending' | 'price_descending') =>
      (await index.page(site, { sort }, 250)).hits.map(({ priceCents }) => priceCents);
    const up = await prices('price_ascending');
    const priced = up.filter((cents) => cents > 0);
    expect(up).toEqual([...priced.toSorted((one, other) => one - other), ...up.filter((cents) => cents === 0)]);
    expect(priced.length).toBeLessThan(up.length);
    const down = await prices('price_descending');
    expect(down).toEqual(down.toSorted((one, other) => other - one));
    const ranks = new Map(index.documents.map(({ slug, custom_rank: rank }) => [slug, rank]));
    const plain = (await index.page('cartown', {})).hits.map(({ slug }) => ranks.get(slug) ?? -1);
    expect(plain).toEqual(plain.toSorted((one, other) => other - one));
  });

  it('[SRCH-09] an attribute that filters still offers its alternatives, with the counts that they would find', async () => {
    const { facets } = await index.page(site, { filters: { fuel: ['Diesel'], car_type: ['used'] } });
    const fuels = facets.fuel?.items ?? [];
    expect(fuels.length).toBeGreaterThan(2);
    for (const { value, count } of fuels) {
      expect([value, count]).toEqual([
        value,
        (await index.page(site, { filters: { fuel: [value], car_type: ['used'] } })).count,
      ]);
    }
    const bodies = facets.body?.items ?? [];
    const dieselUsed = index.forSale(site).filter(({ fuel, car_type: type }) => fuel === 'Diesel' && type === 'used');
    expect(bodies.reduce((sum, { count }) => sum + count, 0)).toBe(dieselUsed.length);
  });

  it('[SRCH-12] offers car types new, demo, used, and makes by count, then name', async () => {
    const { facets } = await index.page(site, {});
    expect(facets.car_type?.items.map(({ label }) => label)).toEqual(['New', 'Demo', 'Used']);
    const makes = facets.make?.items ?? [];
    expect(makes).toEqual(
      makes.toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value, 'en-AU')),
    );
  });

  it('[SRCH-13] returns the ends of a range, also while that range filters', async () => {
    const years = index.forSale('cartown').map(({ year }) => year);
    const ends = { min: Math.min(...years), max: Math.max(...years) };
    const { facets } = await index.page('cartown', { filters: { year: { min: 2020, max: 2022 } } });
    expect(facets.year?.facetStats).toEqual(ends);
    expect((await index.page('cartown', {})).facets.year?.facetStats).toEqual(ends);
  });

  it('[SRCH-13] prices begin at a price, whatever has none', async () => {
    const [of = ''] = index.documents.find(({ price, status }) => price === 0 && status !== 'sold')?.sites ?? [];
    const prices = index.forSale(of).map(({ price }) => price);
    const lowest = Math.min(...prices.filter((price) => price > 10));
    const { facetStats, bars = [] } = (await index.page(of, {})).facets.price ?? {};
    expect(prices).toContain(0);
    expect(facetStats?.min).toBeGreaterThan(lowest - 2_500);
    expect(facetStats?.min).toBeLessThanOrEqual(lowest);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(prices.filter((price) => price > 10).length);
  });

  it('[SRCH-18] holds what was sold in the last days, for as many days as the site sets', async () => {
    const sold = async (days: number) =>
      (await index.page(index.scope('cartown', { includeSoldCarsDays: days }), { filters: { status: ['sold'] } }))
        .found;
    const expected = (days: number) =>
      index.documents.filter(
        ({ sites, sold_date_timestamp: at = 0 }) => sites.includes('cartown') && at > index.now / 1000 - days * 86_400,
      ).length;
    expect([await sold(0), await sold(3), await sold(60)]).toEqual([0, expected(3), expected(60)]);
    expect(expected(60)).toBeGreaterThan(expected(3));
  });

  it('[SRCH-19] is bound to what the settings of the site let through', async () => {
    const [first, second] = index.listed('cartown').filter(({ make }) => make !== 'Toyota');
    const scope = index.scope('cartown', {
      photoLevel: 4,
      onlyCarTypes: ['used'],
      excludedMakes: ['Toyota'],
      excludedStockNumbers: [first?.stocknum ?? '', second?.stocknum ?? ''],
    });
    const expected = index
      .listed('cartown')
      .filter(({ photos_count: photos, make }) => photos >= 4 && make !== 'Toyota')
      .filter(({ stocknum }) => stocknum !== first?.stocknum && stocknum !== second?.stocknum);
    expect((await index.page(scope, {})).found).toBe(expected.length);
    expect((await index.page(scope, { filters: { make: ['Toyota'], car_type: ['new'] } })).found).toBe(0);
    const group = index.scope(site, { onlyDealerships: ['dealership-hilltop-suzuki'] });
    expect((await index.page(group, {})).facets.dealership_name?.items.map(({ value }) => value)).toEqual([
      'Hilltop Suzuki',
    ]);
  });

  it('[SRCH-26] finds makes and numbered models under the names that shoppers know', async () => {
    const suzuki = await index.page('hilltop-suzuki', { filters: { make: ['Suzuki Australia'] } });
    expect(suzuki.found).toBeGreaterThan(0);
    expect(suzuki.facets.make?.items.map(({ value }) => value)).not.toContain('Suzuki Australia');
    const mazda = await index.page('coastline-mazda', { filters: { make: ['Mazda'], model: ['3'] } });
    expect(mazda.hits[0]?.name).toMatch(/^\d{4} Mazda 3$/);
  });

  it('[PLUS-05] that finds nothing names what to drop, and the drop finds as many as were promised', async () => {
    const search = { ...emptySearch, filters: { make: ['Hyundai'], fuel: ['Diesel'], body: ['Coupe'] } };
    expect((await index.page(site, search)).found).toBe(0);
    const responses = await index.search(
      looseningRequest(search, usualRules, siteFilter(index.scope(site), index.now)),
    );
    const loosenings = looseningsOf(search, responses);
    expect(loosenings.length).toBeGreaterThan(0);
    for (const { search: looser, count } of loosenings) expect((await index.page(site, looser)).count).toBe(count);
  });
});

describe('the paths of a site', () => {
  it('[NAV-03] name its makes, models, dealerships and locations', async () => {
    const scope = index.scope(site);
    const places = placesOf(await index.search(placesRequest(siteFilterOfPage(scope))), [
      { slug: 'rocklea', name: 'Meridian Rocklea', city: 'Rocklea' },
    ]);
    expect(places.dealerships).toContainEqual({ slug: 'hilltop-suzuki', name: 'Hilltop Suzuki' });
    for (const path of ['/search/suzuki', '/search/suzuki/swift', '/search/hilltop-suzuki', '/search/rocklea']) {
      const filters = presetOfPath(path, places);
      expect([path, filters === null, (await index.page(scope, { filters: filters ?? {} })).found > 0]).toEqual([
        path,
        false,
        true,
      ]);
    }
    expect(presetOfPath('/search/bayside-toyota', places)).toBeNull();
  });
});

describe('one vehicle', () => {
  it('[VDP-20] is found by its slug on its own site alone, also when it was sold long ago', async () => {
    const gone = index.documents.find(({ status, sites }) => status === 'sold' && !sites.includes('cartown'));
    const read = async (slug: string) => {
      const [response] = await index.search([
        withinSite(vehicleRequest(gone?.slug ?? ''), siteFilterOfPage(index.scope(slug))),
      ]);
      return (response?.hits ?? []).map(({ document }) => stockVehicleFromDocument(document, []));
    };
    const [found] = await read(gone?.sites[0] ?? '');
    expect(found).toMatchObject({ card: { slug: gone?.slug }, availability: 'sold' });
    expect(found?.details.vin).toMatch(/^DEM/);
    expect(await read('cartown')).toEqual([]);
  });
});
