import type { BlockClock, BlockStock } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import type { SiteStock, SiteSwitches } from '@/domain/site/site-parts.ts';
import { carTypes } from '@/domain/stock/card-values.ts';
import type { StockResult, StockSort } from '@/domain/stock/stock-search.ts';
import { siteCardTag } from '@/parts/vehicle-card/site-card-tag.ts';

const fewest = 4;
const max = 12;
const usual = 8;
const sorts: readonly StockSort[] = ['latest', 'price_ascending', 'price_descending'];

/**
 * Searches the vehicles of the row, and reports when one of their tags ends. Rejects if the search
 * fails.
 */
export async function loadLatestStock(
  block: BlockOf<'latestStock'>,
  context: BlockStock<'search'> & BlockClock & { site: SiteStock & SiteSwitches },
): Promise<StockResult> {
  const wanted = { types: block.carTypes, makes: block.makes, bodies: block.bodies, sort: block.sort };
  const sort = sorts.find((one) => one === wanted.sort) ?? 'latest';
  const result = await context.stock.search({
    carTypes: carTypes.filter((type) => wanted.types?.includes(type)),
    makes: wanted.makes ?? [],
    bodies: wanted.bodies ?? [],
    sort,
    perPage: Math.min(max, Math.max(fewest, Math.round(block.limit ?? usual))),
  });
  for (const card of result.cards) {
    const { until } = siteCardTag(card, context.site, context.now);
    if (until !== null) context.until(until);
  }
  return result;
}
