import { describe, expect, it } from 'vitest';
import { StockUnavailable } from '../stock-unavailable.ts';
import { collapseSold } from './collapse-sold.ts';
import { pageResult, type SearchResponse } from './page-result.ts';
import { placePromoCards } from './promo-positions.ts';
import { emptySearch, type SearchFilters } from './search-state.ts';

const facet = (field_name: string, counts: Record<string, number>) => ({
  field_name,
  counts: Object.entries(counts).map(([value, count]) => ({ value, count })),
});
const switches = { hideUncertified: false };
const origins: [] = [];
const resultOf = (responses: SearchResponse[], filters: SearchFilters = {}, change: Partial<typeof switches> = {}) =>
  pageResult(responses, { ...emptySearch, filters }, { origins, switches: { ...switches, ...change } });
const values = (
  name: 'car_type' | 'series' | 'make' | 'certified' | 'body' | 'seats' | 'model',
  counts: Record<string, number>,
  filters: SearchFilters = {},
  change = {},
) =>
  resultOf([{ found: 9, facet_counts: [facet(name, counts)] }], filters, change).facets[name]?.items.map(
    ({ value }) => value,
  );

describe('the facets of a results page', () => {
  it('[SRCH-12] car types come new, demo, used, however many of each there are', () => {
    expect(values('car_type', { used: 90, new: 3, demo: 40 })).toEqual(['new', 'demo', 'used']);
  });

  it('[SRCH-12] series come duo, city, sport, all other values by count, then by name', () => {
    expect(values('series', { BP: 50, sport: 1, City: 9, duo: 2 })).toEqual(['duo', 'City', 'sport', 'BP']);
    expect(values('make', { Kia: 4, Ford: 9, Audi: 4, 'Land Rover': 4 })).toEqual([
      'Ford',
      'Audi',
      'Kia',
      'Land Rover',
    ]);
    expect(values('seats', { 7: 90, 5: 3, 11: 1 })).toEqual(['5', '7', '11']);
  });

  it('[SRCH-12] "not certified" is not offered on a flag; empty values never', () => {
    expect(values('certified', { false: 90, true: 3 })).toEqual(['false', 'true']);
    expect(values('certified', { false: 90, true: 3 }, {}, { hideUncertified: true })).toEqual(['true']);
    expect(values('make', { '': 90, Ford: 3 })).toEqual(['Ford']);
  });

  it('[SRCH-11] as many as the attribute shows, and what is chosen in any case', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`m${at}`, 60 - at]));
    expect(values('model', many)).toHaveLength(30);
    expect(values('model', many, { model: ['m55', 'gone'] })?.slice(30)).toEqual(['m55', 'gone']);
    expect(values('body', many)).toHaveLength(60);
  });

  it('[SRCH-09] a value is named in words, with its count, and a range with its ends', () => {
    const { facets } = resultOf([
      {
        found: 1,
        facet_counts: [facet('car_type', { new: 3 }), facet('price_range', { '20000:30000': 2, '100000:': 1 })],
      },
      { found: 1, facet_counts: [{ field_name: 'price', stats: { min: 4_990, max: 61_490 } }] },
    ]);
    expect(facets.car_type?.items).toEqual([{ label: 'New', value: 'new', count: 3 }]);
    expect(facets.price_range?.items.map(({ label }) => label)).toEqual(['$20,000 to $30,000', '$100,000 or more']);
    expect(facets.price).toMatchObject({ items: [], facetStats: { min: 4_990, max: 61_490 } });
  });

  it('[SRCH-13] a vehicle without a price is not the lower end of the prices; 0 km is one', () => {
    const stats = { min: 0, max: 61_490 };
    const counts = [
      { value: 'b4', count: 1 },
      { value: 'b2', count: 3 },
    ];
    const ends = (name: string, bars: { value: string; count: number }[]) =>
      resultOf([{ found: 1 }, { found: 1, facet_counts: [{ field_name: name, stats, counts: bars }] }]).facets;
    expect(ends('price', counts).price?.facetStats).toEqual({ min: 5_000, max: 61_490 });
    expect(ends('price', []).price?.facetStats).toEqual(stats);
    expect(ends('km', counts).km?.facetStats).toEqual(stats);
  });
});

