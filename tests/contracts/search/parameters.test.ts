import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';
import { idsWhere, stock, type Vehicle, vehicles } from './vehicles.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
  await stock(service.client(), 'cars');
});
afterAll(() => service.stop());

type Wish = Record<string, string | number | boolean>;

async function search(wish: Wish) {
  const parameters = { q: '*', query_by: 'name', drop_tokens_threshold: 0, per_page: 100, ...wish };
  return service
    .client()
    .collections<Vehicle>('cars')
    .documents()
    .search(parameters as { q: string });
}
const idsOf = async (wish: Wish) => ((await search(wish)).hits ?? []).map(({ document }) => document.id);
const sortedIds = async (wish: Wish) => (await idsOf({ sort_by: 'custom_rank:asc', ...wish })) as string[];
const valuesOf = async (wish: Wish) => (await search(wish)).facet_counts?.[0]?.counts.map(({ value }) => value);
const numbers = (...list: number[]) => list.map((number) => `car-${number}`);

describe('words of a query', () => {
  it('are found with two letters swapped at the price of one typo', async () => {
    expect(await sortedIds({ q: 'toyoat', num_typos: 1 })).toEqual(numbers(3, 4, 5));
    expect(await sortedIds({ q: 'mazad', num_typos: 1 })).toEqual(numbers(1, 2));
    expect(await sortedIds({ q: 'otyota hilxu', num_typos: 1 })).toEqual(numbers(3));
  });

  it('are looked for joined and split when they are not found as they are, unless that is switched off', async () => {
    expect(await sortedIds({ q: 'landrover' })).toEqual(numbers(8));
    expect(await sortedIds({ q: 'hi lux' })).toEqual(numbers(3));
    expect(await sortedIds({ q: 'landrover', split_join_tokens: 'off', num_typos: 0 })).toEqual([]);
    expect(await sortedIds({ q: 'hi lux', split_join_tokens: 'always' })).toEqual(numbers(3));
  });

  it('are dropped from the requested end', async () => {
    const wish = { drop_tokens_threshold: 1, num_typos: 0, split_join_tokens: 'off' };
    expect(await sortedIds({ ...wish, q: 'mazda zzzzz' })).toEqual(numbers(1, 2));
    expect(await sortedIds({ ...wish, q: 'zzzzz mazda' })).toEqual([]);
    expect(await sortedIds({ ...wish, q: 'zzzzz mazda', drop_tokens_mode: 'left_to_right' })).toEqual(numbers(1, 2));
    expect(await sortedIds({ ...wish, q: 'mazda zzzzz', drop_tokens_mode: 'both_sides:3' })).toEqual(numbers(1, 2));
    expect(await sortedIds({ ...wish, q: 'zzzzz mazda', drop_tokens_mode: 'both_sides:2' })).toEqual(numbers(1, 2));
    expect(await sortedIds({ ...wish, q: 'zzzzz mazda', drop_tokens_mode: 'both_sides:1' })).toEqual([]);
  });

  it('have their own prefix and typos in each field', async () => {
    const both = { query_by: 'make,model', q: 'discov' };
    expect(await idsOf({ ...both, prefix: 'true,true' })).toEqual(numbers(8));
    expect(await idsOf({ ...both, prefix: 'true,false', num_typos: 0 })).toEqual([]);
    expect(await idsOf({ ...both, q: 'discvery', num_typos: '2,2' })).toEqual(numbers(8));
    expect(await idsOf({ ...both, q: 'discvery', num_typos: '2,0' })).toEqual([]);
    await expect(search({ ...both, num_typos: '1,1,1' })).rejects.toMatchObject({ httpStatus: 400 });
    await expect(search({ ...both, query_by_weights: '1' })).rejects.toMatchObject({ httpStatus: 400 });
  });

  it('allow no typos in numbers and mixed words where the request sets that', async () => {
    expect(await sortedIds({ q: '2012', prefix: false })).toContain('car-3');
    expect(await idsOf({ q: '2012', prefix: false, enable_typos_for_numerical_tokens: false })).toEqual([]);
    expect(await idsOf({ q: 'rav5', prefix: false })).toEqual(numbers(5));
    expect(await idsOf({ q: 'rav5', prefix: false, enable_typos_for_alpha_numerical_tokens: false })).toEqual([]);
  });

  it('are excluded one by one or as a phrase, also from everything', async () => {
    expect(await sortedIds({ q: 'mazda -sport' })).toEqual(numbers(2));
    expect(await sortedIds({ q: 'toyota -"corolla hybrid"' })).toEqual(numbers(3, 5));
    expect(await sortedIds({ q: '-toyota -mazda' })).toEqual(numbers(6, 7, 8, 9, 10));
    expect(await sortedIds({ q: 'mazda -"sport maxx"' })).toEqual(numbers(1, 2));
  });

  it('are beside phrases', async () => {
    expect(await sortedIds({ q: '"toyota corolla" 2020' })).toEqual(numbers(4));
    expect(await sortedIds({ q: '"toyota corolla" 2023', num_typos: 0 })).toEqual([]);
  });

  it('may match all fields of a pattern, and skip unknown fields where validation is off', async () => {
    expect(await sortedIds({ q: 'mazda', query_by: 'ma*' })).toEqual(numbers(1, 2));
    await expect(search({ q: 'mazda', query_by: 'make,wheels' })).rejects.toMatchObject({ httpStatus: 404 });
    const lenient = { q: 'mazda', query_by: 'make,wheels', facet_by: 'make,tyres', validate_field_names: false };
    expect(await sortedIds(lenient)).toEqual(numbers(1, 2));
    expect(await valuesOf(lenient)).toEqual(['Mazda']);
  });
});

