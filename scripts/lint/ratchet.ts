import type { Found, Place } from './count-words.ts';
import { nameRules, proseRules } from './word-rules.ts';

type Counts = Record<string, number>;
export type WordCounts = { names: Counts; prose: Counts };
export type Difference = { kind: 'names' | 'prose'; rule: string; max: number; count: number };

export const countsOf = ({ names, prose }: Found): WordCounts => ({
  names: count(nameRules, names),
  prose: count(proseRules, prose),
});

/** Where there are more than the ratchet allows (a rule that it does not list allows none), and where fewer. */
export function compareCounts(max: WordCounts, counts: WordCounts): { more: Difference[]; fewer: Difference[] } {
  const all = (['names', 'prose'] as const).flatMap((kind) =>
    Object.entries(counts[kind]).map(([rule, count]) => ({ kind, rule, max: max[kind][rule] ?? 0, count })),
  );
  return { more: all.filter(({ count, max }) => count > max), fewer: all.filter(({ count, max }) => count < max) };
}

const count = (rules: object, places: Place[]): Counts =>
  Object.fromEntries(Object.keys(rules).map((rule) => [rule, places.filter((place) => place.rule === rule).length]));
