import { parseSort, type SortPart } from '../sort/parse-sort.ts';
import type { SortKey } from '../sort/sort-key.ts';

/** One sort value of a hit, comparable with those of other collections; numbers have their direction in them. */
type RankValue = number | { text: string; descending: boolean };

/** The id of a hit and the values that it is sorted by. A pinned hit comes before all others. */
export type Rank = { id: string; pinned: boolean; values: RankValue[] };

/** How one search orders its hits, so that those of several can be one list. */
type Ranking = {
  /**
   * What `sort_by` requests, as "number asc, text desc"; blank without. Only alike searches can be
   * one list.
   */
  shape(): string;
  /** `at` is the hit's place among the matches; -1 for a pinned hit. */
  rankOf(id: string, at: number): Rank;
};

/**
 * `scored`: the query has words. One without counts as the worst score, so that the default orders
 * of both are alike.
 */
export function rankingOf(sortBy: string, keys: readonly SortKey[], scored: boolean): Ranking {
  const unasked = sortBy.trim() === '';
  const kindOf = ({ descending }: SortPart, at: number) =>
    `${keys[at]?.text ? 'text' : 'number'} ${descending ? 'desc' : 'asc'}`;
  const lead = unasked && !scored ? [0] : [];
  return {
    shape: () => (unasked ? '' : parseSort(sortBy).map(kindOf).join(', ')),
    rankOf: (id, at) => rankOf(id, at, keys, lead),
  };
}

function rankOf(id: string, at: number, keys: readonly SortKey[], lead: readonly number[]): Rank {
  if (at < 0) return { id, pinned: true, values: [] };
  const values = keys.map(({ of, text, descending = false }): RankValue => {
    const own = text?.(at) ?? null;
    return own === null ? of(at) : { text: own, descending };
  });
  return { id, pinned: false, values: [...lead, ...values] };
}

/** Below zero when `one` comes first; zero when they sort alike, as far as both have values. */
export function compareRanks(one: Rank, other: Rank): number {
  if (one.pinned || other.pinned) return Number(other.pinned) - Number(one.pinned);
  for (const [at, value] of one.values.entries()) {
    const difference = compareValues(value, other.values[at] ?? value);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A missing text is an infinite number, which comes before or after all texts. */
function compareValues(one: RankValue, other: RankValue): number {
  const [left, right] = [numberOf(one), numberOf(other)];
  if (typeof one === 'number' || typeof other === 'number' || one.text === other.text)
    return left === right ? 0 : left < right ? -1 : 1;
  return one.text < other.text !== one.descending ? -1 : 1;
}

const numberOf = (value: RankValue) => (typeof value === 'number' ? value : 0);
