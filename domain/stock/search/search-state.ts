import { makeName, modelName } from '@/domain/vocabulary/make-name.ts';
import {
  type FilterAttribute,
  filterAttributes,
  isRangeAttribute,
  type ListAttribute,
  listAttributes,
  numberedAttributes,
  type RangeAttribute,
  rangeAttributes,
} from '@/domain/vocabulary/search-attributes.ts';
import type { StockSort } from '../stock-search.ts';

/** Both ends belong to it; null is open, and never both. */
export type NumberRange = { min: number | null; max: number | null };

/** What a shopper chose, attribute by attribute; what is absent is not filtered by. */
export type SearchFilters = { [A in ListAttribute]?: readonly string[] } & { [A in RangeAttribute]?: NumberRange };

/**
 * Everything in a search page's address (SRCH-01). `sort` null is the site's usual order; `page`
 * counts from 1.
 */
export type SearchState = { query: string; filters: SearchFilters; sort: StockSort | null; page: number };

export const emptySearch: SearchState = { query: '', filters: {}, sort: null, page: 1 };

const maxQueryLength = 200;
const maxValueLength = 100;
const maxValues = 30;
/** Far beyond any price, distance and moment in seconds, and still written without an exponent. */
const highest = 100_000_000_000;
/** Far beyond any stock; the service takes pages of 32 bits. */
const lastPage = 1_000_000;

/**
 * The same search in its valid form: values trimmed and each once, makes and models as shoppers
 * write them (SRCH-26), and whatever cannot be a value left out. An address contains exactly what
 * this holds.
 */
export function plainSearch({ query, filters, sort, page }: SearchState): SearchState {
  return { query: plainQuery(query), filters: plainFilters(filters), sort, page: plainPage(page) };
}

export const plainQuery = (query: string): string => [...plainText(query)].slice(0, maxQueryLength).join('').trim();

export function plainPage(page: number): number {
  return Number.isFinite(page) ? Math.min(lastPage, Math.max(1, Math.trunc(page))) : 1;
}

export function plainFilters(filters: SearchFilters): SearchFilters {
  const makes = plainValues('make', (filters.make ?? []).map(makeName));
  const models = (filters.model ?? []).map((model) => (makes.length === 1 ? modelName(makes[0] ?? '', model) : model));
  const lists = { ...filters, make: makes, model: models };
  const plain: SearchFilters = {};
  for (const attribute of listAttributes) {
    const values = plainValues(attribute, lists[attribute] ?? []);
    if (values.length > 0) plain[attribute] = values;
  }
  for (const attribute of rangeAttributes) {
    const range = plainRange(filters[attribute]);
    if (range) plain[attribute] = range;
  }
  return plain;
}

/** The attributes that filter, in the order of addresses. */
export const activeAttributes = (filters: SearchFilters): FilterAttribute[] =>
  filterAttributes.filter((attribute) => filters[attribute] !== undefined);

/** The filters without some attributes. */
export function without(filters: SearchFilters, attributes: readonly FilterAttribute[]): SearchFilters {
  const retained = Object.entries(filters).filter(([name]) => !attributes.includes(name as FilterAttribute));
  return Object.fromEntries(retained);
}

/** The filters of some attributes alone. */
export const only = (filters: SearchFilters, attributes: readonly FilterAttribute[]): SearchFilters =>
  without(
    filters,
    filterAttributes.filter((attribute) => !attributes.includes(attribute)),
  );

/** Whether two searches have the same values of an attribute, in any order. */
export function sameFilter(one: SearchFilters, other: SearchFilters, attribute: FilterAttribute): boolean {
  if (isRangeAttribute(attribute)) {
    return one[attribute]?.min === other[attribute]?.min && one[attribute]?.max === other[attribute]?.max;
  }
  const sorted = ({ [attribute]: values = [] }: SearchFilters) => JSON.stringify([...values].sort());
  return sorted(one) === sorted(other);
}

function plainValues(attribute: ListAttribute, values: readonly string[]): string[] {
  const texts = values.map(plainText).filter((text) => text !== '' && text.length <= maxValueLength);
  const valid = numberedAttributes.has(attribute) ? texts.filter((text) => /^\d{1,9}$/.test(text)) : texts;
  return [...new Set(valid)].slice(0, maxValues);
}

function plainRange(range: NumberRange | undefined): NumberRange | null {
  const min = bound(range?.min);
  const max = bound(range?.max);
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? null : { min, max };
}

const bound = (value: number | null | undefined): number | null =>
  typeof value === 'number' && value >= 0 && value <= highest ? Math.abs(Math.round(value * 100) / 100) : null;

/** One line of text. Backticks quote in the index's filter language and cannot be escaped there, so no value has them. */
const plainText = (text: string): string => text.replaceAll(/[`\p{C}\p{Z}]+/gu, ' ').trim();
