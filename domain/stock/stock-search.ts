import type { StockCard } from '@/domain/stock/stock-card.ts';
import type { CarType } from './card-values.ts';

/** Orders of results as `sortBy` names them; those by year and kilometres are offered on flags (SRCH-04). */
export const stockSorts = [
  'relevant',
  'latest',
  'price_descending',
  'price_ascending',
  'year_descending',
  'year_ascending',
  'km_ascending',
  'km_descending',
] as const;
export type StockSort = (typeof stockSorts)[number];

/**
 * A query of what a site has for sale; the implementation adds the site's own filter, which no
 * query can widen (SRCH-19).
 */
export type StockRequest = {
  query?: string;
  carTypes?: readonly CarType[];
  makes?: readonly string[];
  models?: readonly string[];
  bodies?: readonly string[];
  fuels?: readonly string[];
  /** Names of locations, as vehicles name theirs. */
  locations?: readonly string[];
  /** A search by price excludes vehicles without one. */
  minimumPriceCents?: number;
  maximumPriceCents?: number;
  /** The site's own order unless it names another. */
  sort?: StockSort;
  /** 1-based. */
  page?: number;
  perPage?: number;
};

export type StockResult = { found: number; cards: StockCard[] };

/** Attributes whose values blocks count. */
export const facetFields = [
  'car_type',
  'status',
  'make',
  'model',
  'body',
  'fuel',
  'transmission',
  'drive',
  'location_name',
  'price_range',
] as const;
export type FacetField = (typeof facetFields)[number];
export type FacetValue = { value: string; count: number };

/**
 * How the vehicles of a query are spread: the values of each requested attribute, the most frequent
 * first, then by name (SRCH-12).
 */
export type StockFacets = {
  found: number;
  values: Partial<Record<FacetField, FacetValue[]>>;
  /** Lowest and highest price of those that have one; null when none has. */
  price: { lowestCents: number; highestCents: number } | null;
};

/** Bars of one width, from the lowest price on. */
export type PriceScale = { fromCents: number; barCents: number; bars: number };

/** How the vehicles of a query are spread over prices; a bar begins at `fromCents` and ends where the next begins. */
export type StockPrices = {
  found: number;
  lowestCents: number;
  highestCents: number;
  bars: readonly { fromCents: number; count: number }[];
};

/** The port that blocks receive as `context.stock`; rejects when the search service is down. */
export interface StockSearch {
  search(request: StockRequest): Promise<StockResult>;
  /** How the vehicles of a query are spread over the values of these attributes. */
  facets(request: StockRequest, fields: readonly FacetField[]): Promise<StockFacets>;
  /** How the priced vehicles of a query are spread over prices; null when there are none. */
  prices(request: StockRequest, scale?: PriceScale): Promise<StockPrices | null>;
}
