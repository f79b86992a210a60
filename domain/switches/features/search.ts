import type { Feature } from '@/domain/switches/feature.ts';

const group = 'Search';

export const searchFeatures = [
  {
    key: 'allMakesGrouping',
    title: 'All makes in groups',
    help: 'The list of makes also shows every make, by first letter.',
    default: false,
    group,
  },
  {
    key: 'popularMakes',
    title: 'Popular makes first',
    help: 'The makes with the most vehicles stand in a group of their own.',
    default: false,
    group,
  },
  {
    key: 'hideUncertified',
    title: 'Hide "not certified"',
    help: 'The certified filter offers only the certified vehicles.',
    default: false,
    group,
  },
  {
    key: 'pricedFirstAscending',
    title: 'Leave out vehicles without price',
    help: 'Lowest price first lists only vehicles that have a price.',
    default: false,
    group,
  },
  {
    key: 'similarOnSearch',
    title: 'Similar vehicles on the search page',
    help: 'A row of similar vehicles is shown below the results.',
    default: false,
    group,
  },
  {
    key: 'customBodies',
    title: 'Own list of bodies',
    help: 'The body selector lists every body of the stock, up to twenty.',
    default: false,
    group,
  },
  { key: 'sortByYear', title: 'Sort by year', help: 'Shoppers may also sort by year.', default: false, group },
  {
    key: 'sortByKilometres',
    title: 'Sort by kilometres',
    help: 'Shoppers may also sort by kilometres.',
    default: false,
    group,
  },
] as const satisfies readonly Feature[];
