import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';
import { stock, type Vehicle, vehicles } from './vehicles.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
  await stock(service.client(), 'cars');
});
afterAll(() => service.stop());

type Wish = Record<string, string | number | boolean>;

function search(wish: Wish) {
  return service
    .client()
    .collections<Vehicle>('cars')
    .documents()
    .search({ q: '*', ...wish });
}

async function idsOf(wish: Wish): Promise<string[]> {
  return ((await search({ per_page: 100, ...wish })).hits ?? []).map(({ document }) => document.id);
}

const numbers = (...list: number[]) => list.map((number) => `car-${number}`);

describe('order', () => {
  it('is that of the default sorting field, highest first, without a wish', async () => {
    expect(await idsOf({})).toEqual(numbers(10, 9, 8, 7, 6, 5, 4, 3, 2, 1));
  });

  it('sorts by highest and lowest price', async () => {
    expect(await idsOf({ sort_by: 'price:desc' })).toEqual(numbers(9, 3, 8, 5, 2, 1, 6, 7, 10, 4));
    expect(await idsOf({ sort_by: 'price:asc' })).toEqual(numbers(4, 10, 7, 6, 1, 2, 5, 8, 3, 9));
  });

  it('sorts by several keys in turn', async () => {
    const sorted = [...vehicles].sort((one, other) => other.year - one.year || one.price - other.price);
    expect(await idsOf({ sort_by: 'year:desc,price:asc' })).toEqual(sorted.map(({ id }) => id));
  });

  it('puts missing values last, or where the request puts them', async () => {
    expect((await idsOf({ sort_by: 'seats:desc,custom_rank:asc' })).slice(0, 5)).toEqual(numbers(2, 8, 1, 3, 4));
    expect((await idsOf({ sort_by: 'seats:asc,custom_rank:asc' })).slice(0, 5)).toEqual(numbers(1, 3, 2, 8, 4));
    const first = await idsOf({ sort_by: 'seats(missing_values: first):asc,custom_rank:asc' });
    expect(first.slice(-4)).toEqual(numbers(1, 3, 2, 8));
  });

  it('sorts words without regard to letter case', async () => {
    expect((await idsOf({ sort_by: 'colour:asc' })).slice(0, 3)).toEqual(numbers(2, 1, 3));
  });

  it('sorts by whether a filter holds', async () => {
    const ids = await idsOf({ sort_by: '_eval(make:=Kia):desc,custom_rank:asc' });
    expect(ids.slice(0, 3)).toEqual(numbers(9, 1, 2));
  });

  it('refuses more than three keys, unknown fields and fields that cannot be sorted', async () => {
    const four = 'year:asc,price:asc,km:asc,custom_rank:asc';
    await expect(search({ sort_by: four })).rejects.toMatchObject({ httpStatus: 422 });
    await expect(search({ sort_by: 'wheels:asc' })).rejects.toMatchObject({ httpStatus: 404 });
    await expect(search({ sort_by: 'make:asc' })).rejects.toMatchObject({ httpStatus: 404 });
    await expect(search({ sort_by: 'price:up' })).rejects.toThrow('should be either ASC or DESC.');
  });
});

describe('pages', () => {
  it('are given by number or by offset, and are empty past the end', async () => {
    const paged = await search({ per_page: 4, page: 2, sort_by: 'custom_rank:asc' });
    expect(paged.hits?.map(({ document }) => document.id)).toEqual(numbers(5, 6, 7, 8));
    expect(paged).toMatchObject({ found: 10, out_of: 10, page: 2, request_params: { per_page: 4, q: '*' } });
    expect((await search({ per_page: 4, page: 4 })).hits).toEqual([]);
    const shifted = await search({ offset: 3, limit: 2, sort_by: 'custom_rank:asc' });
    expect(shifted.hits?.map(({ document }) => document.id)).toEqual(numbers(4, 5));
    expect((await search({ per_page: 0 })).hits).toEqual([]);
    expect((await search({ per_page: 250, page: 4_294_967_295 })).hits).toEqual([]);
    await expect(search({ page: '4294967296' })).rejects.toMatchObject({ httpStatus: 400 });
  });

  it('refuses more than 250 a page, page 0 and words for numbers', async () => {
    await expect(search({ per_page: 251 })).rejects.toMatchObject({ httpStatus: 422 });
    await expect(search({ page: 0 })).rejects.toMatchObject({ httpStatus: 422 });
    await expect(search({ per_page: 'many' })).rejects.toMatchObject({ httpStatus: 400 });
    await expect(search({ per_page: -1 })).rejects.toMatchObject({ httpStatus: 400 });
  });

  it('shows the chosen fields only', async () => {
    const [hit] = (await search({ include_fields: 'id,make', sort_by: 'custom_rank:asc' })).hits ?? [];
    expect(hit?.document).toEqual({ id: 'car-1', make: 'Mazda' });
    const [other] = (await search({ exclude_fields: 'features,sites', sort_by: 'custom_rank:asc' })).hits ?? [];
    const { features: _features, sites: _sites, ...rest } = vehicles[0] as Vehicle;
    expect(other?.document).toEqual(rest);
  });
});

