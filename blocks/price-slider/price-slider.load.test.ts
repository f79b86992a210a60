import { expect, it } from 'vitest';
import type { PriceScale, StockRequest } from '@/domain/stock/stock-search.ts';
import { priceBounds, priceScale } from './price-bounds.ts';
import { priceSliderFixtures } from './price-slider.fixture.ts';
import { loadPriceSlider } from './price-slider.load.ts';

/** One car in each of the bars from $20,000 up to a price. */
const stockUpTo = (highestCents: number) => ({
  stock: {
    prices: async (_: StockRequest, { fromCents, barCents, bars }: PriceScale) => ({
      found: bars,
      lowestCents: 1_000_000,
      highestCents,
      bars: Array.from({ length: bars }, (_, at) => {
        const from = fromCents + at * barCents;
        return { fromCents: from, count: from >= 2_000_000 && from < highestCents ? 1 : 0 };
      }),
    }),
  },
});

const read = (highestCents: number) => loadPriceSlider(priceSliderFixtures.minimal, stockUpTo(highestCents));

it('[FIN-14] the bars begin and end where the slider does, so that a thumb is under its own price', async () => {
  const { minCents, maxCents } = priceBounds;
  const { fromCents, barCents, bars } = priceScale;
  expect([fromCents, fromCents + bars * barCents]).toEqual([minCents, maxCents]);
  for (const highest of [8_000_000, 25_000_000]) {
    const data = await read(highest);
    expect(data?.prices.bars).toHaveLength(bars);
    expect(data?.prices.bars[0]?.fromCents).toBe(minCents);
    expect(data?.prices.bars.at(-1)?.fromCents).toBe(maxCents - barCents);
  }
});

it('[FIN-14] a bar counts the cars of its own prices', async () => {
  const data = await read(8_000_000);
  const filled = data?.prices.bars.filter(({ count }) => count > 0) ?? [];
  expect([filled.at(0)?.fromCents, filled.at(-1)?.fromCents]).toEqual([2_000_000, 7_500_000]);
});
