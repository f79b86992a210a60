import type { FeatureSwitches } from '@/domain/switches/features.ts';
import type { FacetItem } from './page-result.ts';

/** Values under one title; a group without a title is simply the rest. */
export type FacetItemGroup = { title: string | null; items: readonly FacetItem[] };

type Rules = Pick<FeatureSwitches, 'popularMakes' | 'allMakesGrouping'> & { popularMakeCount: number };

/**
 * The makes behind the first `first`, which are in the order of their counts: the rest of the
 * popular ones in a group of their own, and all others by first letter, where a site wants that
 * (SRCH-10).
 */
export function makeGroups(makes: readonly FacetItem[], first: number, rules: Rules): FacetItemGroup[] {
  const { popularMakes, allMakesGrouping, popularMakeCount } = rules;
  const popular = popularMakes ? makes.slice(first, popularMakeCount) : [];
  const others = makes.slice(Math.max(first, popularMakes ? popularMakeCount : first));
  const grouped = allMakesGrouping ? byLetter(others) : [{ title: popularMakes ? 'Other makes' : null, items: others }];
  return [{ title: 'Popular makes', items: popular }, ...grouped].filter(({ items }) => items.length > 0);
}

function byLetter(makes: readonly FacetItem[]): FacetItemGroup[] {
  const letters = new Map<string, FacetItem[]>();
  for (const make of makes.toSorted((one, other) => one.label.localeCompare(other.label))) {
    const letter = make.label.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), make]);
  }
  return [...letters].map(([title, items]) => ({ title, items }));
}
