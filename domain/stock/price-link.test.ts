import { describe, expect, it } from 'vitest';
import type { CarType } from './card-values.ts';
import { priceLink } from './price-link.ts';
import { searchLink } from './search-link.ts';

const kinds: CarType[][] = [[], ['used'], ['new', 'demo'], ['used', 'demo'], ['new', 'demo', 'used']];
const ranges = [
  [0, 2_500_000],
  [1_000_100, 5_400_050],
  [1_000_060, 5_400_040],
  [3_000_000, 2_000_000],
  [100, 100],
] as const;

describe('a link to a range of prices', () => {
  it('[SRCH-01] is the one that the search itself writes', () => {
    expect(priceLink({ carTypes: ['used', 'demo'], minimumPriceCents: 500_000, maximumPriceCents: 2_000_000 })).toBe(
      '/search/new-used-and-demo-cars?car_type=used&car_type=demo&price=5000:20000',
    );
    for (const carTypes of kinds)
      for (const [minimumPriceCents, maximumPriceCents] of ranges)
        for (const sort of [undefined, 'price_descending'] as const) {
          const link = { carTypes, minimumPriceCents, maximumPriceCents, ...(sort && { sort }) };
          expect(priceLink(link)).toBe(searchLink(link));
        }
  });
});
