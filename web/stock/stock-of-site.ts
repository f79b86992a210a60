import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { StockRequest, StockResult, StockSearch } from '@/domain/stock/stock-search.ts';
import { read } from '@/web/content/read.ts';
import { tags } from '@/web/content/tags.ts';
import { environment } from '@/web/env.ts';
import { expireAt, renderNow } from '@/web/front/render-record.ts';
import { searchStock } from './search-stock.ts';
import { searchClient } from './typesense-client.ts';

/** The vehicles of one site and of no other (CFG-04). Rejects with StockUnavailable while the search service is away. */
export function stockOfSite(site: ResolvedSite): StockSearch {
  return { search: (request) => read([tags.stock(site.slug)], () => stockSearch(site, request)) };
}

/** The same for one question whose failure does not spoil the page. */
export function stockSearch(site: ResolvedSite, request: StockRequest): Promise<StockResult> {
  const { slug, includeSoldCarsDays, justArrivedDays, texts, features } = site;
  const source = {
    client: searchClient,
    collection: environment().TYPESENSE_COLLECTION,
    origins: environment().MEDIA_ORIGINS,
    site: { slug, includeSoldCarsDays },
    tagRules: { electricTag: features.electricTag, justArrivedDays, texts },
    now: renderNow(),
    until: expireAt,
  };
  return searchStock(source, request);
}
