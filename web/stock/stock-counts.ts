import type { StockCounts } from '@/domain/site/header-menu.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { CarType } from '@/domain/stock/stock-card.ts';
import { tags } from '@/web/content/tags.ts';
import { currentRender, expireAt, renderNow } from '@/web/front/render-record.ts';
import { stockSearch } from './stock-of-site.ts';

/** How soon a page that could not count asks again. */
const againAfterMs = 60_000;

/**
 * The site's vehicles for sale by kind, for the header's menu; null while the search service is away. Then the page is still kept,
 * for a minute: the menu only lacks its figures.
 */
export async function stockCounts(site: ResolvedSite): Promise<StockCounts> {
  currentRender()?.tags.add(tags.stock(site.slug));
  const count = async (type: CarType) =>
    (await stockSearch(site, { carTypes: [type], forSale: true, perPage: 1 })).found;
  try {
    const [fresh, demo, used] = await Promise.all([count('new'), count('demo'), count('used')]);
    return { new: fresh, demo, used };
  } catch {
    expireAt(renderNow() + againAfterMs);
    return null;
  }
}
