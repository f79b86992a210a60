import { stegaClean } from '@sanity/client/stega';
import type { BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { type CarType, carTypes } from '@/domain/stock/stock-card.ts';
import type { StockPrices } from '@/domain/stock/stock-search.ts';
import { priceBounds } from './price-bounds.ts';

export type PricedStock = { types: CarType[]; prices: StockPrices };

/** The cars between the slider's ends by price; null when there are none. Rejects when the search service is down. */
export async function loadPriceSlider(
  block: BlockOf<'priceSlider'>,
  context: BlockContext,
): Promise<PricedStock | null> {
  const wanted = stegaClean(block.carTypes);
  const types = carTypes.filter((type) => wanted?.includes(type));
  const prices = await context.stock.prices({
    carTypes: types,
    forSale: true,
    minimumPriceCents: priceBounds.minCents,
    maximumPriceCents: priceBounds.maxCents,
  });
  return prices && { types, prices };
}
