import { describe, expect, it } from 'vitest';
import { Index } from '../index.ts';
import type { JsonObject } from '../json.ts';
import { parseSchema } from '../schema/schema.ts';
import type { RawParameters } from './parameters.ts';
import { type SearchRequest, search } from './search.ts';

const fields: JsonObject[] = [
  { name: 'title', type: 'string' },
  { name: 'note', type: 'string', optional: true },
  { name: 'make', type: 'string', facet: true, optional: true },
  { name: 'body', type: 'string', facet: true, optional: true },
  { name: 'colours', type: 'string[]', facet: true, optional: true },
  { name: 'price', type: 'int32', facet: true, optional: true },
  { name: 'at', type: 'geopoint', optional: true },
  { name: 'offers', type: 'object[]', optional: true },
  { name: 'offers.name', type: 'string[]', optional: true },
  { name: 'offers.tags', type: 'string[]', optional: true },
];
const schema = parseSchema({ name: 'cars', fields, enable_nested_fields: true }, 0);

type Hit = {
  document: { id: string };
  highlight: object;
  text_match?: number;
  text_match_info?: { score: string; tokens_matched: number };
  geo_distance_meters?: object;
};

function searchFor(cars: Record<string, JsonObject>, parameters: RawParameters, more: Partial<SearchRequest> = {}) {
  const index = new Index(schema);
  const stored = Object.entries(cars).map(([id, car]) => ({ id, title: '', ...car }));
  stored.forEach((car, at) => {
    index.put(car.id, at, car);
  });
  const source = { index, schema, read: (row: number) => JSON.stringify(stored[row]) };
  const response = search(source, {
    parameters: { q: '*', query_by: 'title,note', ...parameters },
    filters: [],
    imposed: [],
    wording: { adjust: (words) => ({ words: [...words], synonyms: [] }) },
    pins: [],
    hidden: [],
    ...more,
  });
  const hits = (response.hits ?? []).map((hit): Hit => JSON.parse(hit.json()));
  return { answer: response, hits, ids: hits.map(({ document }) => document.id) };
}

const countsOf = (facet = '{}') =>
  (JSON.parse(facet).counts as { value: string; count: number }[]).map(({ value, count }) => [value, count]);

describe('search returns the right results: places', () => {
  const cars = { melbourne: { at: [-37.81, 144.96] }, sydney: { at: [-33.87, 151.21] }, nowhere: {} };

  it('geo sort returns the distance of each hit in metres', () => {
    const { hits } = searchFor(cars, { sort_by: 'at(-37.81, 144.96):asc' });
    expect(hits.map(({ document, geo_distance_meters: metres }) => [document.id, metres])).toEqual([
      ['melbourne', { at: 0 }],
      ['sydney', { at: expect.closeTo(713_500, -4) }],
      ['nowhere', undefined],
    ]);
  });

  it('returns no distance of a field that the response leaves out, and none where nothing is sorted by place', () => {
    for (const wish of [{ sort_by: 'at(-37.81, 144.96):asc', exclude_fields: 'at' }, { sort_by: 'price:asc' }])
      for (const hit of searchFor(cars, wish as RawParameters).hits)
        expect(hit).not.toHaveProperty('geo_distance_meters');
  });

  it.each(['!=', '!', '>', '<='])('`%s` on geopoints is refused', (operator) => {
    expect(() => searchFor(cars, { filter_by: `at:${operator}(-37.81, 144.96, 5 km)` })).toThrow(/not supported/);
  });
});

