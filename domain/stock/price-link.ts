import type { CarType } from './card-values.ts';
import { defaultSearchPath, pathOfCarTypes } from './search/car-type-path.ts';
import type { StockSort } from './stock-search.ts';

/** Prices in integer cents. */
type PriceLink = {
  carTypes: readonly CarType[];
  minimumPriceCents: number;
  maximumPriceCents: number;
  sort?: StockSort;
};

/** What `searchLink` gives for a range of prices, in a few lines for the browser: without the names of makes and all other parameters. */
export function priceLink({ carTypes, minimumPriceCents, maximumPriceCents, sort }: PriceLink): string {
  const path = pathOfCarTypes(carTypes);
  const parameters = [
    ...(path === null ? carTypes.map((type) => `car_type=${type}`) : []),
    ...(minimumPriceCents > maximumPriceCents
      ? []
      : [`price=${dollars(minimumPriceCents)}:${Math.ceil(maximumPriceCents / 100)}`]),
    ...(sort ? [`sortBy=${sort}`] : []),
  ];
  return [path ?? defaultSearchPath, parameters.join('&')].filter(Boolean).join('?');
}

const dollars = (cents: number): number => Math.floor(cents / 100);
