import type { Client } from 'typesense';
import type { MediaOrigin } from '@/domain/site/image-address.ts';
import { cardTag, type TagRules } from '@/domain/stock/card-tag.ts';
import { searchParameters } from '@/domain/stock/request.ts';
import { type StockScope, siteFilter, soldUntil, withinSite } from '@/domain/stock/site-filter.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { stockCardFromDocument } from '@/domain/stock/stock-card-from-document.ts';
import { facetParameters, facetsOf } from '@/domain/stock/stock-facets.ts';
import { priceParameters, pricesOf } from '@/domain/stock/stock-prices.ts';
import type {
  FacetField,
  PriceScale,
  StockFacets,
  StockPrices,
  StockRequest,
  StockResult,
} from '@/domain/stock/stock-search.ts';
import { StockUnavailable } from '@/domain/stock/stock-unavailable.ts';
import { searchPatienceMs } from './typesense-client.ts';

/** Where the index is and how the site looks at it. `until` is told every moment at which an answer changes by itself. */
export type StockSource = {
  client: () => Client;
  collection: string;
  origins: readonly MediaOrigin[];
  site: StockScope;
  tagRules: TagRules;
  now: number;
  until(boundaryMs: number): void;
};

/** Asks the index about one site's vehicles. Rejects with StockUnavailable when it does not answer, or not in time. */
export async function searchStock(source: StockSource, request: StockRequest): Promise<StockResult> {
  const parameters = withinSite(searchParameters(request), siteFilter(source.site, source.now));
  const { found, documents } = await ask(source, parameters);
  const cards = documents.flatMap((document) => stockCardFromDocument(document, source.origins) ?? []);
  for (const card of cards) tellBoundary(card, source);
  for (const document of documents) tellWhenSoldLeaves(document, source);
  return { found, cards };
}

/** Counts the values of one site's vehicles. Rejects like `searchStock`. */
export async function countFacets(
  source: StockSource,
  request: StockRequest,
  fields: readonly FacetField[],
): Promise<StockFacets> {
  return facetsOf(
    await answer(source, withinSite(facetParameters(request, fields), siteFilter(source.site, source.now))),
  );
}

/** Spreads one site's vehicles over prices. Rejects like `searchStock`. */
export async function countPrices(
  source: StockSource,
  request: StockRequest,
  scale?: PriceScale,
): Promise<StockPrices | null> {
  const parameters = withinSite(priceParameters(request, scale), siteFilter(source.site, source.now));
  return pricesOf(await answer(source, parameters), scale);
}

async function ask(source: StockSource, parameters: Asked) {
  const { found, hits = [] } = await answer(source, parameters);
  return { found, documents: hits.map((hit) => hit.document) };
}

type Asked = ReturnType<typeof withinSite>;

async function answer({ client, collection }: StockSource, parameters: Asked) {
  const abortSignal = AbortSignal.timeout(searchPatienceMs);
  try {
    const documents = client().collections<Record<string, unknown>>(collection).documents();
    return await documents.search(parameters, { abortSignal });
  } catch (cause) {
    if (cause instanceof StockUnavailable) throw cause;
    const why = abortSignal.aborted ? `nothing within ${searchPatienceMs} ms` : String(cause);
    throw new StockUnavailable(`The search service gave no answer: ${why}`, { cause });
  }
}

/** A just-arrived tag ends by itself (CARD-03). */
function tellBoundary(card: StockCard, { tagRules, now, until }: StockSource): void {
  const ends = cardTag(card, tagRules, now).until;
  if (ends !== null) until(ends);
}

/** A sold vehicle leaves the site by itself (SRCH-18). */
function tellWhenSoldLeaves(document: Record<string, unknown>, { site, until }: StockSource): void {
  const { status, sold_date_timestamp: soldAt } = document;
  if (status === 'sold' && typeof soldAt === 'number') until(soldUntil(soldAt, site));
}