describe('search returns the right results: highlights of object lists', () => {
  const cars: Record<string, JsonObject> = {
    a: {
      title: 'car',
      offers: [{ name: 'Tow bar', tags: ['free tow', 'new'] }, { name: 'Mats', tags: [] }, { tags: ['tow'] }],
    },
  };

  it('lie as the document lies, an element for each of the list', () => {
    const { hits } = searchFor(cars, { q: 'tow', query_by: 'offers.name' });
    expect(hits[0]?.highlight).toEqual({
      offers: [
        { name: { matched_tokens: ['Tow'], snippet: '<mark>Tow</mark> bar' } },
        { name: { matched_tokens: [], snippet: 'Mats' } },
        {},
      ],
    });
  });

  it('of several fields are in the same elements', () => {
    const { hits } = searchFor(cars, { q: 'tow', query_by: 'offers.name,offers.tags' });
    const found = (text: string) => ({ matched_tokens: ['tow'], snippet: text });
    expect(hits[0]?.highlight).toEqual({
      offers: [
        {
          name: { matched_tokens: ['Tow'], snippet: '<mark>Tow</mark> bar' },
          tags: [found('free <mark>tow</mark>'), { matched_tokens: [], snippet: 'new' }],
        },
        { name: { matched_tokens: [], snippet: 'Mats' }, tags: [] },
        { tags: [found('<mark>tow</mark>')] },
      ],
    });
  });
});

describe('search returns the right results: words', () => {
  it('prioritize_exact_match=false does not let an exact value choose the field either', () => {
    const cars = { exact: { title: 'kia soul', note: 'kia' }, older: { title: 'kia soul', note: 'kia soul' } };
    const off = { q: 'kia', prioritize_exact_match: 'false' };
    expect(searchFor(cars, off).ids).toEqual(['older', 'exact']);
    expect(searchFor(cars, { q: 'kia' }).ids).toEqual(['exact', 'older']);
    const sum = { ...off, text_match_type: 'sum_score' };
    const [one, other] = searchFor(cars, sum).hits;
    expect(one?.text_match).toBe(other?.text_match);
  });

  it('a phrase of one word matches itself: no synonyms, no typos, no beginnings', () => {
    const cars = {
      ute: { title: 'ute' },
      utes: { title: 'utes' },
      pickup: { title: 'pickup' },
      both: { title: 'red ute' },
    };
    const wording = { adjust: (words: readonly string[]) => ({ words: [...words], synonyms: [['pickup']] }) };
    expect(searchFor(cars, { q: 'ute' }, { wording }).ids.sort()).toEqual(['both', 'pickup', 'ute', 'utes']);
    expect(searchFor(cars, { q: '"ute"' }, { wording }).ids).toEqual(['ute', 'both']);
    expect(searchFor(cars, { q: '"red ute"' }, { wording }).ids).toEqual(['both']);
    expect(searchFor(cars, { q: '"picup"' }, { wording }).ids).toEqual([]);
  });

  it('demote_synonym_match ranks what synonyms find behind what the words find equally well', () => {
    const cars = { typed: { title: 'ute' }, synonym: { title: 'pickup' } };
    const wording = { adjust: (words: readonly string[]) => ({ words: [...words], synonyms: [['pickup']] }) };
    expect(searchFor(cars, { q: 'ute' }, { wording }).ids).toEqual(['synonym', 'typed']);
    const { ids, hits } = searchFor(cars, { q: 'ute', demote_synonym_match: 'true' }, { wording });
    expect(ids).toEqual(['typed', 'synonym']);
    expect(hits[0]?.text_match_info).toMatchObject({ score: String(hits[0]?.text_match), tokens_matched: 1 });
  });

  it('q="" matches everything, as * does', () => {
    const cars = { a: { title: 'ute' }, b: { title: 'sedan' } };
    for (const q of ['', '  ', '*', ' * ']) expect(searchFor(cars, { q }).ids).toEqual(['b', 'a']);
    expect(searchFor(cars, { q: '', filter_by: 'id:=a' }).ids).toEqual(['a']);
    expect(searchFor(cars, { q: '?' }).ids).toEqual([]);
  });
});

