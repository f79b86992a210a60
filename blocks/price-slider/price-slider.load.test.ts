import { expect, it } from 'vitest';
import type { BlockContext } from '@/blocks/block.ts';
import type { PriceScale, StockRequest } from '@/domain/stock/stock-search.ts';
import { priceSliderFixtures } from './price-slider.fixture.ts';
import { loadPriceSlider } from './price-slider.load.ts';

/** One car in each of the bars from $20,000 up to a price. */
const stockUpTo = (highestCents: number) =>
  ({
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
  }) as unknown as BlockContext;

const read = (highestCents: number) => loadPriceSlider(priceSliderFixtures.minimal, stockUpTo(highestCents));

it('[FIN-14] the bars reach as far as there are cars, though the slider goes on to $250,000', async () => {
  const data = await read(8_000_000);
  expect(data?.prices.bars).toHaveLength(24);
  expect(data?.prices.bars.at(0)).toEqual({ fromCents: 2_000_000, count: 1 });
  expect(data?.prices.bars.at(-1)).toEqual({ fromCents: 7_750_000, count: 1 });
});

it('the bars of a wide stock are few enough to be told apart', async () => {
  const data = await read(25_000_000);
  expect(data?.prices.bars).toHaveLength(46);
  expect(data?.prices.bars.at(0)).toEqual({ fromCents: 2_000_000, count: 2 });
});
