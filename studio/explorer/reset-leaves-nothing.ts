import type { ExplorerRow } from './explorer-rows.ts';

/** What shoppers lose with some values, where "it is left out" is too little. */
const losses: Readonly<Record<string, string>> = {
  'phones.main': 'The header, and every place whose department has no number of its own, would show no phone.',
  headerMenu: 'The header would have no menu.',
  footerMenu: 'The footer would have no links.',
};

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * What a reset takes from shoppers, where no layer below sets the value either; null where one
 * does.
 */
export function resetLeavesNothing({
  path,
  title,
  value,
  origin,
}: Pick<ExplorerRow, 'path' | 'title' | 'value' | 'origin'>) {
  if (origin.layer !== 'dealer' || isNothing(value) || !isNothing(origin.below[0]?.value)) return null;
  return `No layer below says "${title}". ${losses[path] ?? 'Shoppers would see nothing in its place.'}`;
}
