import { type CountRules, countedSearch } from './search/counted-search.ts';
import { pageSize, type SearchParameters } from './search/search-parameters.ts';
import type { NumberRange, SearchState } from './search/search-state.ts';
import type { StockRequest } from './stock-search.ts';

/**
 * A block's query as search parameters, about vehicles for sale (`countedSearch`). It has no filter
 * by site: `withinSite` adds that (SRCH-19).
 */
export const searchParameters = (request: StockRequest, rules: CountRules): SearchParameters =>
  countedSearch(searchOfRequest(request), rules, { page: request.page ?? 1, perPage: request.perPage ?? pageSize });

/** The search of a results page that lists what a block's query finds. */
export function searchOfRequest(request: StockRequest): SearchState {
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
  return { query: request.query ?? '', filters, sort: request.sort ?? null, page: 1 };
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
