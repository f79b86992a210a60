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

  it('a request for values brings no vehicle', () => {
    expect(
      facetParameters({ carTypes: ['used'] }, ['make', 'body'], { sort: 'relevant', pricedOnly: false }),
    ).toMatchObject({
      per_page: 0,
      facet_by: 'status,car_type,make,body,price',
      filter_by: 'car_type:=[`used`] && status:!=`sold`',
    });
  });

  it('[SRCH-15] a count that the service may have cut off is that of the vehicles in stock', () => {
    const counts = [
      { value: 'in_stock', count: 6_280 },
      { value: 'coming_soon', count: 20 },
    ];
    expect(facetsOf({ found: 6_412, facet_counts: [{ field_name: 'status', counts }] }).found).toBe(6_300);
    expect(facetsOf({ found: 1_999, facet_counts: [{ field_name: 'status', counts }] }).found).toBe(1_999);
  });
});
