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

it('[FIN-14] the bars stand on the whole line from $5,000 to $250,000, few enough to be told apart', async () => {
  const data = await read(4_999_000);
  expect(data?.prices.bars).toHaveLength(49);
  expect(data?.prices.bars.at(0)).toEqual({ fromCents: 500_000, count: 2 });
  expect(data?.prices.bars.at(-1)).toEqual({ fromCents: 24_500_000, count: 2 });
});
