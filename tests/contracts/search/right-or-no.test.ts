import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cluster } from './cluster.ts';
import { InProcess } from './in-process.ts';
import { stock } from './vehicles.ts';

let local: InProcess;
beforeAll(async () => {
  local = await InProcess.open();
  await stock(local.client(), 'cars');
  await local.call('PATCH', '/collections/cars', '{"curation_sets":["rules"],"synonym_sets":["words"]}');
  await rules([]);
});
afterAll(() => local.close());
afterEach(async () => {
  await rules([]);
  await synonyms([]);
});

const put = (path: string, body: object) => local.call('PUT', path, JSON.stringify(body));
const rules = (items: object[]) => put('/curation_sets/rules', { items });
const synonyms = (items: object[]) => put('/synonym_sets/words', { items });

type SearchResponse = {
  found?: number;
  error?: string;
  code?: number;
  metadata?: object;
  hits?: { document: { id: string } }[];
};

async function searchFor(wish: Record<string, unknown>, key = local.adminKey): Promise<SearchResponse> {
  const search = { collection: 'cars', q: '*', query_by: 'name', sort_by: 'custom_rank:asc', drop_tokens_threshold: 0 };
  const { text } = await local.way({
    method: 'POST',
    url: new URL('/multi_search', 'http://search.invalid'),
    headers: { 'x-typesense-api-key': key },
    body: JSON.stringify({ searches: [{ ...search, ...wish }] }),
  });
  return (JSON.parse(text) as { results: [SearchResponse] }).results[0];
}

const idsOf = async (wish: Record<string, unknown>, key?: string) =>
  ((await searchFor(wish, key)).hits ?? []).map(({ document }) => document.id);
const numbers = (...list: number[]) => list.map((number) => `car-${number}`);

