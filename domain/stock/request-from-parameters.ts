import { type CarType, carTypes } from './stock-card.ts';
import type { StockRequest } from './stock-search.ts';

/** More values of one filter than anybody chooses are not asked for. */
const mostValues = 50;

/**
 * A question in the words of a search address: one parameter for each attribute, given once for each value, a range of prices as
 * `min:max` in dollars (SRCH-01, SRCH-02). What cannot be understood is left out.
 */
export function requestFromParameters(asked: URLSearchParams): StockRequest {
  const list = (name: string) => asked.getAll(name).filter(Boolean).slice(0, mostValues);
  const types = list('car_type').filter((type): type is CarType => (carTypes as readonly string[]).includes(type));
  const [least, most] = (asked.get('price') ?? '').split(':').map(centsOf);
  return {
    carTypes: types,
    makes: list('make'),
    models: list('model'),
    bodies: list('body'),
    fuels: list('fuel'),
    locations: list('location_name'),
    ...(least !== undefined && { minimumPriceCents: least }),
    ...(most !== undefined && { maximumPriceCents: most }),
  };
}

const centsOf = (dollars: string): number | undefined =>
  /^\d{1,9}$/.test(dollars) ? Number(dollars) * 100 : undefined;
