import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NumberColumn } from '../columns/number-column.ts';
import { TextColumn } from '../columns/text-column.ts';
import { CharacterTable } from '../text/characters.ts';
import { TextIndex } from '../text/text-index.ts';
import { countCodes } from './count.ts';
import { leading } from './leading.ts';

type Value = string | number;

function textColumn(values: readonly string[]): TextColumn {
  const column = new TextColumn({ field: 0, list: false, keyed: true, characters: new CharacterTable() });
  const text = new TextIndex();
  for (const value of values) {
    text.begin();
    column.append([value], text);
  }
  return column;
}

function numberColumn(values: readonly number[]): NumberColumn {
  const column = new NumberColumn({ list: false, keyed: true });
  for (const value of values) column.append([value]);
  return column;
}

function first(column: TextColumn | NumberColumn, rows: number, limit: number): [Value | undefined, number][] {
  const { coded } = column;
  if (!coded) throw new Error('not a facet');
  const matches = {
    rows: Uint32Array.from({ length: rows }, (_, row) => row),
    count: rows,
    scores: null,
    complete: false,
  };
  const { codes, counts, length } = leading(column, countCodes(coded, matches), limit);
  return Array.from({ length }, (_, at) => [column.values[codes[at] ?? 0], counts[at] ?? 0]);
}

/** Counted and sorted the plain way. */
function expected(values: readonly Value[], limit: number): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1)).slice(0, limit);
}

const limit = fc.integer({ min: 1, max: 8 });

describe('the leading values of a facet', () => {
  it('of text are the most frequent, then the first by alphabet', () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'B', 'é', ' '), minLength: 1, maxLength: 3 }), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(texts, limit, (values, max) => {
        expect(first(textColumn(values), values.length, max)).toEqual(expected(values, max));
      }),
    );
  });

  it('stay so when values come after a search', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 2 }), { minLength: 2 }), (values) => {
        const column = textColumn(values.slice(0, 1));
        const text = new TextIndex();
        values.slice(1).forEach((value, at) => {
          first(column, at + 1, 3);
          text.begin();
          column.append([value], text);
        });
        expect(first(column, values.length, 100)).toEqual(expected(values, 100));
      }),
    );
  });

  it('of numbers are the most frequent, then the smallest, whole or not', () => {
    const numbers = fc.array(fc.oneof(fc.nat({ max: 40 }), fc.constantFrom(-3, 2.5, 2_147_483_648)), {
      maxLength: 200,
    });
    const whole = fc.array(fc.oneof(fc.nat({ max: 60 }), fc.constant(2_147_483_647)), { maxLength: 200 });
    fc.assert(
      fc.property(fc.oneof(numbers, whole), limit, (values, maxCount) => {
        expect(first(numberColumn(values), values.length, maxCount)).toEqual(expected(values, maxCount));
      }),
    );
  });
});