describe.skipIf(cluster)('search returns right results or refuses: rules', () => {
  it('placeholder rules take only the value out of the query, not the whole of it', async () => {
    await rules([{ id: 'a', rule: { query: '{make} sport', match: 'contains' }, filter_by: 'make:={make}' }]);
    expect(await idsOf({ q: 'mazda sport' })).toEqual(numbers(1));
    expect(await idsOf({ q: 'toyota sport' })).toEqual([]);
    await rules([{ id: 'a', rule: { query: '{make}', match: 'contains' }, filter_by: 'make:={make}' }]);
    expect(await idsOf({ q: 'line kia', query_by: 'model,name' })).toEqual(numbers(9));
    expect(await idsOf({ q: 'land rover', query_by: 'body' })).toEqual(numbers(8));
  });

  it('rules leave exclusions and phrases of the query as they are', async () => {
    await rules([{ id: 'a', rule: { query: 'cheap', match: 'contains' }, filter_by: 'price:<45000' }]);
    expect(await idsOf({ q: 'cheap mazda -sport' })).toEqual(numbers(2));
    expect(await idsOf({ q: 'cheap "maxx sport"' })).toEqual(numbers(1));
    expect(await idsOf({ q: 'cheap "sport maxx"' })).toEqual([]);
    await rules([{ id: 'a', rule: { query: 'mazda', match: 'exact' }, excludes: [{ id: 'car-1' }] }]);
    expect(await idsOf({ q: 'mazda -azami' })).toEqual(numbers(1));
  });

  it('rule.synonyms: a rule is called by synonyms of its words where it is set to', async () => {
    await synonyms([{ id: 's', synonyms: ['family wagon', 'people mover'] }]);
    const rule = { query: 'family wagon', match: 'exact' };
    const pin = { includes: [{ id: 'car-9', position: 1 }] };
    await rules([{ id: 'a', rule: { ...rule, synonyms: true }, ...pin }]);
    expect(await idsOf({ q: 'people mover' })).toEqual(numbers(9));
    expect(await idsOf({ q: 'family wagon' })).toEqual(numbers(9));
    expect(await idsOf({ q: 'people mover', enable_synonyms: false })).toEqual([]);
    await rules([{ id: 'a', rule, ...pin }]);
    expect(await idsOf({ q: 'people mover' })).toEqual([]);
    await rules([{ id: 'a', rule: { ...rule, match: 'contains', synonyms: true }, filter_by: 'body:=SUV' }]);
    expect(await idsOf({ q: 'mazda people mover' })).toEqual(numbers(1, 2));
  });

  it('a rule with && under a scoped key is called by the filter that both make, and never widens the key', async () => {
    const client = local.client();
    const { value = '' } = await client
      .keys()
      .create({ description: 'north', actions: ['documents:search'], collections: ['cars'] });
    const key = client.keys().generateScopedSearchKey(value, { filter_by: 'sites:=north' });
    const pins = {
      includes: [
        { id: 'car-9', position: 1 },
        { id: 'car-8', position: 2 },
      ],
      metadata: { rule: 'called' },
    };
    await rules([{ id: 'a', rule: { filter_by: '(body:=SUV) && (sites:=north)' }, ...pins }]);
    const called = await searchFor({ filter_by: 'body:=SUV' }, key);
    expect(called.metadata).toEqual({ rule: 'called' });
    expect(called.hits?.map(({ document }) => document.id)).toEqual(numbers(1, 8, 2));
    expect(await searchFor({ filter_by: 'body:=SUV' })).not.toHaveProperty('metadata');
    expect(await searchFor({ filter_by: 'body:=Ute' }, key)).not.toHaveProperty('metadata');
    await rules([{ id: 'a', rule: { filter_by: 'body:=SUV' }, ...pins }]);
    expect(await searchFor({ filter_by: 'body:=SUV' }, key)).not.toHaveProperty('metadata');
    await rules([{ id: 'a', rule: { query: 'all', match: 'exact' }, filter_by: 'make:=Kia || make:=Mazda', ...pins }]);
    expect(await idsOf({ q: 'all' }, key)).toEqual(numbers(1, 8, 2));
    for (const filter_by of ['sites:=south) || (sites:=south', '(body:=SUV) && (sites:=north) || sites:=south'])
      for (const id of await idsOf({ filter_by }, key)) expect(numbers(1, 2, 4, 6, 8, 10)).toContain(id);
  });

  it('a rule on a filter may have a {field}, which sorts', async () => {
    const rule = { filter_by: 'make:={make} && year:>2000' };
    await rules([{ id: 'a', rule, sort_by: 'price:desc', metadata: { by: 'price' } }]);
    expect(await idsOf({ filter_by: 'make:=Toyota && year:>2000' })).toEqual(numbers(3, 5, 4));
    expect(await searchFor({ filter_by: 'make:=Toyota && year:>2001' })).not.toHaveProperty('metadata');
    expect(await searchFor({ filter_by: 'make:=Kia || make:=Toyota && year:>2000' })).not.toHaveProperty('metadata');
  });

  it('a search may name curation sets of its own', async () => {
    const item = { id: 'a', rule: { query: 'kia', match: 'exact' }, excludes: [{ id: 'car-9' }] };
    await put('/curation_sets/more', { items: [item] });
    expect(await idsOf({ q: 'kia' })).toEqual(numbers(9));
    expect(await idsOf({ q: 'kia', curation_sets: 'more,unknown' })).toEqual([]);
  });

  it('rules and synonyms that would be taken without effect are refused', async () => {
    const rule = { query: 'kia', match: 'exact' };
    expect((await rules([{ id: 'a', rule: { ...rule, stem: true } }])).status).toBe(400);
    expect((await rules([{ id: 'a', rule, diversity: { similarity_metric: [] } }])).status).toBe(400);
    expect((await synonyms([{ id: 'a', synonyms: ['a', 'b'], symbols_to_index: ['+'] }])).status).toBe(400);
    expect((await synonyms([{ id: 'a', synonyms: ['a', 'b'], locale: 7 }])).status).toBe(400);
  });
});

