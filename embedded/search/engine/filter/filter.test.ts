import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Index } from '../index.ts';
import type { JsonObject } from '../json.ts';
import { parseSchema } from '../schema/schema.ts';
import { compileFilter, matchingRows } from './compile.ts';
import { FilterCosts } from './costs.ts';

const schema = parseSchema(
  {
    name: 'cars',
    fields: [
      { name: 'make', type: 'string', facet: true },
      { name: 'note', type: 'string', optional: true },
      { name: 'tags', type: 'string[]' },
      { name: 'year', type: 'int32', facet: true },
      { name: 'price', type: 'float' },
      { name: 'seats', type: 'int32', optional: true },
      { name: 'sizes', type: 'int32[]', facet: true },
      { name: 'sold', type: 'bool' },
    ],
  },
  0,
);

type Car = {
  make: string;
  note?: string | undefined;
  tags: string[];
  year: number;
  price: number;
  seats?: number | undefined;
  sizes: number[];
  sold: boolean;
};

const words = ['red', 'blue', 'tow bar', 'roof', 'cx 5', 'r&b', 'a, b'];
const text = fc.constantFrom(...words);
const small = fc.integer({ min: 0, max: 6 });
const carArbitrary: fc.Arbitrary<Car> = fc.record(
  {
    make: text,
    note: text,
    tags: fc.array(text, { maxLength: 3 }),
    year: small,
    price: fc.constantFrom(0, 0.5, 1, 2.25, 5),
    seats: small,
    sizes: fc.array(small, { maxLength: 3 }),
    sold: fc.boolean(),
  },
  { requiredKeys: ['make', 'tags', 'year', 'price', 'sizes', 'sold'] },
);

/** A filter as text, and its meaning as plain code. */
type Meaning = { text: string; holds(car: Car): boolean };

const wordsOf = (value: string) => value.replace(/[&,]/g, '').split(' ').filter(Boolean);
const isWhole = (value: string, wanted: string) => wordsOf(value).join(' ') === wordsOf(wanted).join(' ');
const hasWords = (value: string, wanted: string) => wordsOf(wanted).every((word) => wordsOf(value).includes(word));

const textTerm: fc.Arbitrary<Meaning> = fc
  .tuple(
    fc.constantFrom('make', 'note', 'tags'),
    fc.constantFrom('', '=', '!='),
    fc.array(text, { minLength: 1, maxLength: 3 }),
  )
  .map(([field, operator, wanted]) => {
    const quoted = wanted.map((value) => `\`${value}\``);
    const value = quoted.length === 1 ? quoted[0] : `[${quoted.join(', ')}]`;
    const matches = (car: Car) =>
      [car[field as 'tags'] ?? []]
        .flat()
        .some((one) => wanted.some((other) => (operator ? isWhole : hasWords)(one, other)));
    const holds = (car: Car) => matches(car) !== (operator === '!=');
    return { text: `${field}:${operator}${value}`, holds };
  });

const comparisons: Record<string, (one: number, other: number) => boolean> = {
  '': (one, other) => one === other,
  '=': (one, other) => one === other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
};

const numbersOf = (car: Car, field: string) => [car[field as 'sizes'] ?? []].flat();

const numberTerm: fc.Arbitrary<Meaning> = fc
  .tuple(fc.constantFrom('year', 'price', 'seats', 'sizes'), fc.constantFrom(...Object.keys(comparisons)), small)
  .map(([field, operator, wanted]) => ({
    text: `${field}:${operator}${wanted}`,
    holds: (car) => numbersOf(car, field).some((one) => comparisons[operator]?.(one, wanted)),
  }));

const rangeTerm: fc.Arbitrary<Meaning> = fc
  .tuple(fc.constantFrom('year', 'price', 'seats', 'sizes'), fc.boolean(), small, small, small)
  .map(([field, not, low, high, single]) => ({
    text: `${field}:${not ? '!=' : '='}[${low}..${high}, ${single}]`,
    holds: (car) => numbersOf(car, field).some((one) => (one >= low && one <= high) || one === single) !== not,
  }));

const boolTerm: fc.Arbitrary<Meaning> = fc
  .tuple(fc.constantFrom('', '=', '!='), fc.boolean())
  .map(([operator, wanted]) => ({
    text: `sold:${operator}${wanted}`,
    holds: (car) => (car.sold === wanted) !== (operator === '!='),
  }));

