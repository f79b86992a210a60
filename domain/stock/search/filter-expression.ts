import {
  cumulativeAttributes,
  type FilterAttribute,
  filterAttributes,
  isRangeAttribute,
  type ListAttribute,
  numberedAttributes,
  type RangeAttribute,
  wholeRanges,
} from '@/domain/vocabulary/search-attributes.ts';
import { priceShownAboveCents } from '../price-display.ts';
import { featureNames } from './feature-names.ts';
import { filterKey, isKeyedField, keyField } from './filter-key.ts';
import type { NumberRange, SearchFilters } from './search-state.ts';

/** A value as a quoted literal of the filter language; backticks cannot be escaped in it, so they are left out. */
export function quote(value: string): string {
  const plain = value.replaceAll('`', '').trim();
  return plain === '' ? '' : `\`${plain}\``;
}

/** The whole value of a field is one of these, sign by sign where the field has keys; empty when there are none. */
export function oneOf(field: string, values: readonly string[] | undefined): string {
  const given = (values ?? []).filter((value) => quote(value) !== '');
  if (given.length === 0) return '';
  if (!isKeyedField(field)) return `${field}:=[${given.map(quote).join(',')}]`;
  return `${keyField(field)}:=[${[...new Set(given.map((value) => filterKey(field, value)))].join(',')}]`;
}

/** None of the values of a field is one of these. */
export function noneOf(field: string, values: readonly string[] | undefined): string {
  return oneOf(field, values).replace(':=', ':!=');
}

/** Conditions that must all hold; empty ones are left out. */
export const allOf = (conditions: readonly string[]): string =>
  conditions.filter((condition) => condition !== '').join(' && ');

/** A shopper's filters in Typesense's filter language, attribute by attribute in the order of addresses (SRCH-02). */
export const filterExpression = (filters: SearchFilters): string =>
  allOf(filterAttributes.map((attribute) => condition(attribute, filters)));

function condition(attribute: FilterAttribute, filters: SearchFilters): string {
  if (isRangeAttribute(attribute)) return within(attribute, filters[attribute]);
  if (cumulativeAttributes.has(attribute)) return allOfValues(attribute, filters[attribute] ?? []);
  return numberedAttributes.has(attribute)
    ? numbers(attribute, filters[attribute])
    : oneOf(attribute, filters[attribute]);
}

/** Each of the values, or what feeds also call it. */
function allOfValues(attribute: ListAttribute, values: readonly string[]): string {
  const nameOf = (value: string) => featureNames.find((names) => names.includes(value))?.[0] ?? value;
  const groups = Map.groupBy(values, nameOf);
  return allOf([...groups.values()].map((group) => oneOf(attribute, group)));
}

/** The same range between whole numbers where the index has no others: from 1.5 km on is from 2 km on. */
function plainEnds(attribute: RangeAttribute, { min, max }: NumberRange): NumberRange {
  const largest = wholeRanges[attribute];
  if (largest === undefined) return { min, max };
  return {
    min: min === null ? null : Math.min(Math.ceil(min), largest),
    max: max === null ? null : Math.min(Math.floor(max), largest),
  };
}

/** Both ends belong to a range. A search by price excludes vehicles without one. */
function within(attribute: RangeAttribute, range: NumberRange | undefined): string {
  if (!range) return '';
  const { min, max } = plainEnds(attribute, range);
  return allOf([
    attribute === 'price' ? `price:>${priceShownAboveCents / 100}` : '',
    min === null ? '' : `${attribute}:>=${min}`,
    max === null ? '' : `${attribute}:<=${max}`,
  ]);
}

function numbers(attribute: ListAttribute, values: readonly string[] | undefined): string {
  const digits = (values ?? []).filter((value) => /^\d+$/.test(value));
  return digits.length === 0 ? '' : `${attribute}:=[${digits.join(',')}]`;
}
