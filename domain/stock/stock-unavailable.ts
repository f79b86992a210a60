/**
 * The search service is not available right now: pages state it where the vehicles would be and try
 * again at the next render.
 */
export class StockUnavailable extends Error {
  override readonly name: string = 'StockUnavailable';
}

/** The search service is available, and refused this one query. */
export class StockRefused extends StockUnavailable {
  override readonly name = 'StockRefused';
}
