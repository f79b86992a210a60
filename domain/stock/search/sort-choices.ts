import type { FeatureSwitches } from '@/domain/switches/features.ts';
import type { StockSort } from '../stock-search.ts';

type SortChoice = { value: StockSort; label: string };

const usual: readonly SortChoice[] = [
  { value: 'relevant', label: 'Most relevant' },
  { value: 'latest', label: 'Latest' },
  { value: 'price_descending', label: 'Highest price' },
  { value: 'price_ascending', label: 'Lowest price' },
];
const byYear: readonly SortChoice[] = [
  { value: 'year_descending', label: 'Newest year' },
  { value: 'year_ascending', label: 'Oldest year' },
];
const byKilometres: readonly SortChoice[] = [
  { value: 'km_ascending', label: 'Lowest kilometres' },
  { value: 'km_descending', label: 'Highest kilometres' },
];

/** The orders that a site offers; those by year and kilometres on flags (SRCH-04). */
export const sortChoices = (
  features: Pick<FeatureSwitches, 'sortByYear' | 'sortByKilometres'>,
): readonly SortChoice[] => [
  ...usual,
  ...(features.sortByYear ? byYear : []),
  ...(features.sortByKilometres ? byKilometres : []),
];
