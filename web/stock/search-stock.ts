import { searchParameters } from '@/domain/stock/request.ts';
import { countingFields, countOfResponse } from '@/domain/stock/search/counted-response.ts';
import { siteFilter, withinSite } from '@/domain/stock/site-filter.ts';
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
import { notifyBoundaries, type StockSource, searchOne } from './stock-source.ts';

const within = ({ site, now }: StockSource) => siteFilter(site, now);

/**
 * Searches the index for one site's vehicles. Rejects with StockUnavailable when it does not
 * respond in time.
 */
export async function searchStock(source: StockSource, request: StockRequest): Promise<StockResult> {
  const search = { ...searchParameters(request, source.rules), facet_by: countingFields.join(',') };
  const response = await searchOne(source, withinSite(search, within(source)));
  notifyBoundaries(response, source);
  const cards = (response.hits ?? []).flatMap(({ document }) => stockCardFromDocument(document, source.origins) ?? []);
  return { found: countOfResponse(response), cards };
}

/** Counts the values of one site's vehicles. Rejects like `searchStock`. */
export async function countFacets(
  source: StockSource,
  request: StockRequest,
  fields: readonly FacetField[],
): Promise<StockFacets> {
  return facetsOf(await searchOne(source, withinSite(facetParameters(request, fields, source.rules), within(source))));
}

/** Spreads one site's vehicles over prices. Rejects like `searchStock`. */
export async function countPrices(
  source: StockSource,
  request: StockRequest,
  scale?: PriceScale,
): Promise<StockPrices | null> {
  return pricesOf(
    await searchOne(source, withinSite(priceParameters(request, source.rules, scale), within(source))),
    scale,
  );
}
