import type { QuickView } from '@/domain/stock/quick-view.ts';

/** One line of a comparison: a value for each vehicle, empty where it has none. */
export type ComparedFact = { name: string; values: readonly string[]; differ: boolean };

type Viewed = Pick<QuickView, 'price' | 'subtitle' | 'facts' | 'features'>;

/** The facts of vehicles line by line, in the order of the first that has them; null for one that is not known yet. */
export function comparedFacts(views: readonly (Viewed | null)[]): ComparedFact[] {
  const tables = views.map((view) => new Map(view ? factsOf(view) : []));
  const names = new Set(tables.flatMap((table) => [...table.keys()]));
  return [...names].map((name) => {
    const values = tables.map((table) => table.get(name) ?? '');
    return { name, values, differ: new Set(values.filter((_, at) => views[at] !== null)).size > 1 };
  });
}

const factsOf = ({ price, subtitle, facts, features }: Viewed): (readonly [string, string])[] => [
  ['Price', price],
  ['Model', subtitle],
  ...facts,
  ['Features', features.join(', ')],
];
