import type { BlockStock } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { type CarType, carTypes } from '@/domain/stock/card-values.ts';
import type { StockPrices } from '@/domain/stock/stock-search.ts';
import { priceBounds, priceScale } from './price-bounds.ts';

export type PricedStock = { types: CarType[]; prices: StockPrices };

/**
 * The number of cars by price, in bars over the whole slider; null without cars. Rejects if the
 * search fails.
 */
export async function loadPriceSlider(
  block: BlockOf<'priceSlider'>,
  context: BlockStock<'prices'>,
): Promise<PricedStock | null> {
  const wanted = block.carTypes;
  const types = carTypes.filter((type) => wanted?.includes(type));
  const { minCents, maxCents } = priceBounds;
  const requested = { carTypes: types, minimumPriceCents: minCents, maximumPriceCents: maxCents };
  const prices = await context.stock.prices(requested, priceScale);
  return prices && { types, prices };
}
