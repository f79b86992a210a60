import { describe, expect, it } from 'vitest';
import { Index } from '../index.ts';
import { parseSchema } from '../schema/schema.ts';
import { type SearchResponse, search } from '../search/search.ts';

const fields = [
  { name: 'title', type: 'string' },
  { name: 'at', type: 'geopoint' },
];
const schema = parseSchema({ name: 'cars', fields }, 0);
const index = new Index(schema);
const cars = Array.from({ length: 20_000 }, (_, at) => ({
  id: `c${at}`,
  title: at === 7 ? words(24) : words(8, at),
  at: [-37, 145],
}));
cars.forEach((car, at) => {
  index.put(car.id, at, car);
});

function words(number: number, from = 0): string {
  return Array.from({ length: number }, (_, at) => `a${(from + at) % 9}`).join(' ');
}

function searchFor(q: string, more: Record<string, string> = {}): SearchResponse {
  const request = { filters: [], imposed: [], pins: [], hidden: [] };
  const wording = { adjust: (own: readonly string[]) => ({ words: [...own], synonyms: [] }) };
  const parameters = { q, query_by: 'title', per_page: '1', ...more };
  return search({ index, schema, read: (row) => JSON.stringify(cars[row]) }, { ...request, wording, parameters });
}

/** Every way to spell and drop words, whatever is found. */
const everyWay = {
  min_len_1typo: '1',
  min_len_2typo: '2',
  typo_tokens_threshold: '1000000',
  drop_tokens_threshold: '1000000',
  drop_tokens_mode: 'both_sides',
  split_join_tokens: 'always',
  exhaustive_search: 'true',
};
const distances = Array.from({ length: 25 }, (_, at) => `at:(-37,145.${at},900 km)`).join(' || ');

describe('what one query of words may take', () => {
  it.each([
    ['by itself', {}],
    ['under a filter that is slow', { filter_by: distances }],
  ])('is bounded, and reports that: 24 words in every way, %s', (_, more: Record<string, string>) => {
    const begun = process.threadCpuUsage();
    const response = searchFor(words(24), { ...everyWay, ...more });
    const { user, system } = process.threadCpuUsage(begun);
    expect((user + system) / 1_000).toBeLessThan(1_000);
    expect(response.cut).toBe(true);
    expect(JSON.parse(response.hits?.[0]?.json() ?? '{}').document.id).toBe('c7');
  });

  it('is enough for what shoppers type', () => {
    for (const q of ['a1', 'a1 a2 a3 a4 a5 a6', 'a1 zzz', 'aa1 bb2 a3'])
      expect(searchFor(q, { drop_tokens_threshold: '10', typo_tokens_threshold: '10' }).cut).toBe(false);
  });
});
