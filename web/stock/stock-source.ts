import type { Client } from 'typesense';
import type { MediaOrigin } from '@/domain/media/image-address.ts';
import { cardTag, type TagRules } from '@/domain/stock/card-tag.ts';
import type { CountRules } from '@/domain/stock/search/counted-search.ts';
import type { SiteSearch } from '@/domain/stock/search/page-request.ts';
import type { SearchResponse } from '@/domain/stock/search/page-result.ts';
import { type StockScope, soldUntil } from '@/domain/stock/site-filter.ts';
import { stockCardFromDocument } from '@/domain/stock/stock-card-from-document.ts';
import { StockRefused, StockUnavailable } from '@/domain/stock/stock-unavailable.ts';
import type { CircuitBreaker } from '@/web/platform/circuit-breaker.ts';
import { searchTimeoutMs } from './typesense-client.ts';

/**
 * Where the index is and how the site searches it. `until` gets every moment at which a result
 * changes by itself.
 */
export type StockSource = {
  client: () => Client;
  collection: string;
  origins: readonly MediaOrigin[];
  site: StockScope;
  tagRules: TagRules;
  /** What decides which of its vehicles count. */
  rules: CountRules;
  now: number;
  until(boundaryMs: number): void;
  /** What keeps an index that hangs from holding up every page. */
  circuit?: Pick<CircuitBreaker, 'run'> | undefined;
};

/**
 * Sends several queries to the index at once and returns the results in their order; one that
 * failed holds its error in its place. Rejects with StockUnavailable when the index does not
 * respond in time.
 */
export async function searchIndex({ client, collection, circuit }: StockSource, searches: readonly SiteSearch[]) {
  const abortSignal = AbortSignal.timeout(searchTimeoutMs);
  try {
    const requests = { searches: searches.map((search) => ({ ...search, collection })) };
    const send = (signal: AbortSignal) => client().multiSearch.perform(requests, {}, { abortSignal: signal });
    const { results } = circuit
      ? await circuit.run((ends) => send(AbortSignal.any([abortSignal, ends])))
      : await send(abortSignal);
    return results as SearchResponse[];
  } catch (cause) {
    if (cause instanceof StockUnavailable) throw cause;
    const why = abortSignal.aborted ? `nothing within ${searchTimeoutMs} ms` : String(cause);
    throw new StockUnavailable(`The search service did not respond: ${why}`, { cause });
  }
}

/** Sends one query. Rejects with StockRefused when the index refuses it. */
export async function searchOne(source: StockSource, search: SiteSearch): Promise<SearchResponse & { found: number }> {
  const [response] = await searchIndex(source, [search]);
  if (response?.found !== undefined) return { ...response, found: response.found };
  throw new StockRefused(`The search service refused the request: ${response?.error ?? 'no result in its response'}`);
}

/**
 * Reports when what was found changes by itself: a just-arrived tag ends (CARD-03), a hold ends
 * (CHK-02), a sold vehicle leaves the site (SRCH-18).
 */
export function notifyBoundaries(
  { hits = [] }: SearchResponse,
  { origins, tagRules, now, site, until }: StockSource,
): void {
  for (const { document } of hits) {
    const card = stockCardFromDocument(document, origins);
    const tagEnds = card ? cardTag(card, tagRules, now).until : null;
    if (tagEnds !== null) until(tagEnds);
    if (card && card.reservedUntilMs > now) until(card.reservedUntilMs);
    const { status, sold_date_timestamp: soldAt } = (document ?? {}) as {
      status?: unknown;
      sold_date_timestamp?: unknown;
    };
    if (status === 'sold' && typeof soldAt === 'number') until(soldUntil(soldAt, site));
  }
}