const { filter: filterArbitrary } = fc.letrec<{ filter: Meaning; term: Meaning; group: Meaning }>((tie) => ({
  term: fc.oneof(textTerm, numberTerm, rangeTerm, boolTerm),
  group: fc.tuple(tie('filter'), tie('term')).map(([inner]) => ({ ...inner, text: `(${inner.text})` })),
  filter: fc
    .tuple(
      fc.oneof({ maxDepth: 2, withCrossShrink: true }, tie('term'), tie('group')),
      fc.array(fc.tuple(fc.constantFrom('&&', '||'), fc.oneof({ maxDepth: 2 }, tie('term'), tie('group'))), {
        maxLength: 3,
      }),
    )
    .map(([first, rest]) =>
      rest.reduce<Meaning>(
        (left, [operator, right]) => ({
          text: `${left.text} ${operator} ${right.text}`,
          holds: (car) =>
            operator === '&&' ? left.holds(car) && right.holds(car) : left.holds(car) || right.holds(car),
        }),
        first,
      ),
    ),
}));

function indexOf(cars: readonly Car[]): Index {
  const index = new Index(schema);
  cars.forEach((car, at) => {
    index.put(String(at), at, JSON.parse(JSON.stringify(car)) as JsonObject);
  });
  return index;
}

function selected(index: Index, filter: string): number[] {
  const { rows, count } = matchingRows(index, compileFilter(filter, { index, schema, costs: new FilterCosts() }));
  return Array.from(rows.subarray(0, count), (row) => Number(index.ids[row])).sort((one, other) => one - other);
}

/** Within the hundred operations that the service takes. */
const takenFilter = filterArbitrary.filter(({ text: filter }) => filter.split(/&&|\|\|/).length <= 101);

describe('filters', () => {
  it('select what they describe, by a reference that reads every document', () => {
    fc.assert(
      fc.property(fc.array(carArbitrary, { maxLength: 25 }), takenFilter, (cars, { text: filter, holds }) => {
        const expected = cars.flatMap((car, at) => (holds(car) ? [at] : []));
        expect(selected(indexOf(cars), filter)).toEqual(expected);
      }),
      { numRuns: 800 },
    );
  });

  it('never select documents that were replaced or removed', () => {
    const gone = fc.array(fc.nat({ max: 24 }), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.array(carArbitrary, { minLength: 1, maxLength: 25 }),
        gone,
        gone,
        takenFilter,
        (cars, removed, replaced, { text: filter, holds }) => {
          const index = indexOf(cars);
          const [first] = cars as [Car];
          const now = new Map(cars.map((car, at) => [at, car]));
          for (const at of replaced.filter((one) => now.has(one))) {
            now.set(at, first);
            index.put(String(at), at, JSON.parse(JSON.stringify(first)) as JsonObject);
          }
          for (const at of removed) if (now.delete(at)) index.remove(String(at));
          const expected = [...now].flatMap(([at, car]) => (holds(car) ? [at] : []));
          expect(selected(index, filter)).toEqual(expected.sort((one, other) => one - other));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('reads && and || from the left, with the same weight', () => {
    const cars = [
      { make: 'red', tags: [], year: 1, price: 0, sizes: [], sold: true },
      { make: 'blue', tags: [], year: 2, price: 0, sizes: [], sold: false },
    ];
    const index = indexOf(cars);
    expect(selected(index, 'make:=red || make:=blue && sold:false')).toEqual([1]);
    expect(selected(index, 'make:=red || (make:=blue && sold:true)')).toEqual([0]);
  });

  it('reads ten thousand parentheses without exhausting the stack', () => {
    const index = indexOf([{ make: 'red', tags: [], year: 1, price: 0, sizes: [], sold: true }]);
    expect(selected(index, `${'('.repeat(10_000)}year:1${')'.repeat(10_000)}`)).toEqual([0]);
    expect(() => selected(index, '('.repeat(10_000))).toThrow('Could not parse the filter query.');
  });

  it('either evaluates or refuses any text, and a refusal is a Failure', () => {
    const index = indexOf([{ make: 'red', tags: [], year: 1, price: 0, sizes: [], sold: true }]);
    const piece = fc.constantFrom(
      'make',
      'year',
      ':',
      '=',
      '!=',
      '>',
      '[',
      ']',
      '(',
      ')',
      '`',
      '"',
      '&&',
      '||',
      '..',
      ',',
      ' ',
      '1',
      'red',
      '*',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        try {
          expect(selected(index, pieces.join(''))).toBeInstanceOf(Array);
        } catch (error) {
          expect(error).toMatchObject({ name: 'Failure' });
        }
      }),
      { numRuns: 2000 },
    );
  });
});
