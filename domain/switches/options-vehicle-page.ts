import type { SiteOption } from '@/domain/switches/options-row.ts';

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
    help: 'Its place among the pictures.',
    choices: [
      { value: 'start', title: 'First' },
      { value: 'second', title: 'Second' },
      { value: 'middle', title: 'In the middle' },
      { value: 'end', title: 'Last' },
    ],
  },
  {
    key: 'deliveryBaseDollars',
    kind: 'number',
    default: 150,
    min: 0,
    max: 10_000,
    group,
    title: 'Delivery, base price',
    help: 'In dollars, whatever the distance.',
  },
  {
    key: 'deliveryCentsPerKm',
    kind: 'number',
    default: 140,
    min: 0,
    max: 10_000,
    group,
    title: 'Delivery, a kilometre',
    help: 'In cents, on top of the base price.',
  },
  {
    key: 'deliveryMostKm',
    kind: 'number',
    default: 1_200,
    min: 1,
    max: 6_000,
    group,
    title: 'Delivery, farthest',
    help: 'In kilometres by road; further away shoppers are asked to enquire.',
  },
] as const satisfies readonly SiteOption[];