describe('order', () => {
  it('takes the first condition that holds, with its score', async () => {
    const [first, second, ...rest] = await idsOf({
      sort_by: '_eval([(make:=Kia):3, (price:<30000 && body:=Sedan):2]):desc,custom_rank:asc',
    });
    expect([first, second]).toEqual(numbers(9, 10));
    expect(rest).toEqual(numbers(1, 2, 3, 4, 5, 6, 7, 8));
    await expect(search({ sort_by: '_eval([]):desc' })).rejects.toMatchObject({ httpStatus: 400 });
    await expect(search({ sort_by: '_eval([(wheels:=4):1]):desc' })).rejects.toMatchObject({ httpStatus: 404 });
  });

  it('puts scores into buckets, so that another key decides within them', async () => {
    const wish = { q: 'mazda cx', sort_by: '_text_match(buckets: 1):desc,price:desc' };
    expect(await idsOf(wish)).toEqual(numbers(2, 1));
    expect(await idsOf({ ...wish, sort_by: '_text_match(buckets: 1):desc,price:asc' })).toEqual(numbers(1, 2));
    await expect(search({ ...wish, sort_by: '_text_match(buckets: x):desc' })).rejects.toMatchObject({
      httpStatus: 422,
    });
  });

  it('shuffles by seed, the same for the same seed', async () => {
    const shuffled = (seed: number) => idsOf({ sort_by: `_rand(${seed}):asc` });
    expect(await shuffled(1)).toEqual(await shuffled(1));
    expect((await shuffled(1)).sort()).toEqual(vehicles.map(({ id }) => id).sort());
    const orders = await Promise.all([1, 2, 3, 4].map(shuffled));
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });

  it('sends ties to the newest', async () => {
    expect(await idsOf({ sort_by: 'reserved:desc' })).toEqual(numbers(9, 6, 3, 10, 8, 7, 5, 4, 2, 1));
  });
});

