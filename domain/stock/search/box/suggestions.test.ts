import { describe, expect, it } from 'vitest';
import { suggestionsOf } from './suggestions.ts';

const values = (...names: string[]) => names.map((value, at) => ({ value, count: 20 - at }));
const stock = {
  make: values('Toyota', 'Mazda', 'Ford'),
  make_model: values('Toyota HiLux', 'Toyota LandCruiser', 'Mazda CX-5', 'Mazda 3', 'Ford Ranger'),
  body: values('Ute', 'SUV'),
  filtered_features: values('Tow Bar', 'Power Tailgate'),
  location_name: values('Rocklea'),
};
const labels = (query: string) => suggestionsOf(query, stock).map(({ label }) => label);

describe('suggestions of the search box', () => {
  it.each([
    ['to', ['Toyota', 'Toyota HiLux', 'Toyota LandCruiser', 'Tow Bar']],
    ['hil', ['Toyota HiLux']],
    ['toyota la', ['Toyota LandCruiser']],
    ['land cru', ['Toyota LandCruiser']],
    ['cx5', ['Mazda CX-5']],
    ['mazda c', ['Mazda CX-5']],
    ['tail', ['Power Tailgate']],
    ['rock', ['Rocklea']],
    ['hilx', ['Toyota HiLux']],
    ['tyoota', ['Toyota', 'Toyota HiLux', 'Toyota LandCruiser']],
    ['zzz', []],
    ['', []],
  ])('[SRCH-05] "%s"', (query, expected) => expect(labels(query)).toEqual(expected));

  it('[SRCH-05] keep the words before, count this stock, and are few', () => {
    expect(suggestionsOf('white ran', stock)).toEqual([
      { kind: 'model', label: 'Ford Ranger', text: 'white Ford Ranger', count: 16 },
    ]);
    const many = { make: values(...Array.from({ length: 900 }, (_, at) => `Make${at}`)) };
    expect(suggestionsOf('make', many)).toHaveLength(8);
    expect(suggestionsOf('m'.repeat(9_000), many)).toEqual([]);
  });
});
