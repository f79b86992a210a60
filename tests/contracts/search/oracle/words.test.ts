import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InProcess } from '../in-process.ts';

/** Questions in all: 600 in `npm test`; ORACLE_QUESTIONS=100000 for the long run. */
const questionsWanted = Math.min(Number(process.env.ORACLE_QUESTIONS ?? 600), 100_000);
const questionsEach = 20;

let local: InProcess;
beforeAll(async () => {
  local = await InProcess.open();
});
afterAll(() => local.close());

type Car = { id: string; name: string; tags: string[]; kind: string };
type Question = {
  words: string[];
  phrase: string[];
  excluded: string;
  prefix: boolean;
  kind: string;
  typos: 0 | 1 | 2;
};

const vocabulary = [
  'mazda',
  'mazad',
  'toyota',
  'hilux',
  'hilus',
  'land',
  'landcruiser',
  'cruiser',
  'tow',
  'towbar',
  'bar',
];
const word = fc.constantFrom(...vocabulary);
const kind = fc.constantFrom('ute', 'suv');
const car = fc.record({
  name: fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' ')),
  tags: fc.array(
    fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join('-')),
    { maxLength: 3 },
  ),
  kind,
});
const slip = fc.constantFrom(
  'mzda',
  'toyoat',
  'hilx',
  'landcruser',
  'landcuriser',
  'landcurisr',
  'alndcruisr',
  'twobar',
  'cruiserr',
  'bra',
  'zzzz',
);
const question: fc.Arbitrary<Question> = fc.record({
  words: fc.array(fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: slip }), { maxLength: 3 }),
  phrase: fc.oneof(fc.constant<string[]>([]), fc.array(word, { minLength: 2, maxLength: 2 })),
  excluded: fc.oneof(fc.constant(''), word),
  prefix: fc.boolean(),
  kind: fc.oneof(fc.constant(''), kind),
  typos: fc.constantFrom(0, 1, 2),
});

/** The words of each value; a hyphen separates words in this collection. */
const valuesOf = ({ name, tags }: Car): string[][] => [name, ...tags].map((value) => value.split(/[ -]/));

/** Insertion, deletion, substitution, and the swap of two neighbours as one edit. */
function edits(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let min = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same);
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) min = Math.min(min, at(row - 2, column - 2) + 1);
      (table[row] as number[])[column] = min;
    }
  }
  return at(one.length, other.length);
}

const allowed = (requested: string, typos: number) =>
  Math.min(typos, requested.length >= 7 ? 2 : requested.length >= 4 ? 1 : 0);

/** Whether a stored word may match one of the query; a beginning may have typos as well. */
function stands(stored: string, requested: string, open: boolean, typos: number): boolean {
  const limit = allowed(requested, typos);
  if (edits(stored, requested) <= limit) return true;
  if (!open) return false;
  const ends = Array.from({ length: stored.length + 1 }, (_, end) => end);
  return ends.some((end) => edits(stored.slice(0, end), requested) <= limit);
}

/** Every word somewhere in the document, the phrase in one value, the excluded word nowhere. */
function fits(one: Car, { words, phrase, excluded, prefix, kind: wanted }: Question, typos: number): boolean {
  const values = valuesOf(one);
  const all = values.flat();
  const has = (requested: string, at: number) =>
    all.some((stored) => stands(stored, requested, prefix && at === words.length - 1, typos));
  const inRow = (value: string[]) => value.some((_, from) => phrase.every((step, at) => value[from + at] === step));
  return (
    words.every(has) &&
    (phrase.length === 0 || values.some(inRow)) &&
    (excluded === '' || !all.includes(excluded)) &&
    (wanted === '' || one.kind === wanted)
  );
}

function parametersOf({ words, phrase, excluded, prefix, kind: wanted, typos }: Question) {
  const parts = [
    ...(phrase.length > 0 ? [`"${phrase.join(' ')}"`] : []),
    ...(excluded ? [`-${excluded}`] : []),
    ...words,
  ];
  return {
    q: parts.join(' '),
    query_by: 'name,tags',
    prefix: String(prefix),
    num_typos: String(typos),
    drop_tokens_threshold: '0',
    split_join_tokens: 'off',
    max_candidates: '1000',
    per_page: '100',
    ...(wanted && { filter_by: `kind:=${wanted}` }),
  };
}

const call = (method: string, path: string, body = '') => local.call(method, path, body);
const schema = {
  fields: [
    { name: 'name', type: 'string' },
    { name: 'tags', type: 'string[]', facet: true },
    { name: 'kind', type: 'string', facet: true },
  ],
  token_separators: ['-'],
};

describe('words beside an oracle', () => {
  it('[SRCH-01] are found exactly where they are, and with typos only where they are allowed', async () => {
    let number = 0;
    const property = fc.asyncProperty(
      fc.array(car, { minLength: 1, maxLength: 25 }),
      fc.array(fc.nat(24), { maxLength: 8 }),
      fc.array(question, { minLength: questionsEach, maxLength: questionsEach }),
      async (made, changed, questions) => {
        const name = `w${number++}`;
        await call('POST', '/collections', JSON.stringify({ name, ...schema }));
        const cars = new Map(made.map((one, at) => [`d${at}`, { ...one, id: `d${at}` }]));
        const lines = [...cars.values()].map((one) => JSON.stringify(one)).join('\n');
        await call('POST', `/collections/${name}/documents/import`, lines);
        for (const at of changed) await change(name, cars, `d${at}`, made[at % made.length]?.tags.join(' ') || 'hilux');
        for (const requested of questions) await check(name, [...cars.values()], requested);
        await call('DELETE', `/collections/${name}`);
      },
    );
    await fc.assert(property, { numRuns: Math.ceil(questionsWanted / questionsEach) });
  }, 600_000);
});

/** Every other one is removed, the others get another name. */
async function change(collection: string, cars: Map<string, Car>, id: string, name: string): Promise<void> {
  const existing = cars.get(id);
  if (!existing) return;
  if (Number(id.slice(1)) % 2 === 0) {
    cars.delete(id);
    await call('DELETE', `/collections/${collection}/documents/${id}`);
    return;
  }
  cars.set(id, { ...existing, name });
  await call('PATCH', `/collections/${collection}/documents/${id}`, JSON.stringify({ name }));
}

/** Without typos all that fit and no other; with typos, which are tried only when nothing fits exactly, none that does not fit. */
async function check(collection: string, cars: readonly Car[], requested: Question): Promise<void> {
  if (requested.words.length === 0 && requested.phrase.length === 0 && requested.excluded === '') return;
  const query = new URLSearchParams(parametersOf(requested));
  const { status, text } = await call('GET', `/collections/${collection}/documents/search?${query}`);
  expect(status, text).toBe(200);
  const { hits } = JSON.parse(text) as { hits: { document: Car }[] };
  const found = hits.map(({ document }) => document.id).sort();
  const idsWith = (typos: number) =>
    cars
      .filter((one) => fits(one, requested, typos))
      .map(({ id }) => id)
      .sort();
  const exact = idsWith(0);
  if (exact.length > 0 || requested.typos === 0) expect(found, String(query)).toEqual(exact);
  else {
    const possible = idsWith(requested.typos);
    expect(possible, String(query)).toEqual(expect.arrayContaining(found));
    expect(found.length > 0, String(query)).toBe(possible.length > 0);
  }
}
