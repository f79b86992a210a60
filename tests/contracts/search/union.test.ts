import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';
import { idsWhere, stock, type Vehicle } from './vehicles.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
  await stock(service.client(), 'cars');
  await stock(service.client(), 'more');
});
afterAll(() => service.stop());

type Union = { found: number; out_of: number; hits: { document: Vehicle; collection: string; search_index: number }[] };

async function union(searches: Record<string, unknown>[], query = '', more: object = {}) {
  const body = JSON.stringify({ union: true, searches, ...more });
  const { status, text } = await service.request('POST', `/multi_search${query}`, body);
  return { status, response: JSON.parse(text) as Union };
}

const cars = (filter: string) => ({ collection: 'cars', q: '*', filter_by: filter, sort_by: 'price:asc' });
const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);

describe('the union of several searches', () => {
  it('is one list, ordered over all of them, and names the collection of each hit', async () => {
    const { response } = await union([cars('make:=Mazda'), cars('make:=Kia')]);
    const ids = idsWhere(({ make }) => make === 'Mazda' || make === 'Kia');
    expect(response.hits.map(({ document }) => document.id).sort()).toEqual([...ids].sort());
    const prices = response.hits.map(({ document }) => document.price);
    expect(prices).toEqual(sorted(prices));
    expect(response.found).toBe(ids.length);
    for (const { document, search_index: index } of response.hits)
      expect(index).toBe(document.make === 'Mazda' ? 0 : 1);
  });

  it('has one page of its own, whatever the searches request', async () => {
    const [all, second] = await Promise.all([
      union([cars('year:>0')], '?per_page=250'),
      union([cars('year:>0')], '?page=2&per_page=3'),
    ]);
    const ids = ({ response }: { response: Union }) => response.hits.map(({ document }) => document.id);
    expect(ids(second)).toEqual(ids(all).slice(3, 6));
    expect(second.response.found).toBe(all.response.found);
  });

  it('shows a document that two searches find once, unless duplicates are wanted', async () => {
    const twice = [cars('make:=Mazda'), cars('year:>0')];
    const all = idsWhere(() => true).length;
    expect((await union(twice)).response.found).toBe(all);
    const { response } = await union(twice, '', { remove_duplicates: false });
    expect(response.found).toBe(all + idsWhere(({ make }) => make === 'Mazda').length);
  });

  it('separates documents of two collections', async () => {
    const { response } = await union([cars('make:=Kia'), { ...cars('make:=Kia'), collection: 'more' }]);
    expect(response.hits.map(({ collection }) => collection).sort()).toEqual(['cars', 'more']);
    expect(response.out_of).toBe(2 * idsWhere(() => true).length);
  });

  const idsOf = ({ response }: { response: Union }) => response.hits.map(({ document }) => document.id);
  const both = (wish: Record<string, unknown>) => [
    { ...cars('make:=Mazda'), ...wish },
    { ...cars('make:=Toyota'), ...wish },
  ];

  it('is ordered by what each search sorts by, shown or not: numbers, text, missing values, conditions', async () => {
    expect(idsOf(await union(both({ include_fields: 'id' })))).toEqual(['car-4', 'car-1', 'car-2', 'car-5', 'car-3']);
    expect(idsOf(await union(both({ sort_by: 'colour:asc,price:asc' })))).toEqual([
      'car-2',
      'car-1',
      'car-3',
      'car-4',
      'car-5',
    ]);
    expect(idsOf(await union(both({ sort_by: 'colour:desc,price:desc' })))).toEqual([
      'car-5',
      'car-4',
      'car-3',
      'car-1',
      'car-2',
    ]);
    const hatchFirst = '_eval(body:=Hatch):desc,price:desc';
    expect(idsOf(await union(both({ sort_by: hatchFirst })))).toEqual(['car-4', 'car-3', 'car-5', 'car-2', 'car-1']);
    expect(idsOf(await union(both({ sort_by: 'seats(missing_values: first):asc,price:asc' })))).toEqual([
      'car-4',
      'car-5',
      'car-1',
      'car-3',
      'car-2',
    ]);
  });

  it('puts what matches words before what a filter alone selects, and what is pinned before both', async () => {
    const words = { collection: 'cars', q: 'corolla', query_by: 'name' };
    const all = { collection: 'cars', q: '*', filter_by: 'make:=Mazda' };
    expect(idsOf(await union([all, words]))).toEqual(['car-4', 'car-2', 'car-1']);
    expect(idsOf(await union([{ ...all, pinned_hits: 'car-9:2' }, words]))).toEqual([
      'car-9',
      'car-4',
      'car-2',
      'car-1',
    ]);
  });

  it('has pages as far as 10,000 hits, whatever the searches limit', async () => {
    const { response } = await union([{ ...cars('year:>0'), per_page: 1 }], '?page=4&per_page=3');
    expect(response.hits).toHaveLength(1);
    expect((await union([cars('year:>0')], '?page=5&per_page=3')).response.hits).toEqual([]);
    expect((await union([cars('year:>0')], '?page=40&per_page=250')).status).toBe(200);
    expect((await union([cars('year:>0')], '?page=41&per_page=250')).status).toBe(422);
    const many = Array.from({ length: 50 }, () => cars('year:>0'));
    expect((await union(many, '?page=4&per_page=250')).status).toBe(200);
    expect((await union(many, '?page=5&per_page=250')).status).toBe(422);
  });

  it('refuses searches that sort in different ways, as one list has one order', async () => {
    for (const sort_by of ['price:desc', 'colour:asc', 'price:asc,year:asc'])
      expect((await union([cars('make:=Kia'), { ...cars('make:=Mazda'), sort_by }])).status).toBe(400);
  });

  it('fails as its first search that fails, and cannot be grouped', async () => {
    expect((await union([cars('make:=Kia'), cars('wheels:=4')])).status).toBe(404);
    expect((await union([{ ...cars('make:=Kia'), group_by: 'make' }])).status).toBe(400);
  });

  it('[SRCH-27] stays within the filter of a scoped key', async () => {
    const { value = '' } = await service
      .client()
      .keys()
      .create({ description: 'search', actions: ['documents:search'], collections: ['cars'] });
    const key = service.client().keys().generateScopedSearchKey(value, { filter_by: 'sites:=north' });
    const body = JSON.stringify({ union: true, searches: [cars('year:>0'), cars('sites:=south')] });
    const { text } = await service.request('POST', '/multi_search?per_page=250', body, key);
    const { hits } = JSON.parse(text) as Union;
    expect(hits.length).toBeGreaterThan(3);
    for (const { document } of hits) expect(document.sites).toContain('north');
  });
});