describe('facets', () => {
  it('are those of a pattern, in an order of their own', async () => {
    const all = (await search({ facet_by: 'ma*' })).facet_counts?.map(({ field_name: name }) => name);
    expect(all).toEqual(['make']);
    expect(await valuesOf({ facet_by: 'body(sort_by: _alpha:desc)' })).toEqual(['Ute', 'Sedan', 'SUV', 'Hatch']);
    expect((await valuesOf({ facet_by: 'model(sort_by: price:desc)', max_facet_values: 2 })) as string[]).toEqual([
      'EV6',
      'HiLux',
    ]);
  });

  it('list values without a number last, in both directions', async () => {
    const unnumbered = vehicles.filter(({ seats }) => seats === undefined).map(({ name }) => name);
    for (const direction of ['asc', 'desc']) {
      const models = (await valuesOf({ facet_by: `model(sort_by: seats:${direction})`, max_facet_values: 20 })) ?? [];
      const isWithout = (model: unknown) => unnumbered.some((name) => name.includes(String(model)));
      const firstWithout = models.findIndex(isWithout);
      expect([firstWithout, models.slice(firstWithout).every(isWithout)]).toEqual([4, true]);
    }
  });

  it('are narrowed by what is typed, typos and numbers included, with hits only on request', async () => {
    const typed = (wish: Wish) => valuesOf({ facet_by: 'make,year', max_facet_values: 20, ...wish });
    expect(await typed({ facet_query: 'make:mercedez' })).toEqual(['Mercedes-Benz']);
    expect(await typed({ facet_query: 'make:mercedez', facet_query_num_typos: 0 })).toEqual([]);
    expect((await valuesOf({ facet_by: 'year', facet_query: 'year:201' }))?.sort()).toEqual([
      '2016',
      '2017',
      '2018',
      '2019',
    ]);
    const parameters = { q: '*', facet_by: 'make', facet_query: 'make:to' };
    const bare = await service.client().collections('cars').documents().search(parameters);
    expect([bare.found, bare.hits]).toEqual([10, []]);
    await expect(search({ facet_by: 'make', facet_query: 'body:su' })).rejects.toMatchObject({
      httpStatus: 400,
      message: expect.stringContaining('not part of `facet_by`'),
    });
    await expect(search({ facet_by: 'make', facet_query: 'su' })).rejects.toMatchObject({ httpStatus: 400 });
  });
});

describe('groups', () => {
  it('hold what has no value together, or each by itself', async () => {
    const groups = async (wish: Wish) =>
      (await search({ group_by: 'seats', ...wish })).grouped_hits?.map(({ group_key: key, found }) => [key, found]);
    expect(await groups({ sort_by: 'custom_rank:asc' })).toEqual([
      [[5], 2],
      [[7], 2],
      [[], 6],
    ]);
    expect(await groups({ group_missing_values: false })).toHaveLength(2 + 6);
  });

  it('are made of several fields, and count their documents', async () => {
    const reply = await search({ group_by: 'make,body', group_limit: 1, facet_by: 'make' });
    const kinds = new Set(vehicles.map(({ make, body }) => `${make} ${body}`));
    expect(reply).toMatchObject({ found: kinds.size, found_docs: 10 });
    expect(reply.grouped_hits?.every(({ hits }) => hits.length === 1)).toBe(true);
    expect(reply.facet_counts?.[0]?.counts[0]).toMatchObject({ value: 'Toyota', count: 3 });
  });
});

describe('highlighting', () => {
  const long = `${'word '.repeat(40)}corolla ${'tail '.repeat(40)}`.trim();
  beforeAll(async () => {
    const documents = service.client().collections<Vehicle>('cars').documents();
    await documents.upsert({ ...(vehicles[3] as Vehicle), id: 'long', name: long, sites: ['nowhere'] });
  });
  afterAll(() => service.client().collections('cars').documents('long').delete());
  const marked = async (wish: Wish) => (await search({ q: 'corolla', filter_by: 'id:=long', ...wish })).hits?.[0];

  it('cuts a long text around the match, and shows the whole on request', async () => {
    const cut = (await marked({ highlight_affix_num_tokens: 2 }))?.highlights?.[0];
    expect(cut?.snippet).toBe('word word <mark>corolla</mark> tail tail');
    expect(cut).not.toHaveProperty('value');
    const whole = await marked({ snippet_threshold: 100, highlight_full_fields: 'name' });
    expect(whole?.highlights?.[0]?.snippet).toBe(long.replace('corolla', '<mark>corolla</mark>'));
    expect(whole?.highlights?.[0]?.value).toBe(long.replace('corolla', '<mark>corolla</mark>'));
  });

  it('leaves out the older form on request', async () => {
    const hit = await marked({ enable_highlight_v1: false });
    expect(hit).not.toHaveProperty('highlights');
    expect(hit?.highlight).toMatchObject({ name: { matched_tokens: ['corolla'] } });
  });
});

