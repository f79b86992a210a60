import { carTypes } from '@/domain/stock/card-values.ts';
import type { FeatureSwitches } from '@/domain/switches/features.ts';
import {
  type ListAttribute,
  listAttributes,
  type RangeAttribute,
  rangeAttributes,
} from '@/domain/vocabulary/search-attributes.ts';
import { compareNames } from '../compare-names.ts';

/** Attributes that a search page offers with counts, and those of which it offers a range (SRCH-09, SRCH-13). */
export type CountedAttribute = Exclude<ListAttribute, 'make_model'>;
export type SpannedAttribute = Exclude<RangeAttribute, 'created_at_timestamp'>;
export const countedAttributes: readonly CountedAttribute[] = listAttributes.filter((one) => one !== 'make_model');
export const spannedAttributes: readonly SpannedAttribute[] = rangeAttributes.filter(
  (one) => one !== 'created_at_timestamp',
);

export type FacetAttribute = CountedAttribute | SpannedAttribute;

export type FacetSwitches = Pick<FeatureSwitches, 'hideUncertified'>;

/** The most values that the service counts of any attribute. */
export const maxFacetValues = 100;

/** How many values of an attribute are offered (SRCH-11). */
export function facetLimit(attribute: ListAttribute): number {
  if (attribute === 'model') return 30;
  if (attribute === 'city') return 20;
  if (attribute === 'dealership_name') return 40;
  return maxFacetValues;
}

/** Values in an order of their own, before all others. */
const fixedOrders: { readonly [A in ListAttribute]?: readonly string[] } = {
  car_type: carTypes,
  series: ['duo', 'city', 'sport'],
};

/** Values that follow their numbers, not their counts. */
const numericOrder: ReadonlySet<ListAttribute> = new Set(['seats', 'price_range', 'weekly_price_range']);

/** Sorts values as they are offered: car types new, demo, used; series duo, city, sport; the rest by count, then name (SRCH-12). */
export function inFacetOrder<V extends { value: string; count: number }>(attribute: ListAttribute, values: V[]): V[] {
  const fixed = fixedOrders[attribute] ?? [];
  const place = ({ value }: V) => {
    const at = fixed.indexOf(value.toLowerCase());
    return at < 0 ? fixed.length : at;
  };
  const byCount = (one: V, other: V) => (numericOrder.has(attribute) ? 0 : other.count - one.count);
  return values.toSorted(
    (one, other) => place(one) - place(other) || byCount(one, other) || compareNames(one.value, other.value),
  );
}
