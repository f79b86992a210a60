import { compareNames } from '../stock/compare-names.ts';

/** Results on a page of every listing (SRCH-03, SRCH-21). */
const listingSize = 21;

type ListingPage<T> = { shown: T[]; found: number; page: number; pages: number };

/** The results of one page; behind the last one there are none. `page` counts from 1. */
export function listingPage<T>(all: readonly T[], page: number): ListingPage<T> {
  const from = (page - 1) * listingSize;
  return {
    shown: all.slice(from, from + listingSize),
    found: all.length,
    page,
    pages: Math.ceil(all.length / listingSize),
  };
}

/**
 * Whether a text contains all words of a query, whatever their case, accents and hyphens: "cx5"
 * finds "CX-5".
 */
export function hasText(text: string, query: string): boolean {
  const [plain, joined] = [folded(text), folded(text).replaceAll(/[^a-z0-9]/g, '')];
  return folded(query)
    .split(/\s+/)
    .every(
      (word) => plain.includes(word) || (/[a-z0-9]/.test(word) && joined.includes(word.replaceAll(/[^a-z0-9]/g, ''))),
    );
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Each value with how many have it, the most frequent first; values that are chosen are there with none as well. */
export function countedValues(values: readonly string[], chosen: readonly string[] = []) {
  const counts = new Map(chosen.map((value) => [value, 0]));
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, label: value, count }))
    .sort((one, other) => other.count - one.count || compareNames(one.label, other.label));
}