describe('limits of a response', () => {
  it('[SRCH-03] end at limit_hits, and leave excluded fields out of the response', async () => {
    expect(await idsOf({ limit_hits: 4, per_page: 4 })).toHaveLength(4);
    await expect(search({ limit_hits: 4, per_page: 4, page: 2 })).rejects.toMatchObject({ httpStatus: 422 });
    const bare = await search({ exclude_fields: 'out_of,search_time_ms' });
    expect(bare).not.toHaveProperty('out_of');
    expect(bare).not.toHaveProperty('search_time_ms');
  });
});

describe('who has the last word', () => {
  type Result = { results: { found: number; hits: { document: Vehicle }[]; request_params: { per_page: number } }[] };
  const searchWith = async (body: object, address = '', key?: string) => {
    const { text } = await service.request('POST', `/multi_search${address}`, JSON.stringify(body), key);
    const [result] = (JSON.parse(text) as Result).results;
    return result as Result['results'][number];
  };

  it('key before address before body before preset; filters of all of them hold together', async () => {
    await service
      .client()
      .presets()
      .upsert('p', { value: { per_page: 1, sort_by: 'price:desc', filter_by: 'year:>2016' } });
    const search = { collection: 'cars', q: '*', preset: 'p' };
    expect((await searchWith({ searches: [search] })).request_params.per_page).toBe(1);
    expect((await searchWith({ searches: [{ ...search, per_page: 2 }] })).request_params.per_page).toBe(2);
    expect((await searchWith({ searches: [{ ...search, per_page: 2 }] }, '?per_page=3')).request_params.per_page).toBe(
      3,
    );
    const { value = '' } = await service
      .client()
      .keys()
      .create({ description: 'search', actions: ['documents:search'], collections: ['cars'] });
    const key = service.client().keys().generateScopedSearchKey(value, { per_page: 4, filter_by: 'sites:=north' });
    const filtered = { ...search, per_page: 2, filter_by: 'body:=SUV' };
    const response = await searchWith({ searches: [filtered] }, '?per_page=3&filter_by=price:<48000', key);
    expect(response.request_params.per_page).toBe(4);
    const all = idsWhere(
      ({ year, sites, body, price }) => year > 2016 && sites.includes('north') && body === 'SUV' && price < 48_000,
    );
    expect(response.hits.map(({ document }) => document.id)).toEqual([...all].reverse());
  });

  it('a preset may hold several searches', async () => {
    const searches = [
      { collection: 'cars', q: 'kia', query_by: 'make' },
      { collection: 'cars', q: '*', filter_by: 'make:=Ford' },
    ];
    await service
      .client()
      .presets()
      .upsert('both', { value: { searches } as never });
    const { text } = await service.request('POST', '/multi_search?preset=both', '{}');
    expect((JSON.parse(text) as Result).results.map(({ found }) => found)).toEqual([1, 2]);
  });
});

describe('what is taken and does nothing here', () => {
  it.each([
    'search_cutoff_ms=50',
    'use_cache=true',
    'cache_ttl=5',
    'enable_lazy_filter=true',
    'enable_analytics=false',
  ])('%s', async (parameter) => {
    const path = `/collections/cars/documents/search?q=kia&query_by=make&${parameter}`;
    const { status, text } = await service.request('GET', path);
    expect([status, JSON.parse(text).found]).toEqual([200, 1]);
  });
});
