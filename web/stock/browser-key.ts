import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { scopeOfSite, siteFilter } from '@/domain/stock/site-filter.ts';
import { environment } from '@/web/env.ts';
import { searchClient } from './typesense-client.ts';

/** What a visitor's browser needs to search by itself: where, in which collection, with which key, and until when (epoch milliseconds). */
export type BrowserKey = { path: string; collection: string; key: string; expiresAtMs: number };

/** Longer than a visit to one page; the sold cars of a site are those of the hour in which the key was made. */
const lifeMs = 3_600_000;
/** Searches at once that a page makes: one, and one for each filtered facet. */
const mostSearches = 20;

/**
 * A key that can only search, and only this site's stock: the site's filter is signed into it and no visitor can widen it (SRCH-27,
 * CFG-04). It is derived without asking the service. Throws StockUnavailable when the environment names no search service.
 */
export function browserKey(site: ResolvedSite, now: number): BrowserKey {
  const { TYPESENSE_SEARCH_KEY: parent = '', TYPESENSE_COLLECTION: collection } = environment();
  const expiresAtMs = now + lifeMs;
  const key = searchClient()
    .keys()
    .generateScopedSearchKey(parent, {
      filter_by: siteFilter(scopeOfSite(site), now),
      expires_at: Math.floor(expiresAtMs / 1000),
      limit_multi_searches: mostSearches,
    });
  return { path: '/stock-search', collection, key, expiresAtMs };
}
