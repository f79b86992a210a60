import type { Loosening } from '@/domain/stock/search/loosening.ts';
import type { SearchResult } from '@/domain/stock/search/page-result.ts';
import { filtersBeyond, type ParsedSearch, type RequestedNear } from '@/domain/stock/search/parse-search.ts';
import { searchPhrase } from '@/domain/stock/search/search-phrase.ts';
import { emptySearch, type SearchState } from '@/domain/stock/search/search-state.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { recordSearched } from '@/web/platform/render-record.ts';
import { firstOfSite, looseningsOfSite, searchOfSite, understoodOfSite } from '@/web/stock/stock-of-site.ts';
import type { SearchSite } from '@/web/stock/stock-site.ts';

/** Fills rows of two and of three. */
const maxNearest = 6;

/** The stock's result for a search address. */
export type FoundResults = {
  /** The search after parsing: text and distance have become filters. */
  search: SearchState;
  /** The result of the search near a postcode as text; null without one. */
  near: string | null;
  /** The submitted postcode and distance, if they apply. */
  from: RequestedNear | null;
  result: SearchResult;
  loosenings: Loosening[];
  /**
   * Vehicles shown for an empty result: from the nearest looser search, else the first of the site.
   */
  nearest: StockCard[];
};

/** Rejects with StockUnavailable if the search fails. */
export async function findResults(site: SearchSite, parsed: ParsedSearch): Promise<FoundResults> {
  const { search, near, from } = await understoodOfSite(site, parsed);
  const result = await searchOfSite(site, search);
  const isEmpty = result.found === 0;
  const loosenings = isEmpty ? await looseningsOfSite(site, search) : [];
  const nearest = isEmpty ? await firstOfSite(site, loosenings[0]?.search ?? emptySearch, maxNearest) : [];
  countPhrase(parsed, isEmpty);
  return { search, near: near?.words ?? null, from, result, loosenings, nearest };
}

/** Counts a phrase on its first page only; "nothing found" only without other filters. */
function countPhrase({ search: { query, filters, page }, preset, near }: ParsedSearch, isEmpty: boolean): void {
  const phrase = page === 1 ? searchPhrase(query) : null;
  const alone = !near && filtersBeyond(preset, filters).length === 0;
  recordSearched(phrase === null ? null : { phrase, foundNothing: isEmpty && alone });
}
