import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileFilter, matchingRows } from '@/embedded/search/engine/filter/compile.ts';
import { FilterCosts } from '@/embedded/search/engine/filter/costs.ts';
import { Index } from '@/embedded/search/engine/index.ts';
import type { JsonObject } from '@/embedded/search/engine/json.ts';
import { parseSchema } from '@/embedded/search/engine/schema/schema.ts';
import { type VehicleDocument, vehicleCollection } from '../collection.ts';
import { withKeys, withoutKeys } from '../document-keys.ts';
import { oneOf } from './filter-expression.ts';
import { filterKey, keyedFields, mergedByKey } from './filter-key.ts';

const schema = parseSchema(vehicleCollection('vehicles') as unknown as JsonObject, 0);

/** How many of some vehicles, each of one value, a filter finds. */
function foundBy(field: 'badge' | 'colour' | 'filtered_features', values: readonly string[]) {
  const index = new Index(schema);
  const bare = Object.fromEntries(
    keyedFields.map((name) => [name, name === 'categories' || name === 'filtered_features' ? [] : '']),
  );
  values.forEach((value, row) => {
    const document = {
      ...bare,
      id: String(row),
      [field]: field === 'filtered_features' ? [value] : value,
    } as unknown as VehicleDocument;
    index.put(String(row), row, withKeys(document) as unknown as JsonObject);
  });
  return (wanted: string) =>
    [...matchingRows(index, compileFilter(oneOf(field, [wanted]), { index, schema, costs: new FilterCosts() }))].length;
}

describe('a filter shows what its facet counts', () => {
  it.each([
    ['badge', ['GX', 'GX+', 'G X', 'S', 'S+', 'Sport', 'Sport+', 'R-Line', 'R Line', 'e+', 'e']],
    ['colour', ['Silver', 'Silver.', 'Silver!', 'Ebony', 'ébony', 'Blue/Black', 'Blue Black', '"Blue"', '蓝']],
    ['filtered_features', ['18 inch', '18-inch', '18+ inch', '7 seats', '7+ seats', '(ABS)', 'ABS', '—', '&&', '`']],
  ] as const)('[SRCH-09] %s: signs, accents and spaces count', (field, values) => {
    const found = foundBy(field, values);
    expect(values.filter((value) => value !== '`').map((value) => [value, found(value)])).toEqual(
      values.filter((value) => value !== '`').map((value) => [value, 1]),
    );
  });

  it('[SRCH-09] whatever the values are, each finds as many as are counted of it', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }),
      fc.string({ unit: fc.constantFrom('a', 'A', '+', '-', ' ', '.', 'z', 'é'), minLength: 1, maxLength: 6 }),
    );
    fc.assert(
      fc.property(
        fc.array(
          text.filter((value) => value.replaceAll('`', '').trim() !== ''),
          { minLength: 1, maxLength: 12 },
        ),
        (values) => {
          const counts = [...new Set(values)].map((value) => ({
            value,
            count: values.filter((one) => one === value).length,
          }));
          const found = foundBy('badge', values);
          for (const { value, count } of mergedByKey('badge', counts)) expect(found(value), value).toBe(count);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('[SRCH-02] case and the width of spaces are no difference; of names accents and hyphens neither', () => {
    expect(filterKey('badge', '  GR  Sport')).toBe(filterKey('badge', 'gr sport'));
    expect(filterKey('model', 'CX-5')).toBe(filterKey('model', 'CX 5'));
    expect(filterKey('make', 'Citroën')).toBe(filterKey('make', 'CITROEN'));
    expect(filterKey('model', 'Kona+')).not.toBe(filterKey('model', 'Kona'));
  });

  it('[SRCH-02] a key is letters and figures, and short, and long values keep keys of their own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (value) =>
        /^[a-z0-9]{1,96}$/.test(filterKey('badge', value)),
      ),
    );
    const long = 'x'.repeat(200);
    expect(filterKey('badge', `${long}a`)).not.toBe(filterKey('badge', `${long}b`));
  });

  it('[SRCH-09] spellings of one value are one item, with the sum, in the spelling that is chosen or most frequent', () => {
    const counts = [
      { value: 'White', count: 3 },
      { value: 'WHITE', count: 5 },
      { value: 'White.', count: 1 },
    ];
    expect(mergedByKey('colour', counts)).toEqual([
      { value: 'WHITE', count: 8 },
      { value: 'White.', count: 1 },
    ]);
    expect(mergedByKey('colour', counts, ['White'])[0]).toEqual({ value: 'White', count: 8 });
    expect(mergedByKey('fuel', counts)).toEqual(counts);
  });

  it('[OPS-03] keys are the collection’s alone: a document that is carried over is as it was', () => {
    const document = {
      id: 'a',
      badge: 'GX+',
      categories: [],
      filtered_features: ['ABS'],
    } as unknown as VehicleDocument;
    const whole = { ...Object.fromEntries(keyedFields.map((name) => [name, ''])), ...document } as VehicleDocument;
    expect(withoutKeys(withKeys(whole))).toEqual(whole);
  });
});
