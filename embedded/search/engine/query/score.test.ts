import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Index } from '../index.ts';
import { parseSchema } from '../schema/schema.ts';
import { search } from '../search/search.ts';
import { packScore, type ScoreParts } from './score.ts';

const schema = parseSchema(
  {
    name: 'cars',
    fields: [
      { name: 'title', type: 'string' },
      { name: 'note', type: 'string' },
    ],
  },
  0,
);

type Car = { title: string; note?: string };

/** Ids in the order of their text scores; of equal scores the newest first. */
function ranked(cars: Record<string, Car>, q: string, more: Record<string, string> = {}): string[] {
  const index = new Index(schema);
  const stored = Object.entries(cars).map(([id, car]) => ({ id, note: '', ...car }));
  stored.forEach((car, at) => {
    index.put(car.id, at, car);
  });
  const response = search(
    { index, schema, read: (row) => JSON.stringify(stored[row]) },
    {
      parameters: { q, query_by: 'title,note', include_fields: 'id', ...more },
      filters: [],
      imposed: [],
      wording: { adjust: (words) => ({ words: [...words], synonyms: [] }) },
      pins: [],
      hidden: [],
    },
  );
  return (response.hits ?? []).map((hit) => JSON.parse(hit.json()).document.id);
}

describe('ranking', () => {
  it('puts whole words before beginnings, and beginnings before nothing else', () => {
    const cars = { beginning: { title: 'rangers' }, whole: { title: 'ranger' } };
    expect(ranked(cars, 'ranger', { prioritize_exact_match: 'false' })).toEqual(['whole', 'beginning']);
  });

  it('puts fewer typos first', () => {
    const cars = { one: { title: 'corolla' }, two: { title: 'coroxla' } };
    expect(ranked(cars, 'corollx', { typo_tokens_threshold: '10', prefix: 'false' })).toEqual(['one', 'two']);
  });

  it('puts words that are together before words that are apart', () => {
    const cars = { together: { title: 'new land rover' }, apart: { title: 'land of the rover' } };
    expect(ranked(cars, 'land rover')).toEqual(['together', 'apart']);
  });

  it('puts all words in one field before words spread over several', () => {
    const cars = { one: { title: 'land rover sport' }, spread: { title: 'rover sport', note: 'land' } };
    expect(ranked(cars, 'land rover')).toEqual(['one', 'spread']);
  });

  it('puts a value that is the query before one that holds it', () => {
    const cars = { exact: { title: 'rav4' }, holds: { title: 'rav4 gxl' } };
    expect(ranked(cars, 'rav4')).toEqual(['exact', 'holds']);
  });

  it('puts the earlier field first, and more fields before fewer', () => {
    const cars = { title: { title: 'kia soul' }, note: { title: 'x', note: 'kia soul' } };
    expect(ranked(cars, 'kia')).toEqual(['title', 'note']);
    const both = { both: { title: 'kia soul', note: 'a kia' }, one: { title: 'kia soul' } };
    expect(ranked(both, 'kia')).toEqual(['both', 'one']);
  });

  it('puts the newest first when nothing else decides', () => {
    expect(ranked({ old: { title: 'kia' }, young: { title: 'kia' } }, 'kia')).toEqual(['young', 'old']);
  });

  it('packs its parts so that the more important always decides', () => {
    const parts = fc.record({
      words: fc.integer({ min: 0, max: 15 }),
      together: fc.integer({ min: 0, max: 15 }),
      cost: fc.integer({ min: 0, max: 63 }),
      distance: fc.integer({ min: 0, max: 127 }),
      exact: fc.integer({ min: 0, max: 1 }),
      weight: fc.integer({ min: 0, max: 15 }),
      fields: fc.integer({ min: 0, max: 15 }),
    });
    const order = (one: ScoreParts) => [
      one.words,
      one.together,
      -one.cost,
      -one.distance,
      one.exact,
      one.weight,
      one.fields,
    ];
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const mine = order(one);
        const theirs = order(other);
        const first = mine.findIndex((value, at) => value !== theirs[at]);
        const expected = first < 0 ? 0 : Math.sign((mine[first] ?? 0) - (theirs[first] ?? 0));
        expect(Math.sign(packScore(one) - packScore(other))).toBe(expected);
      }),
    );
  });
});
