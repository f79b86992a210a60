import { describe, expect, it } from 'vitest';
import { priceParameters, pricesOf } from './stock-prices.ts';

describe('how the stock is spread over prices', () => {
  it('requests bars of $2,500 up to $90,000, the last of them open', () => {
    const { facet_by: requested } = priceParameters(
      { minimumPriceCents: 100_000 },
      { sort: 'relevant', pricedOnly: false },
    );
    expect(requested).toMatch(/^price\(bar0:\[0, 2500\], bar1:\[2500, 5000\]/);
    expect(requested).toMatch(/bar35:\[87500, \]\),status,car_type$/);
  });

  it('returns every bar, the empty ones too, and the ends in cents', () => {
    const prices = pricesOf({
      found: 3,
      facet_counts: [
        { field_name: 'price', counts: [{ value: 'bar2', count: 3 }], stats: { min: 5_990, max: 6_490.5 } },
      ],
    });
    expect(prices?.bars).toHaveLength(36);
    expect(prices?.bars[2]).toEqual({ fromCents: 500_000, count: 3 });
    expect([prices?.lowestCents, prices?.highestCents]).toEqual([599_000, 649_050]);
  });

  it('a stock without vehicles has no prices', () => expect(pricesOf({ found: 0, facet_counts: [] })).toBeNull());
});
