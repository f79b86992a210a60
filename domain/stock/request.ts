import { pageSize, parametersOf, type SearchParameters } from './search/search-parameters.ts';
import type { NumberRange } from './search/search-state.ts';
import type { StockRequest } from './stock-search.ts';

/** A block's question as search parameters. It says nothing about the site: `withinSite` has the last word on that (SRCH-19). */
export function searchParameters(request: StockRequest): SearchParameters {
  const { query = '', sort = 'relevant', page = 1, perPage = pageSize, forSale } = request;
  const price = priceRange(request);
  const filters = {
    car_type: request.carTypes ?? [],
    make: request.makes ?? [],
    model: request.models ?? [],
    body: request.bodies ?? [],
    fuel: request.fuels ?? [],
    location_name: request.locations ?? [],
    ...(price ? { price } : {}),
  };
  return parametersOf({ query, filters, sort, page, perPage, ...(forSale ? { forSale } : {}) });
}

function priceRange({ minimumPriceCents, maximumPriceCents }: StockRequest): NumberRange | null {
  const [min, max] = [minimumPriceCents, maximumPriceCents].map(dollars);
  return min === null && max === null ? null : { min: min ?? null, max: max ?? null };
}

/** Far above any vehicle. */
const highestDollars = 100_000_000;

const dollars = (cents: number | undefined): number | null =>
  cents === undefined || !Number.isFinite(cents)
    ? null
    : Math.min(highestDollars, Math.max(0, Math.round(cents) / 100));
