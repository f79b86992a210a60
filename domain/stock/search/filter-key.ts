import { hashOf } from '@/domain/text/hash.ts';
import { isOneOf } from '@/domain/vocabulary/typed-keys.ts';
/**
 * Fields whose values are free text. Search engines compare texts by their words, in which signs count for nothing: "Sport+" would find
 * each "Sport". So the index holds a key beside each, of letters and figures alone, and filters compare keys.
 */
export const keyedFields = [
  'stocknum',
  'make',
  'model',
  'make_model',
  'badge',
  'series',
  'categories',
  'transmission',
  'drive',
  'colour',
  'tag',
  'filtered_features',
  'city',
  'location_name',
  'dealership_name',
  'dealership_id',
] as const;
export type KeyedField = (typeof keyedFields)[number];

/** Fields of several values. */
export const keyedLists: ReadonlySet<KeyedField> = new Set(['categories', 'filtered_features']);

/** Names that their makers write in several ways, "CX 5" and "CX-5", "Citroën" and "Citroen": one key for all. */
const names: ReadonlySet<KeyedField> = new Set(['make', 'model', 'make_model']);

export const isKeyedField = (field: string): field is KeyedField => isOneOf(keyedFields, field);
export const keyField = <F extends KeyedField>(field: F) => `${field}_key` as const;

/** Engines cut words behind this many characters. */
const maxKeyLength = 96;

/**
 * The key of a value: two values have one key when they differ in nothing but case and the width of spaces, and names also when they differ
 * in accents and in spaces and hyphens. "z" leads in a code of what is no small letter or figure.
 */
export function filterKey(field: KeyedField, value: string): string {
  const plain = value.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const written = names.has(field)
    ? plain
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[\s\u002D\u2010-\u2015]+/gu, ' ')
    : plain;
  const coded = [...written]
    .map((letter) => (/[a-y0-9]/.test(letter) ? letter : `z${letter.codePointAt(0)?.toString(36)}z`))
    .join('');
  const key = `k${coded}`;
  return key.length <= maxKeyLength ? key : `${key.slice(0, maxKeyLength - 14)}${hashOf(key)}`;
}

/** The key of a picture's address that has a query: only queries in the feed exist, no others. */
export const pictureKey = (address: string): string => `k${hashOf(address)}`;

/** Counted values of which those with one key are one: a filter shows as many as its facet counts. A value of `chosen` keeps its spelling. */
export function mergedByKey<V extends { value: string; count: number }>(
  field: string,
  values: readonly V[],
  chosen: readonly string[] = [],
): V[] {
  if (!isKeyedField(field)) return [...values];
  const groups = Map.groupBy(values, ({ value }) => filterKey(field, value));
  return [...groups.values()].flatMap((group) => {
    const shown =
      group.find(({ value }) => chosen.includes(value)) ?? group.toSorted((one, other) => other.count - one.count)[0];
    return shown ? [{ ...shown, count: group.reduce((sum, { count }) => sum + count, 0) }] : [];
  });
}
