import { expect, it } from 'vitest';
import type { BlockContext } from '@/blocks/block.ts';
import type { PriceScale, StockRequest } from '@/domain/stock/stock-search.ts';
import { priceSliderFixtures } from './price-slider.fixture.ts';
import { loadPriceSlider } from './price-slider.load.ts';

const stockUpTo = (highestCents: number) =>
  ({
    stock: {
      prices: async (_: StockRequest, { fromCents, barCents, bars }: PriceScale) => ({
        found: bars,
        lowestCents: 1_000_000,
        highestCents,
        bars: Array.from({ length: bars }, (_, at) => ({ fromCents: fromCents + at * barCents, count: 1 })),
      }),
    },
  }) as unknown as BlockContext;

const read = (highestCents: number) => loadPriceSlider(priceSliderFixtures.minimal, stockUpTo(highestCents));

it('[FIN-14] the slider reaches to a round amount above the dearest car of the site, its bars from end to end', async () => {
  const data = await read(4_999_000);
  expect(data?.maxCents).toBe(5_000_000);
  expect(data?.prices.bars).toHaveLength(18);
  expect(data?.prices.bars.at(-1)).toEqual({ fromCents: 4_750_000, count: 1 });
});

it('[FIN-14] it never reaches further than $250,000, and its bars stay few enough to be told apart', async () => {
  const data = await read(25_000_000);
  expect(data?.maxCents).toBe(25_000_000);
  expect(data?.prices.bars).toHaveLength(49);
  expect(data?.prices.bars.at(-1)).toEqual({ fromCents: 24_500_000, count: 2 });
});
