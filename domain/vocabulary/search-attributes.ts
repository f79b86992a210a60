import { isOneOf } from './typed-keys.ts';
/** Filter attributes that hold one or several texts, in the order in which addresses name them (SRCH-02; `series` for SRCH-12). */
export const listAttributes = [
  'item_type',
  'car_type',
  'make',
  'model',
  'make_model',
  'badge',
  'series',
  'body',
  'categories',
  'fuel',
  'transmission',
  'drive',
  'seats',
  'colour',
  'certified',
  'tag',
  'status',
  'filtered_features',
  'price_range',
  'weekly_price_range',
  'state',
  'city',
  'location_name',
  'dealership_name',
] as const;
export type ListAttribute = (typeof listAttributes)[number];

/** Filter attributes that hold a range of numbers: dollars, kilometres, years, epoch seconds. */
export const rangeAttributes = ['price', 'subscription_price', 'km', 'year', 'created_at_timestamp'] as const;
export type RangeAttribute = (typeof rangeAttributes)[number];

/** Ranges that the index stores as whole numbers, and the largest that it takes; a larger one, or a fraction, it refuses in a request. */
export const wholeRanges: Partial<Record<RangeAttribute, number>> = {
  km: 2 ** 31 - 1,
  year: 2 ** 31 - 1,
  created_at_timestamp: Number.MAX_SAFE_INTEGER,
};

export type FilterAttribute = ListAttribute | RangeAttribute;
export const filterAttributes: readonly FilterAttribute[] = [...listAttributes, ...rangeAttributes];

/** Attributes whose values the index stores as numbers: their values are digits or nothing. */
export const numberedAttributes: ReadonlySet<ListAttribute> = new Set(['seats']);

/** Attributes of which a vehicle has many: who chooses two wants both. Of all others a vehicle has one: who chooses two takes either. */
export const cumulativeAttributes: ReadonlySet<FilterAttribute> = new Set(['filtered_features']);

export const isListAttribute = (name: string): name is ListAttribute => isOneOf(listAttributes, name);
export const isRangeAttribute = (name: string): name is RangeAttribute => isOneOf(rangeAttributes, name);
