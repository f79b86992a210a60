import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cluster } from './cluster.ts';
import { InProcess } from './in-process.ts';

let local: InProcess;
const all = 300;
const numbered = Array.from({ length: 50 }, (_, at) => `number_${at}`);

beforeAll(async () => {
  local = await InProcess.open();
  const fields = [
    { name: 'stock', type: 'string', facet: true },
    { name: 'km', type: 'int32', facet: true },
    { name: 'at', type: 'geopoint' },
    ...numbered.map((name) => ({ name, type: 'int32', facet: true })),
  ];
  await local.call('POST', '/collections', JSON.stringify({ name: 'cars', fields }));
  const car = (at: number) => ({
    id: `c${at}`,
    stock: `S${at}`,
    km: at,
    at: [-37 - at / all, 145],
    ...Object.fromEntries(numbered.map((name) => [name, at])),
  });
  const lines = Array.from({ length: all }, (_, at) => JSON.stringify(car(at)));
  await local.call('POST', '/collections/cars/documents/import', lines.join('\n'));
});
afterAll(() => local.close());

type Result = { found?: number; error?: string; code?: number; facet_counts?: { counts: object[] }[] };
type Wish = Record<string, string | number>;

async function search(wish: Wish, address = ''): Promise<Result> {
  const body = { searches: [{ collection: 'cars', q: '*', ...wish }] };
  const { text } = await local.call('POST', `/multi_search${address}`, JSON.stringify(body));
  return (JSON.parse(text) as { results: [Result] }).results[0];
}

const times = (number: number, piece: (at: number) => string) => Array.from({ length: number }, (_, at) => piece(at));
const ring = (corners: number) =>
  times(corners, (at) => `${-37.5 + Math.sin((at * 6.283) / corners)},${145 + Math.cos((at * 6.283) / corners)}`);
const comb = (corners: number) => times(corners, (at) => `${-39 + (3 * at) / corners},${at % 2 ? 144 : 146}`);
const centres = (number: number) => times(number, (at) => `at:(-37,145,${at + 1} km)`).join(' || ');
const ranges = (number: number) => times(number, (at) => `km:${at}`).join(' || ');

describe.skipIf(cluster)('what would keep other searches waiting', () => {
  it('serves polygons of thousands of corners, and refuses one whose sides run to and fro', async () => {
    expect(await search({ filter_by: `at:(${ring(5000).join()})` })).toMatchObject({ found: all });
    const { code, error } = await search({ filter_by: `at:(${comb(500).join()})` });
    expect([code, error]).toEqual([400, expect.stringContaining('too many sides')]);
  });

  it('refuses more than 25 distances, in filters and in conditions to sort by', async () => {
    expect((await search({ filter_by: centres(25) })).found).toBeGreaterThan(0);
    expect(await search({ filter_by: centres(26) })).toMatchObject({ code: 400 });
    expect(await search({ filter_by: 'at:(-37,145,..5 km)' })).toMatchObject({ code: 400 });
    const clauses = times(26, (at) => `(at:(-37,145,${at + 1} km)):${at}`).join();
    expect(await search({ sort_by: `_eval([${clauses}]):desc` })).toMatchObject({ code: 400 });
  });

  it('counts the operations of all filters of a search together, and those of all conditions to sort by', async () => {
    const filter = (number: number) => `?filter_by=${encodeURIComponent(ranges(number))}`;
    expect(await search({ filter_by: ranges(50) }, filter(50))).toMatchObject({ found: 50 });
    expect(await search({ filter_by: ranges(60) }, filter(60))).toMatchObject({ code: 400 });
    const conditions = (number: number) => `_eval([(${ranges(number)}):1]):desc`;
    expect(await search({ sort_by: `${conditions(40)},${conditions(50)}` })).toMatchObject({ found: all });
    expect(await search({ sort_by: `${conditions(60)},${conditions(50)}` })).toMatchObject({ code: 400 });
  });

  it('refuses parameters beyond 200,000 characters', async () => {
    const ids = (number: number) => `id:[${times(number, (at) => `c${at}`).join()}]`;
    expect(await search({ filter_by: ids(20_000) })).toMatchObject({ found: all });
    expect(await search({ filter_by: ids(40_000) })).toMatchObject({ code: 413 });
    expect(await search({ hidden_hits: times(40_000, (at) => `c${at}`).join() })).toMatchObject({ code: 413 });
  });

  it('refuses a body of many searches beyond 2,000,000 characters before it is taken apart', async () => {
    const searches = `{"searches":[${'{},'.repeat(700_000)}{}]}`;
    const before = process.memoryUsage().rss;
    expect((await local.call('POST', '/multi_search', searches)).status).toBe(413);
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
    const few = JSON.stringify({ searches: [{ collection: 'cars', q: 'x'.repeat(190_000), query_by: 'stock' }] });
    expect((await local.call('POST', '/multi_search', few)).status).toBe(200);
  });

  it('refuses tags beyond 250 characters, which would be around every marked word and value', async () => {
    const value = { facet_by: 'stock', facet_query: 'stock:S', max_facet_values: 10_000 };
    for (const name of ['highlight_start_tag', 'highlight_end_tag'])
      for (const wish of [value, { q: 's1', query_by: 'stock' }]) {
        expect(await search({ ...wish, [name]: 'x'.repeat(250) })).not.toHaveProperty('code');
        expect(await search({ ...wish, [name]: 'x'.repeat(251) })).toMatchObject({ code: 400 });
      }
  });

  it('refuses more than 250 labelled ranges of all facets, in groups too', async () => {
    const labelled = (field: string, number: number) =>
      `${field}(${times(number, (at) => `r${at}:[${at}, ${at + 9}]`).join(', ')})`;
    for (const more of [{}, { group_by: 'stock' }] as Wish[]) {
      expect(await search({ facet_by: labelled('km', 250), ...more })).toMatchObject({ found: all });
      const both = `${labelled('km', 130)},${labelled('number_1', 130)}`;
      expect(await search({ facet_by: both, ...more })).toMatchObject({ code: 400 });
    }
  });

  it('shows no more than 10,000 values of all facets, and 250 of each however many are requested', async () => {
    const shown = async (facets: string) =>
      (await search({ facet_by: facets, max_facet_values: 1_000_000 })).facet_counts?.map(
        ({ counts }) => counts.length,
      );
    expect(await shown('stock,km')).toEqual([all, all]);
    expect(new Set(await shown(numbered.join()))).toEqual(new Set([250]));
  });
});
