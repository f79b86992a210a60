import type { SiteOption } from '@/domain/switches/options-row.ts';

const group = 'Stock that is shown';

export const stockOptions = [
  {
    key: 'photoLevel',
    kind: 'number',
    default: 0,
    min: 0,
    max: 14,
    group,
    title: 'Least picture level',
    help: 'Vehicles with worse pictures are left out.',
  },
  {
    key: 'onlyCarTypes',
    kind: 'list',
    default: [],
    group,
    title: 'Only these kinds',
    help: 'Nothing chosen shows all.',
    choices: [
      { value: 'new', title: 'New' },
      { value: 'demo', title: 'Demo' },
      { value: 'used', title: 'Used' },
    ],
  },
  {
    key: 'onlyDealerships',
    kind: 'list',
    default: [],
    group,
    title: 'Only these dealerships',
    help: 'Their numbers; empty shows every dealership of the site.',
  },
  {
    key: 'excludedMakes',
    kind: 'list',
    default: [],
    group,
    title: 'Makes that are left out',
    help: 'Their vehicles never show on this site.',
  },
  {
    key: 'excludedStockNumbers',
    kind: 'list',
    default: [],
    group,
    title: 'Stock numbers that are left out',
    help: 'These vehicles never show on this site.',
  },
] as const satisfies readonly SiteOption[];