describe('facets', () => {
  const countsOf = async (wish: Wish, at = 0) =>
    (await search(wish)).facet_counts?.[at]?.counts.map(({ value, count }) => [value, count]);

  it('counts values by count, then by name', async () => {
    expect(await countsOf({ facet_by: 'make' })).toEqual([
      ['Toyota', 3],
      ['Ford', 2],
      ['Mazda', 2],
      ['Kia', 1],
      ['Land Rover', 1],
      ['Mercedes-Benz', 1],
    ]);
    expect(await countsOf({ facet_by: 'make', max_facet_values: 2 })).toHaveLength(2);
  });

  it('counts each value of a list, booleans and numbers, within the filter', async () => {
    const wish = { facet_by: 'features,reserved,seats', filter_by: 'sites:=south' };
    expect(await countsOf(wish, 0)).toEqual([
      ['Heated seats', 3],
      ['Sunroof', 3],
      ['Tow bar', 2],
    ]);
    expect(await countsOf(wish, 1)).toEqual([
      ['false', 4],
      ['true', 2],
    ]);
    expect(await countsOf(wish, 2)).toEqual([['5', 2]]);
  });

  it('gives the least, the greatest, the sum and the mean of a number', async () => {
    const [facet] = (await search({ facet_by: 'price', filter_by: 'make:=Mazda' })).facet_counts ?? [];
    expect(facet?.stats).toEqual({ min: 38990, max: 41990.5, sum: 80980.5, avg: 40490.25, total_values: 2 });
  });

  it('counts labelled ranges', async () => {
    const wish = { facet_by: 'price(low:[0, 30000], middle:[30000, 45000], high:[45000, ])' };
    expect(await countsOf(wish)).toEqual([
      ['middle', 4],
      ['high', 4],
      ['low', 2],
    ]);
  });

  it('narrows the values of a facet by what is typed', async () => {
    const [facet] = (await search({ facet_by: 'make', facet_query: 'make:toy' })).facet_counts ?? [];
    expect(facet?.counts).toEqual([{ value: 'Toyota', count: 3, highlighted: '<mark>Toy</mark>ota' }]);
  });

  it('refuses fields that are no facets', async () => {
    await expect(search({ facet_by: 'km' })).rejects.toMatchObject({ httpStatus: 404 });
    await expect(search({ facet_by: 'wheels' })).rejects.toMatchObject({
      httpStatus: 404,
      message: expect.stringContaining('Could not find a facet field named `wheels` in the schema.'),
    });
  });
});

describe('groups', () => {
  it('shows the best of each group and how many there are', async () => {
    const response = await search({ group_by: 'make', group_limit: 2, sort_by: 'price:desc', per_page: 3 });
    expect(response.found).toBe(6);
    const shown = response.grouped_hits?.map(({ group_key, hits, found }) => [
      group_key,
      found,
      hits.map(({ document }) => document.id),
    ]);
    expect(shown).toEqual([
      [['Kia'], 1, numbers(9)],
      [['Toyota'], 3, numbers(3, 5)],
      [['Land Rover'], 1, numbers(8)],
    ]);
  });

  it('refuses fields that are no facets and limits beyond 99', async () => {
    await expect(search({ group_by: 'km' })).rejects.toMatchObject({ httpStatus: 400 });
    await expect(search({ group_by: 'make', group_limit: 100 })).rejects.toMatchObject({ httpStatus: 422 });
  });
});

describe('pinned and hidden hits', () => {
  it('puts documents at fixed places and leaves others out', async () => {
    const wish = { pinned_hits: 'car-4:1,car-2:3', hidden_hits: 'car-10', sort_by: 'custom_rank:desc' };
    expect((await idsOf(wish)).slice(0, 4)).toEqual(numbers(4, 9, 2, 8));
    expect((await search(wish)).found).toBe(9);
  });
});
