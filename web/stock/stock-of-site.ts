import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { StockRequest, StockResult, StockSearch } from '@/domain/stock/stock-search.ts';
import { read } from '@/web/content/read.ts';
import { tags } from '@/web/content/tags.ts';
import { environment } from '@/web/env.ts';
import { expireAt, renderNow } from '@/web/front/render-record.ts';
import { countFacets, countPrices, type StockSource, searchStock } from './search-stock.ts';
import { searchClient } from './typesense-client.ts';

/** The vehicles of one site and of no other (CFG-04). Rejects with StockUnavailable while the search service is away. */
export function stockOfSite(site: ResolvedSite): StockSearch {
  const tag = [tags.stock(site.slug)];
  return {
    search: (request) => read(tag, () => stockSearch(site, request)),
    facets: (request, fields) => read(tag, () => countFacets(sourceOf(site), request, fields)),
    prices: (request, scale) => read(tag, () => countPrices(sourceOf(site), request, scale)),
  };
}

/** The same for one question whose failure does not spoil the page. */
export function stockSearch(site: ResolvedSite, request: StockRequest): Promise<StockResult> {
  return searchStock(sourceOf(site), request);
}

function sourceOf({ slug, includeSoldCarsDays, justArrivedDays, texts, features }: ResolvedSite): StockSource {
  return {
    client: searchClient,
    collection: environment().TYPESENSE_COLLECTION,
    origins: environment().MEDIA_ORIGINS,
    site: { slug, includeSoldCarsDays },
    tagRules: { electricTag: features.electricTag, justArrivedDays, texts },
    now: renderNow(),
    until: expireAt,
  };
}
