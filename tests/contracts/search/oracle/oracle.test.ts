import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InProcess } from '../in-process.ts';
import {
  filterText,
  type OracleDocument,
  type OracleFilter,
  type OracleQuestion,
  type OracleResponse,
  oracle,
} from './oracle.ts';

/** Questions in all: 2,000 in `npm test`; ORACLE_QUESTIONS=100000 for the long run. */
const questionsWanted = Number(process.env.ORACLE_QUESTIONS ?? 2_000);
const questionsEach = 25;

let local: InProcess;
beforeAll(async () => {
  local = await InProcess.open();
});
afterAll(() => local.close());

const call = (method: string, path: string, body?: unknown) =>
  local.call(method, path, typeof body === 'object' ? JSON.stringify(body) : (body as string | undefined));

const makes = ['Ford', 'Mazda', 'Kia', 'Land Rover', 'MG'];
const words = ['tow bar', 'sunroof', 'canopy', 'leather'];
const price = fc.integer({ min: 0, max: 12 }).map((thousands) => thousands * 1_000);
const kilometres = fc.integer({ min: 0, max: 9 });

const document: fc.Arbitrary<Omit<OracleDocument, 'id'>> = fc.record(
  {
    make: fc.constantFrom(...makes),
    tags: fc.uniqueArray(fc.constantFrom(...words), { maxLength: 3 }),
    price,
    km: kilometres,
    sold: fc.boolean(),
  },
  { requiredKeys: ['make', 'tags', 'price', 'sold'] },
);

const { filter } = fc.letrec<{ filter: OracleFilter; leaf: OracleFilter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc.record({
      kind: fc.constant('both' as const),
      operator: fc.constantFrom('&&' as const, '||' as const),
      parts: fc.tuple(tie('filter'), tie('filter')),
    }),
  ),
  leaf: fc.oneof(
    fc.record({
      kind: fc.constant('is' as const),
      field: fc.constant('make' as const),
      values: fc.array(fc.constantFrom(...makes, 'Nobody'), { minLength: 1, maxLength: 3 }),
      not: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('is' as const),
      field: fc.constant('tags' as const),
      values: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 2 }),
      not: fc.boolean(),
    }),
    fc.tuple(fc.constantFrom('price' as const, 'km' as const), price, price).map(([field, one, other]) => ({
      kind: 'range' as const,
      field,
      low: Math.min(one, other) / (field === 'km' ? 1_000 : 1),
      high: Math.max(one, other) / (field === 'km' ? 1_000 : 1),
    })),
    fc
      .tuple(
        fc.constantFrom('price' as const, 'km' as const),
        fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const),
        kilometres,
      )
      .map(([field, sign, value]) => ({
        kind: 'compare' as const,
        field,
        sign,
        value: value * (field === 'km' ? 1 : 1_000),
      })),
    fc
      .tuple(
        fc.constantFrom('price' as const, 'km' as const),
        fc.array(kilometres, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
      )
      .map(([field, values, not]) => ({
        kind: 'number' as const,
        field,
        values: values.map((value) => value * (field === 'km' ? 1 : 1_000)),
        not,
      })),
    fc.record({ kind: fc.constant('sold' as const), value: fc.boolean(), not: fc.boolean() }),
  ),
}));

const question: fc.Arbitrary<OracleQuestion> = fc.record({
  filter: fc.option(filter),
  sort: fc.uniqueArray(
    fc.record({ field: fc.constantFrom('price' as const, 'km' as const, 'make' as const), descending: fc.boolean() }),
    { maxLength: 3, selector: ({ field }) => field },
  ),
  facets: fc.uniqueArray(fc.constantFrom('make' as const, 'tags' as const, 'price' as const, 'sold' as const)),
  page: fc.integer({ min: 1, max: 4 }),
  perPage: fc.integer({ min: 1, max: 9 }),
  grouped: fc.boolean(),
});

const schema = (name: string) => ({
  name,
  fields: [
    { name: 'make', type: 'string', facet: true, sort: true },
    { name: 'tags', type: 'string[]', facet: true },
    { name: 'price', type: 'int32', facet: true },
    { name: 'km', type: 'float', optional: true },
    { name: 'sold', type: 'bool', facet: true },
  ],
});

type Hit = { document: { id: string } };
type SearchResponse = {
  found: number;
  hits?: Hit[];
  grouped_hits?: { hits: Hit[] }[];
  facet_counts: { field_name: string; counts: { value: string; count: number }[]; stats: Record<string, number> }[];
};

function parametersOf({ filter: requested, sort, facets, page, perPage, grouped }: OracleQuestion) {
  return {
    q: '*',
    page: String(page),
    per_page: String(perPage),
    ...(requested && { filter_by: filterText(requested) }),
    ...(sort.length > 0 && {
      sort_by: sort.map(({ field, descending }) => `${field}:${descending ? 'desc' : 'asc'}`).join(),
    }),
    ...(facets.length > 0 && { facet_by: facets.join(), max_facet_values: '100' }),
    ...(grouped && { group_by: 'make', group_limit: '2' }),
  };
}

function understood({ found, hits = [], grouped_hits: groups, facet_counts: facets }: SearchResponse): OracleResponse {
  return {
    found,
    ids: groups
      ? groups.map((group) => group.hits.map((hit) => hit.document.id))
      : hits.map((hit) => [hit.document.id]),
    facets: Object.fromEntries(
      facets.map(({ field_name: field, counts, stats: { min, max, sum } }) => [
        field,
        {
          counts: Object.fromEntries(counts.map(({ value, count }) => [value, count])),
          stats: min === undefined ? {} : { min, max, sum },
        },
      ]),
    ),
  };
}

describe('the engine beside an oracle', () => {
  it('[SRCH-02] returns for random searches of random documents what plain code does, after changes and deletions too', async () => {
    let number = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(document, { maxLength: 40 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        fc.array(question, { minLength: questionsEach, maxLength: questionsEach }),
        async (made, touched, questions) => {
          const name = `c${number++}`;
          await call('POST', '/collections', schema(name));
          const documents = made.map((one, at) => ({ ...one, id: `d${at}` }));
          const lines = documents.map((one) => JSON.stringify(one)).join('\n');
          if (lines) await call('POST', `/collections/${name}/documents/import?action=create`, lines);
          for (const at of touched) await change(name, documents, at);
          for (const requested of questions) {
            const query = new URLSearchParams(parametersOf(requested));
            const { status, text } = await call('GET', `/collections/${name}/documents/search?${query}`);
            expect(status, text).toBe(200);
            expect(understood(JSON.parse(text) as SearchResponse), String(query)).toEqual(oracle(documents, requested));
          }
          await call('DELETE', `/collections/${name}`);
        },
      ),
      { numRuns: Math.ceil(questionsWanted / questionsEach) },
    );
  }, 600_000);
});

/** Deletes every third, writes the others anew with another price; a document that was written again keeps its place in time. */
async function change(name: string, documents: OracleDocument[], at: number): Promise<void> {
  if (documents.length === 0) return;
  const index = at % documents.length;
  const chosen = documents[index] as OracleDocument;
  if (at % 3 === 0) {
    documents.splice(index, 1);
    await call('DELETE', `/collections/${name}/documents/${chosen.id}`);
    return;
  }
  chosen.price = (chosen.price + 1_000) % 13_000;
  await call('POST', `/collections/${name}/documents?action=upsert`, chosen);
}
