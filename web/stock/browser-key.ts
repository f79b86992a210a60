import { browserKeyLimits } from '@/domain/stock/search/browser-key.ts';
import { type ListingSite, scopeOfSite } from '@/domain/stock/site-filter.ts';
import { environment } from '@/web/platform/env.ts';
import type { SearchConnection } from './typesense-client.ts';

/** What a visitor's browser needs to search by itself: where, in which collection, with which key, and until when (epoch milliseconds). */
type BrowserKey = { path: string; collection: string; key: string; expiresAtMs: number };

/**
 * A key that can only search, and only this site's stock: the site's filter is signed into it and
 * no visitor can widen it (SRCH-27, CFG-04). It is derived without a request to the service. Throws
 * StockUnavailable when the environment names no search service.
 */
export function browserKey(stock: SearchConnection, site: ListingSite, now: number): BrowserKey {
  const { TYPESENSE_SEARCH_KEY: parent = '', TYPESENSE_COLLECTION: collection } = environment();
  const limits = browserKeyLimits(scopeOfSite(site), now);
  const key = stock().keys().generateScopedSearchKey(parent, limits);
  return { path: '/stock-search', collection, key, expiresAtMs: limits.expires_at * 1000 };
}
