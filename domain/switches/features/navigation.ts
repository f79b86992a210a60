import type { Feature } from '@/domain/switches/feature.ts';

const group = 'Navigation';

export const navigationFeatures = [
  {
    key: 'menuHoverOpen',
    title: 'Open menus on hover',
    help: 'Header dropdowns open when the pointer rests on them, not only on click.',
    default: false,
    group,
  },
  {
    key: 'modelInBreadcrumb',
    title: 'Model in the trail',
    help: 'The breadcrumb trail also names the model.',
    default: false,
    group,
  },
  {
    key: 'seriesDisplay',
    title: 'Series in names',
    help: 'Name a vehicle with its series, in the breadcrumb trail too.',
    default: false,
    group,
  },
] as const satisfies readonly Feature[];
