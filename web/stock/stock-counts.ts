import type { StockCounts } from '@/domain/site/header-menu.ts';
import type { CarType } from '@/domain/stock/card-values.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import { currentRender, expireAt, renderNow } from '@/web/platform/render-record.ts';
import type { StockSite } from '@/web/stock/stock-site.ts';
import { stockFacets } from './stock-of-site.ts';

/** How soon a page that could not count tries again. */
const againAfterMs = 60_000;

/**
 * The site's vehicles for sale by kind, for the header's menu; null while the search service is
 * down. Then the page is still stored, for a minute: the menu only lacks its figures.
 */
export async function stockCounts(site: StockSite): Promise<StockCounts> {
  currentRender()?.tags.add(tags.stock(site.slug));
  try {
    const { values } = await stockFacets(site, {}, ['car_type']);
    const count = (type: CarType) => values.car_type?.find(({ value }) => value === type)?.count ?? 0;
    return { new: count('new'), demo: count('demo'), used: count('used') };
  } catch {
    expireAt(renderNow() + againAfterMs);
    return null;
  }
}
