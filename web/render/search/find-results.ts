import type { Loosening } from '@/domain/stock/search/loosening.ts';
import type { SearchResult } from '@/domain/stock/search/page-result.ts';
import { filtersBeyond, type ParsedSearch, type RequestedNear } from '@/domain/stock/search/parse-search.ts';
import { searchPhrase } from '@/domain/stock/search/search-phrase.ts';
import { emptySearch, type SearchState } from '@/domain/stock/search/search-state.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { recordSearched } from '@/web/platform/render-record.ts';
import { firstOfSite, looseningsOfSite, searchOfSite, understoodOfSite } from '@/web/stock/stock-of-site.ts';
import type { SearchSite } from '@/web/stock/stock-site.ts';

/** Fills whole rows of two and of three. */
const maxNearest = 6;

/** The stock's result for a search address. */
export type FoundResults = {
  /** The address that the search leads to: its text and its distance are filters by now. */
  search: SearchState;
  /** What the distance from a postcode found, as a text; null where the address names none. */
  near: string | null;
  /** The distance that the form was sent with and that holds. */
  from: RequestedNear | null;
  result: SearchResult;
  loosenings: Loosening[];
  /** Vehicles in place of no result: what the nearest looser search finds, else the first of the site. */
  nearest: StockCard[];
};

/** Rejects with StockUnavailable while the search service is away. */
export async function findResults(site: SearchSite, parsed: ParsedSearch): Promise<FoundResults> {
  const { search, near, from } = await understoodOfSite(site, parsed);
  const result = await searchOfSite(site, search);
  const isEmpty = result.found === 0;
  const loosenings = isEmpty ? await looseningsOfSite(site, search) : [];
  const nearest = isEmpty ? await firstOfSite(site, loosenings[0]?.search ?? emptySearch, maxNearest) : [];
  countPhrase(parsed, isEmpty);
  return { search, near: near?.words ?? null, from, result, loosenings, nearest };
}

/**
 * A text counts once, on its first page; that it finds nothing counts only where no filter is
 * beside it.
 */
function countPhrase({ search: { query, filters, page }, preset, near }: ParsedSearch, isEmpty: boolean): void {
  const phrase = page === 1 ? searchPhrase(query) : null;
  const alone = !near && filtersBeyond(preset, filters).length === 0;
  recordSearched(phrase === null ? null : { phrase, foundNothing: isEmpty && alone });
}
