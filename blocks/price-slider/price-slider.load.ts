import type { BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { barsWithin, filledBars } from '@/domain/stock/price-line.ts';
import { type CarType, carTypes } from '@/domain/stock/stock-card.ts';
import type { StockPrices } from '@/domain/stock/stock-search.ts';
import { mostBars, priceBounds, priceScale } from './price-bounds.ts';

export type PricedStock = { types: CarType[]; prices: StockPrices };

/** The cars between the slider's ends by price, the bars only as far as there are cars; null when there are none. Rejects when the search service is down. */
export async function loadPriceSlider(
  block: BlockOf<'priceSlider'>,
  context: BlockContext,
): Promise<PricedStock | null> {
  const wanted = block.carTypes;
  const types = carTypes.filter((type) => wanted?.includes(type));
  const { minCents, maxCents } = priceBounds;
  const asked = { carTypes: types, forSale: true, minimumPriceCents: minCents, maximumPriceCents: maxCents };
  const prices = await context.stock.prices(asked, priceScale);
  return prices && { types, prices: { ...prices, bars: barsWithin(mostBars, filledBars(prices.bars)) } };
}