describe.skipIf(cluster)('search returns right results or refuses: synonyms and parameters', () => {
  it("a synonym's locale is that of the heaviest field that is searched, or none", async () => {
    const fields = [
      { name: 'title', type: 'string' },
      { name: 'titel', type: 'string', locale: 'de' },
    ];
    await local.call('POST', '/collections', JSON.stringify({ name: 'tongues', fields, synonym_sets: ['words'] }));
    const car = { id: 'a', title: 'station wagon', titel: 'station wagon' };
    await local.call('POST', '/collections/tongues/documents', JSON.stringify(car));
    const found = async (q: string, query_by: string, query_by_weights = '2,1') =>
      (await searchFor({ collection: 'tongues', q, query_by, query_by_weights, sort_by: '' })).found;
    await synonyms([
      { id: 'de', synonyms: ['kombi', 'wagon'], locale: 'de' },
      { id: 'en', synonyms: ['estate', 'wagon'], locale: 'en' },
      { id: 'any', synonyms: ['tourer', 'wagon'] },
    ]);
    const both = 'title,titel';
    expect([await found('kombi', both), await found('estate', both), await found('tourer', both)]).toEqual([0, 1, 1]);
    const german = ['kombi', 'estate', 'tourer'].map((q) => found(q, both, '1,2'));
    expect(await Promise.all(german)).toEqual([1, 0, 1]);
  });

  it('a parameter that is an object is never passed over, in a key neither', async () => {
    expect(await searchFor({ vector_query: { k: 100 } })).toMatchObject({ code: 400 });
    expect(await searchFor({ filter_by: { make: 'Kia' } })).toMatchObject({ error: expect.any(String) });
    const client = local.client();
    const { value = '' } = await client
      .keys()
      .create({ description: 'odd', actions: ['documents:search'], collections: ['cars'] });
    const key = client.keys().generateScopedSearchKey(value, { filter_by: { sites: 'north' } as never });
    expect(await searchFor({}, key)).toMatchObject({ error: expect.any(String) });
    expect(await idsOf({ validate_field_names: false }, key)).toEqual([]);
  });

  it('q="" matches everything, and calls the rule of *', async () => {
    expect((await searchFor({ q: '' })).found).toBe(10);
    expect((await searchFor({ q: '', query_by: undefined })).found).toBe(10);
    await rules([{ id: 'a', rule: { query: '*', match: 'exact' }, excludes: [{ id: 'car-1' }] }]);
    expect([(await searchFor({ q: '' })).found, (await searchFor({ q: '*' })).found]).toEqual([9, 9]);
  });
});

describe.skipIf(cluster)('what an attacker may request', () => {
  const times = (number: number, piece: (at: number) => string) => Array.from({ length: number }, (_, at) => piece(at));
  const elapsed = async (wish: Record<string, unknown>) => {
    const begun = performance.now();
    await searchFor(wish);
    return performance.now() - begun;
  };

  it('24 words against rules with many {field}s are tried once each', async () => {
    const fields = times(8, (at) => ['{make}', '{model}', '{body}', '{colour}'][at % 4] as string);
    const rule = (query: string, at: number) => ({
      id: `r${at}`,
      rule: { query, match: 'contains' },
      filter_by: 'km:>0',
    });
    await rules(times(20, (at) => `${fields.slice(0, 2 + (at % 7)).join(' ')} never${at}`).map(rule));
    expect(
      await elapsed({ q: times(24, (at) => ['mazda', 'suv', 'red', 'ranger'][at % 4] as string).join(' ') }),
    ).toBeLessThan(5_000);
  });

  it('thousands of synonyms of one word make forty wordings at most', async () => {
    await synonyms(
      times(20, (at) => `mazda ${at}`).map((id) => ({
        id,
        synonyms: ['mazda', ...times(2_000, (at) => `w${id}${at}`)],
      })),
    );
    const q = times(24, () => 'mazda').join(' ');
    await elapsed({ q });
    expect(await elapsed({ q })).toBeLessThan(5_000);
  });

  it('20,000 pins and the same sets named 20,000 times', async () => {
    expect(await elapsed({ pinned_hits: times(18_000, (at) => `car-${at}:1`).join() })).toBeLessThan(5_000);
    await rules(times(200, String).map((id) => ({ id, rule: { query: id, match: 'exact' } })));
    expect(await elapsed({ curation_sets: times(25_000, () => 'rules').join() })).toBeLessThan(5_000);
    expect(await elapsed({ curation_tags: times(40_000, (at) => `t${at}`).join() })).toBeLessThan(5_000);
  });

  it('names that are looked at for every hit are 250 at most', async () => {
    const names = times(20_000, (at) => `n${at}.x`).join();
    for (const name of ['highlight_fields', 'include_fields', 'exclude_fields'])
      expect(await searchFor({ q: 'mazda', [name]: names })).toMatchObject({ code: 400 });
  });
});
