import { describe, expect, it } from 'vitest';
import { facetParameters, facetsOf } from './stock-facets.ts';

describe('values of the stock with their counts', () => {
  it('[SRCH-12] the most frequent first, then by name; what has no vehicle is left out', () => {
    const counts = [
      { value: 'Van', count: 3 },
      { value: 'Sedan', count: 3 },
      { value: 'SUV', count: 9 },
      { value: 'Coupe', count: 0 },
    ];
    expect(facetsOf({ found: 15, facet_counts: [{ field_name: 'body', counts }] }).values.body).toEqual([
      { value: 'SUV', count: 9 },
      { value: 'Sedan', count: 3 },
      { value: 'Van', count: 3 },
    ]);
  });

  it('prices are cents; a stock without prices has none', () => {
    const price = (stats?: { min: number; max: number }) =>
      facetsOf({ found: 1, facet_counts: [{ field_name: 'price', stats }] }).price;
    expect(price({ min: 4_990, max: 61_490.5 })).toEqual({ lowestCents: 499_000, highestCents: 6_149_050 });
    expect([price({ min: 0, max: 0 }), price()]).toEqual([null, null]);
  });

  it('a question about values brings no vehicle', () => {
    expect(facetParameters({ carTypes: ['used'] }, ['make', 'body'])).toMatchObject({
      per_page: 0,
      facet_by: 'make,body,price',
      filter_by: 'car_type:=[`used`]',
    });
  });
});
