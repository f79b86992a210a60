import { describe, expect, it } from 'vitest';
import { marketText, underMarketCents } from './under-market.ts';

const under = (price: number, state: number, nation: number) =>
  underMarketCents(price * 100, { stateAverageCents: state * 100, nationalAverageCents: nation * 100 }) / 100;

describe('the market indicator', () => {
  it('[CARD-06] speaks from 500 under the state average on', () => {
    expect(under(20_000, 20_500, 0)).toBe(500);
    expect(under(20_000, 20_499, 0)).toBe(0);
    expect(under(20_000, 22_310, 0)).toBe(2310);
  });

  it('[CARD-06] speaks when the national average is far above and the price is below the state one', () => {
    expect(under(20_000, 20_100, 20_500)).toBe(100);
    expect(under(20_000, 20_100, 20_499)).toBe(0);
  });

  it('[CARD-06] is absent at or above the state average, whatever the national average is, and without a price or a market', () => {
    expect(under(20_000, 20_000, 25_000)).toBe(0);
    expect(under(20_000, 0, 25_000)).toBe(0);
    expect(under(0, 20_000, 25_000)).toBe(0);
  });

  it('[CARD-06] names a figure from $500 on, and beneath it the average that the price is well under', () => {
    expect(marketText(under(20_000, 22_310, 0) * 100)).toBe('$2,310 under market');
    expect(marketText(under(20_000, 20_500, 0) * 100, 'vic')).toBe('$500 under market in VIC');
    expect(marketText(under(20_000, 20_007, 22_000) * 100)).toBe('Under the national average');
    expect(marketText(under(20_000, 20_499, 20_500) * 100, 'vic')).toBe('Under the national average');
    expect(marketText(under(20_000, 20_499, 20_499) * 100)).toBeNull();
  });
});