describe('search returns the right results: pins and groups', () => {
  const cars = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at): [string, JsonObject] => [
      id,
      { price: 6 - at, body: 'bdf'.includes(id) ? 'sold' : 'new' },
    ]),
  );
  const pins = [
    { id: 'e', position: 1 },
    { id: 'b', position: 2 },
    { id: 'f', position: 4 },
    { id: 'c', position: 5 },
  ];
  const wish = { sort_by: 'price:desc', filter_by: 'body:=new' };

  it('pins slide up under filter_curated_hits into the places of those that are filtered out', () => {
    expect(searchFor(cars, { sort_by: 'price:desc' }, { pins }).ids).toEqual(['e', 'b', 'a', 'f', 'c', 'd']);
    expect(searchFor(cars, { ...wish, filter_curated_hits: 'true' }, { pins }).ids).toEqual(['e', 'c', 'a']);
    expect(searchFor(cars, wish, { pins }).ids).toEqual(['e', 'b', 'a', 'f', 'c']);
  });

  it('what a key imposes applies to pins always, and the others keep their places', () => {
    const key = { imposed: ['body:=new'], pins };
    expect(searchFor(cars, { sort_by: 'price:desc' }, key).ids).toEqual(['e', 'a', 'c']);
  });

  it('grouped facets count groups, in lists and ranges too; statistics are of documents', () => {
    const stock = {
      a: { make: 'Kia', body: 'SUV', colours: ['red', 'blue'], price: 10 },
      b: { make: 'Kia', body: 'SUV', colours: ['red'], price: 20 },
      c: { make: 'Ford', body: 'SUV', colours: ['red'], price: 20 },
      d: { make: 'Ford', body: 'Ute', colours: [], price: 90 },
    };
    const facet_by = 'make,body,colours,price,price(low:[0, 50], high:[50, 100])';
    const { answer } = searchFor(stock, { group_by: 'make', facet_by: 'make,body,colours,price' });
    expect([answer.found, answer.foundDocuments]).toEqual([2, 4]);
    expect(answer.facets.map(countsOf)).toEqual([
      [
        ['Ford', 1],
        ['Kia', 1],
      ],
      [
        ['SUV', 2],
        ['Ute', 1],
      ],
      [
        ['red', 2],
        ['blue', 1],
      ],
      [
        ['20', 2],
        ['10', 1],
        ['90', 1],
      ],
    ]);
    expect(JSON.parse(answer.facets[3] ?? '').stats).toMatchObject({ sum: 140, total_values: 3 });
    const ranges = searchFor(stock, { group_by: 'make', facet_by: facet_by.slice(facet_by.indexOf('price(')) });
    expect(countsOf(ranges.answer.facets[0])).toEqual([
      ['low', 2],
      ['high', 1],
    ]);
    const alone = searchFor(stock, { facet_by: 'body' });
    expect(countsOf(alone.answer.facets[0])).toEqual([
      ['SUV', 3],
      ['Ute', 1],
    ]);
  });
});

describe('search refuses', () => {
  it.each(['include_fields', 'exclude_fields', 'highlight_fields', 'highlight_full_fields'])(
    'to more than 250 names in %s, which would be looked at for every hit',
    (name) => {
      const names = (number: number) => Array.from({ length: number }, (_, at) => `n${at}.x`).join();
      const cars = { a: { title: 'ute' } };
      expect(searchFor(cars, { q: 'ute', [name]: names(250) }).hits).toHaveLength(1);
      expect(() => searchFor(cars, { q: 'ute', [name]: names(251) })).toThrow(/Only upto 250 names/);
    },
  );

  it('to fields of other collections and to words that are parted already', () => {
    expect(() => searchFor({}, { include_fields: 'title,$dealers(name)' })).toThrow(/not supported/);
    expect(() => searchFor({}, { pre_segmented_query: 'true' })).toThrow(/`pre_segmented_query` is not supported/);
  });

  it.each<JsonObject>([
    { embed: { from: ['title'] } },
    { num_dim: 384, type: 'float[]' },
    { reference: 'dealers.id' },
    { stem: true },
    { stem_dictionary: 'irregular' },
  ])('to a field with %o', (more) => {
    const field = { name: 'other', type: 'string', ...more };
    expect(() => parseSchema({ name: 'x', fields: [field] }, 0)).toThrow(/is not supported by this engine/);
    const off = Object.fromEntries(Object.keys(more).map((key) => [key, key === 'type' ? 'float[]' : '']));
    expect(parseSchema({ name: 'x', fields: [{ ...field, ...off, stem: false }] }, 0).fields).toHaveLength(1);
  });
});
