import type { CarType, StockCard } from '@/domain/stock/stock-card.ts';

export type StockSort = 'relevant' | 'latest' | 'price_ascending' | 'price_descending';

/** A question to the stock of one site; the site's own filter is added by the implementation and cannot be widened (SRCH-19). */
export type StockRequest = {
  query?: string;
  carTypes?: readonly CarType[];
  makes?: readonly string[];
  models?: readonly string[];
  bodies?: readonly string[];
  maximumPriceCents?: number;
  /** Leaves out what was just sold, which a site otherwise shows for some days. */
  forSale?: boolean;
  sort?: StockSort;
  /** 1-based. */
  page?: number;
  perPage?: number;
};

export type StockResult = { found: number; cards: StockCard[] };

/** The port that blocks receive as `context.stock`; rejects when the search service is down. */
export interface StockSearch {
  search(request: StockRequest): Promise<StockResult>;
}
