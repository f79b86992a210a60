import type { SiteOption } from '@/domain/site/options-row.ts';

const group = 'Vehicle page';

export const vehiclePageOptions = [
  {
    key: 'similarCount',
    kind: 'number',
    default: 6,
    min: 1,
    max: 24,
    group,
    title: 'Similar vehicles',
    help: 'How many stand in the row.',
  },
  {
    key: 'specificationTags',
    kind: 'list',
    default: [],
    group,
    title: 'Specifications that stand out',
    help: 'The lines that the summary of a vehicle shows first.',
  },
  {
    key: 'stockVideoPlace',
    kind: 'choice',
    default: 'second',
    group,
    title: 'Place of the stock video',
    help: 'Where it stands among the pictures.',
    choices: [
      { value: 'start', title: 'First' },
      { value: 'second', title: 'Second' },
      { value: 'middle', title: 'In the middle' },
      { value: 'end', title: 'Last' },
    ],
  },
] as const satisfies readonly SiteOption[];
