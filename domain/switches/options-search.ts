import type { SiteOption } from '@/domain/switches/options-row.ts';

const group = 'Search';

export const searchOptions = [
  {
    key: 'defaultSort',
    kind: 'choice',
    default: 'relevant',
    group,
    title: 'Usual order',
    help: 'The order of results until a shopper chooses another.',
    choices: [
      { value: 'relevant', title: 'Most relevant' },
      { value: 'latest', title: 'Latest' },
      { value: 'price_descending', title: 'Highest price' },
      { value: 'price_ascending', title: 'Lowest price' },
    ],
  },
  {
    key: 'popularMakeCount',
    kind: 'number',
    default: 20,
    min: 1,
    max: 50,
    group,
    title: 'Popular makes',
    help: 'How many makes count as popular.',
  },
  {
    key: 'keptFilters',
    kind: 'list',
    default: [],
    group,
    title: 'Filters that stay',
    help: 'A new visit to the search keeps them; all others start anew.',
    choices: [
      { value: 'car_type', title: 'New, demo or used' },
      { value: 'make', title: 'Make' },
      { value: 'model', title: 'Model' },
      { value: 'body', title: 'Body' },
      { value: 'price', title: 'Price' },
      { value: 'year', title: 'Year' },
      { value: 'km', title: 'Kilometres' },
      { value: 'fuel', title: 'Fuel' },
      { value: 'transmission', title: 'Transmission' },
      { value: 'state', title: 'State' },
      { value: 'location_name', title: 'Location' },
    ],
  },
  {
    key: 'refreshPath',
    kind: 'text',
    default: '/special-offers',
    group,
    title: 'After an empty search',
    help: 'Where Clear Filters leads when nothing was found.',
  },
] as const satisfies readonly SiteOption[];
