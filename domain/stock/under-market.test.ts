import { describe, expect, it } from 'vitest';
import { underMarketCents } from './under-market.ts';

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

  it('[CARD-06] is silent at or above the state average, whatever the nation says, and without a price or a market', () => {
    expect(under(20_000, 20_000, 25_000)).toBe(0);
    expect(under(20_000, 0, 25_000)).toBe(0);
    expect(under(0, 20_000, 25_000)).toBe(0);
  });
});
