import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Index } from '../index.ts';
import type { JsonObject } from '../json.ts';
import { parseSchema } from '../schema/schema.ts';
import { facets } from './facets.ts';
import { parseFacets } from './parse-facet.ts';

const schema = parseSchema(
  {
    name: 'cars',
    fields: [
      { name: 'make', type: 'string', facet: true, optional: true },
      { name: 'tags', type: 'string[]', facet: true },
      { name: 'price', type: 'float', facet: true, optional: true },
    ],
  },
  0,
);

const value = fc.constantFrom('red', 'Red', 'blue', 'tow bar', 'über');
const car = fc.record(
  { make: value, tags: fc.uniqueArray(value, { maxLength: 3 }), price: fc.integer({ min: 0, max: 8 }) },
  { requiredKeys: ['tags'] },
);
const cars = fc.array(fc.tuple(car, fc.boolean()), { maxLength: 40 });

type Car = { make?: string | undefined; tags: string[]; price?: number | undefined };

function indexOf(list: readonly Car[]): Index {
  const index = new Index(schema);
  list.forEach((one, at) => {
    index.put(String(at), at, JSON.parse(JSON.stringify(one)) as JsonObject);
  });
  return index;
}

type FacetResult = {
  counts: { count: number; value: string }[];
  stats: { total_values: number; min?: number; max?: number; sum?: number; avg?: number };
};

/** Facet of the chosen cars: `complete` lets stored totals be used, as when nothing filters. */
function facetOf(index: Index, by: string, chosen: number[], complete: boolean) {
  const [request] = parseFacets(by, { index, schema });
  if (!request) throw new Error('no facet');
  const matches = { rows: Uint32Array.from(chosen), count: chosen.length, scores: null, complete };
  const [text = ''] = facets(index, [request], matches, { limit: 100, query: null, groups: null });
  const result: FacetResult = JSON.parse(text);
  return result;
}

function tally(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of values) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

describe('facets', () => {
  it('count each value as often as the matches hold it', () => {
    fc.assert(
      fc.property(cars, fc.constantFrom('make' as const, 'tags' as const), (list, field) => {
        const index = indexOf(list.map(([one]) => one));
        const chosen = list.flatMap(([, picked], at) => (picked ? [at] : []));
        const expected = tally(chosen.flatMap((at) => list[at]?.[0][field] ?? []));
        const { counts, stats } = facetOf(index, field, chosen, false);
        expect(new Map(counts.map((one) => [one.value, one.count]))).toEqual(expected);
        expect(stats.total_values).toBe(expected.size);
      }),
    );
  });

  it('come by count, highest first', () => {
    fc.assert(
      fc.property(cars, (list) => {
        const index = indexOf(list.map(([one]) => one));
        const counts = facetOf(index, 'tags', [...list.keys()], true).counts.map(({ count }) => count);
        expect(counts).toEqual([...counts].sort((one, other) => other - one));
      }),
    );
  });

  it('give the same from stored totals as from a count of every row, after replacements and removals too', () => {
    fc.assert(
      fc.property(cars, fc.array(fc.nat({ max: 39 }), { maxLength: 10 }), (list, touched) => {
        const index = indexOf(list.map(([one]) => one));
        touched.forEach((at, position) => {
          const [other] = list[position] ?? [];
          if (position % 2 === 0 || !other) index.remove(String(at));
          else index.put(String(at), at, JSON.parse(JSON.stringify(other)) as JsonObject);
        });
        const living = [...index.ids.keys()].filter((row) => index.alive.at(row) === 1);
        for (const field of ['make', 'tags', 'price']) {
          expect(facetOf(index, field, living, true)).toEqual(facetOf(index, field, living, false));
        }
      }),
    );
  });

  it('report minimum, maximum, sum and mean of numbers', () => {
    fc.assert(
      fc.property(cars, (list) => {
        const index = indexOf(list.map(([one]) => one));
        const prices = list.flatMap(([one]) => one.price ?? []);
        const { stats } = facetOf(index, 'price', [...list.keys()], false);
        expect(stats.total_values).toBe(new Set(prices).size);
        if (prices.length === 0) return;
        const sum = prices.reduce((total, price) => total + price, 0);
        expect(stats).toMatchObject({ min: Math.min(...prices), max: Math.max(...prices), sum });
        expect(stats.avg).toBeCloseTo(sum / prices.length);
      }),
    );
  });

  it('count ranges with the lower end in and the upper end out', () => {
    const index = indexOf([0, 4, 5, 9].map((price) => ({ tags: [], price })));
    const { counts } = facetOf(index, 'price(low:[, 5], high:[5, ])', [0, 1, 2, 3], false);
    expect(counts.map(({ value: label, count }) => [label, count])).toEqual([
      ['low', 2],
      ['high', 2],
    ]);
  });
});
