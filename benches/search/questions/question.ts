import type { Vehicle } from '../vehicles/vehicle.ts';

type KeysOf<T> = { [K in keyof Vehicle]: Vehicle[K] extends T ? K : never }[keyof Vehicle];
export type TextField = KeysOf<string>;
export type NumberField = KeysOf<number>;

/** One part of a filter; parts are ANDed. Both ends of a range are included. */
export type Condition =
  | { field: TextField; oneOf: readonly string[] }
  | { field: NumberField; from: number; to: number };

/**
 * A shopper's query. Without words everything matches; results for words come best first unless
 * sorted.
 */
export type Question = {
  words: string;
  filter: readonly Condition[];
  sort: { field: NumberField; descending: boolean } | null;
  facets: boolean;
  limit: number;
  /** The found words are to be marked in the page's vehicles. */
  marked: boolean;
};

export const textFacets =
  'make,model,badge,body,fuel,transmission,drive,colour,car_type,price_range,tag,dealer,city,state'.split(
    ',',
  ) as TextField[];
export const numberFacets: readonly NumberField[] = ['price', 'km', 'year', 'seats', 'weekly'];
export const facetValues = 50;
const pageSize = 21;

/** Where words are looked for, the most specific first. */
export const searched = ['name', 'stocknum', 'body', 'colour', 'features'] as const;

/** A page of the stock list: 21 vehicles and all 20 facets. */
export function page(over: Partial<Question>): Question {
  return { words: '', filter: [], sort: null, facets: true, limit: pageSize, marked: false, ...over };
}
