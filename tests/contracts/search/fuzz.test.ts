import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InProcess } from './in-process.ts';

let local: InProcess;
const call = (method: string, path: string, body?: string) => local.call(method, path, body);
beforeAll(async () => {
  local = await InProcess.open();
  const fields = [
    { name: 'make', type: 'string', facet: true },
    { name: 'tags', type: 'string[]', facet: true },
    { name: 'price', type: 'int32', facet: true },
    { name: 'sold', type: 'bool', facet: true },
    { name: 'place', type: 'geopoint' },
  ];
  await call('POST', '/collections', JSON.stringify({ name: 'cars', fields }));
  const cars = Array.from({ length: 300 }, (_, at) => ({
    id: `c${at}`,
    make: ['Ford', 'Land Rover', 'MG'][at % 3],
    tags: ['tow bar', 'canopy'].slice(0, at % 3),
    price: at * 100,
    sold: at % 5 === 0,
    place: [-37 - at / 1000, 145],
  }));
  await call('POST', '/collections/cars/documents/import', cars.map((car) => JSON.stringify(car)).join('\n'));
});
afterAll(() => local.close());

const search = (parameters: Record<string, string>) =>
  call('POST', '/multi_search', JSON.stringify({ searches: [{ collection: 'cars', q: '*', ...parameters }] }));

/** Served, or refused as documented: never an error of ours, always JSON, never a stall. */
async function stands(parameters: Record<string, string>): Promise<void> {
  const { status, text, milliseconds } = await search(parameters);
  const { results = [] } = JSON.parse(text) as { results?: { code?: number; error?: string; found?: number }[] };
  expect(status, text).toBe(200);
  const [result] = results;
  if (result?.code === undefined) expect(result?.found).toBeGreaterThanOrEqual(0);
  else {
    expect([400, 404, 422], `${JSON.stringify(parameters)} ${text}`).toContain(result.code);
    expect(result.error).toEqual(expect.any(String));
  }
  expect(milliseconds).toBeLessThan(2_000);
}

const token = fc.constantFrom(
  ...[
    'make',
    'tags',
    'price',
    'sold',
    'place',
    'id',
    'nothing',
    ':',
    ':=',
    ':!=',
    ':>',
    ':<=',
    '&&',
    '||',
    '(',
    ')',
    '[',
    ']',
    ',',
  ],
  ...[
    '..',
    '`',
    '"',
    '!',
    '*',
    '-',
    '5',
    '1..9',
    'true',
    'Ford',
    '`Land Rover`',
    '(-37, 145, 5 km)',
    ' ',
    '\n',
    '\\',
    '&',
    '|',
    'é',
    '💥',
  ],
);
const soup = fc.array(token, { maxLength: 30 }).map((tokens) => tokens.join(' '));
const valid = [
  'make:=[`Ford`,MG] && (price:[100..5000] || sold:true)',
  'price:>=200 && tags:!=`tow bar`',
  'place:(-37.1, 145, 20 km) && make:Land*',
  'price:[1..5, 70, >900] || id:=[c1,c2]',
];
/** A valid filter with some of its characters taken out, doubled, or put elsewhere. */
const mutated = fc
  .tuple(
    fc.constantFrom(...valid),
    fc.array(fc.tuple(fc.nat(200), fc.constantFrom('drop', 'double', 'swap')), { maxLength: 6 }),
  )
  .map(([filter, changes]) => {
    const letters = [...filter];
    for (const [at, change] of changes) {
      const index = at % Math.max(1, letters.length);
      const letter = letters[index] ?? '';
      if (change === 'drop') letters.splice(index, 1);
      else if (change === 'double') letters.splice(index, 0, letter);
      else [letters[index], letters[0]] = [letters[0] ?? '', letter];
    }
    return letters.join('');
  });

describe('bad input', () => {
  it('[SRCH-02] whatever is in filter_by, sort_by, facet_by or the query gets results or is refused with a message', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(soup, mutated), (text) => stands({ filter_by: text })),
      { numRuns: 1_500 },
    );
    await fc.assert(
      fc.asyncProperty(soup, (text) => stands({ sort_by: text })),
      { numRuns: 300 },
    );
    await fc.assert(
      fc.asyncProperty(soup, (text) => stands({ facet_by: text })),
      { numRuns: 300 },
    );
    const text = fc.oneof(fc.string({ unit: 'binary' }), soup);
    await fc.assert(
      fc.asyncProperty(text, (q) => stands({ q, query_by: 'make,tags' })),
      { numRuns: 500 },
    );
  });

  it.each([
    ['ten thousand parentheses', { filter_by: `${'('.repeat(10_000)}sold:true${')'.repeat(10_000)}` }],
    ['ten thousand that never close', { filter_by: '('.repeat(10_000) }],
    ['a filter of 10 KB', { filter_by: Array.from({ length: 600 }, (_, at) => `price:${at}`).join(' || ') }],
    ['ten thousand facets', { facet_by: Array.from({ length: 10_000 }, (_, at) => `f${at}`).join() }],
    ['a page of 251', { per_page: '251' }],
    ['a page far away', { page: '4294967295', per_page: '250' }],
    ['a page beyond 32 bits', { page: '99999999999' }],
    ['a thousand words', { q: 'toyota '.repeat(1_000), query_by: 'make' }],
    ['one word of 100 KB', { q: 'x'.repeat(100_000), query_by: 'make' }],
  ])('[SRCH-02] %s', (_what, parameters) => stands(parameters));

  it('lines that are no JSON, and values that are in the wrong place, fail alone and are reported', async () => {
    const lines = [
      '{"id":"ok","make":"Ford","tags":[],"price":1,"sold":false,"place":[-37,145]}',
      '{nonsense',
      '"text"',
      '',
      '{"id":"p","make":7}',
    ];
    const { status, text } = await call('POST', '/collections/cars/documents/import?action=create', lines.join('\n'));
    const results = text.split('\n').map((line) => JSON.parse(line) as { success: boolean; error?: string });
    expect([status, results.map(({ success }) => success)]).toEqual([200, [true, false, false, false]]);
    expect(results.slice(1).every(({ error }) => typeof error === 'string' && error !== '')).toBe(true);
    expect(
      (
        await call(
          'POST',
          '/collections/cars/documents?dirty_values=reject',
          '{"id":"q","make":"MG","tags":[],"price":"many","sold":false,"place":[1,2]}',
        )
      ).status,
    ).toBe(400);
    for (const body of ['', '{', '[]', 'null', '{"searches":7}', '{"searches":[7]}'])
      expect((await call('POST', '/multi_search', body)).status, body).toBe(400);
  });
});