describe('the count of a results page', () => {
  const counted = (found: number, status: Record<string, number>, types: Record<string, number>) =>
    resultOf([
      { found: found + 80, facet_counts: [facet('status', { ...status, sold: 80 })] },
      { found, facet_counts: [facet('car_type', types)] },
    ]).count;

  it('[SRCH-15] is what was found up to 1999', () => expect(counted(1_999, { in_stock: 5 }, {})).toBe(1_999));

  it('[SRCH-15] above that the vehicles in stock, else the sum of the counts', () => {
    expect(counted(2_000, { in_stock: 2_412 }, { new: 1 })).toBe(2_412);
    expect(counted(2_000, {}, { new: 900, used: 1_700 })).toBe(2_600);
    expect(counted(2_000, {}, {})).toBe(2_000);
  });

  it('[SRCH-15] never sums the alternatives of an attribute that filters', () => {
    const responses = [
      { found: 2_100, facet_counts: [facet('item_type', { car: 2_600 })] },
      { found: 9_000, facet_counts: [facet('car_type', { new: 6_400, used: 2_600 })] },
      { found: 9_000, facet_counts: [facet('status', { in_stock: 8_000 })] },
    ];
    expect(resultOf(responses, { car_type: ['used'], status: ['in_stock'] }).count).toBe(2_600);
  });
});

describe('the vehicles of a results page', () => {
  it('[SRCH-14] [SRCH-18] counts those for sale, and reports how many just sold ones are among them', () => {
    const responses = [{ found: 83, facet_counts: [facet('status', { in_stock: 81, sold: 2 })] }, { found: 81 }];
    expect(resultOf(responses)).toMatchObject({ found: 83, count: 81, justSold: 2 });
    expect(resultOf([{ found: 2 }, { found: 2 }], { status: ['sold'] })).toMatchObject({ count: 2, justSold: 0 });
    expect(resultOf([{ found: 3 }])).toMatchObject({ count: 3, justSold: 0 });
  });

  it('[SRCH-03] come in pages of 21', () => {
    expect([0, 1, 21, 22].map((found) => resultOf([{ found }]).pages)).toEqual([0, 1, 1, 2]);
  });

  it('[SRCH-25] cannot be read without a response; values that could not be counted are only missing', () => {
    expect(() => resultOf([])).toThrow(StockUnavailable);
    expect(() => resultOf([{ code: 404, error: 'Not found.' }])).toThrow('Not found.');
    expect(resultOf([{ found: 3 }, { code: 503, error: 'busy' }]).facets).toEqual({});
  });

  it('[SRCH-18] sold ones that follow each other shrink to one, unless all are sold', () => {
    const list = (letters: string) =>
      [...letters].map((letter, at) => ({ at, status: letter === 's' ? 'sold' : 'in_stock' }));
    const left = (letters: string) => collapseSold(list(letters)).map(({ at }) => at);
    expect(left('ississsi')).toEqual([0, 1, 3, 4, 7]);
    expect(left('sss')).toEqual([0, 1, 2]);
    expect(left('ssi')).toEqual([0, 2]);
    expect(left('')).toEqual([]);
  });
});

describe('promo cards among the results', () => {
  const now = 1_000;
  const tile = (change = {}) => ({ startsAtMs: null, expiresAtMs: null, carTypes: [], strict: false, ...change });
  const positions = (places: string[], shift = 0, chance = 0, tiles = [tile(), tile()], vehicles = 21) =>
    placePromoCards(
      tiles,
      vehicles,
      { now, carTypes: ['used'] },
      { promoCardPositions: places, promoCardShift: shift },
      () => chance,
    ).map(({ position }) => position);

  it('[SRCH-16] stand at the configured positions, and by chance up to two later', () => {
    expect(positions(['8', '17'])).toEqual([8, 17]);
    expect(positions(['9'])).toEqual([9]);
    expect([0, 0.34, 0.99].map((chance) => positions(['8'], 2, chance)[0])).toEqual([8, 9, 10]);
  });

  it('[SRCH-16] stand only inside their dates, and strict ones only for their car types', () => {
    const tiles = [
      tile({ expiresAtMs: now }),
      tile({ carTypes: ['new'], strict: true }),
      tile({ carTypes: ['used'], strict: true }),
    ];
    expect(positions(['8', '17'], 0, 0, tiles)).toEqual([8]);
  });

  it('[SRCH-16] never stand behind the last result, and each place only once', () => {
    expect(positions(['8', '17'], 0, 0, undefined, 9)).toEqual([8]);
    expect(positions(['8', '8', 'x', '-2'])).toEqual([8]);
  });
});
