import type { Feature } from '@/domain/switches/feature.ts';

const group = 'Addresses';

export const routesFeatures = [
  {
    key: 'usedCarPaths',
    title: 'Used-car paths',
    help: 'Searches are at /used-car/… too, as at /search/…, and /used-car/ with a vehicle leads to its page at /cars/….',
    default: false,
    group,
  },
  {
    key: 'buyOnlinePath',
    title: 'Buy-online path',
    help: 'Reserve at /cars/…/buy-online; the checkout path then leads there.',
    default: false,
    group,
  },
  {
    key: 'toyotaModelPaths',
    title: "Toyota's model paths",
    help: 'Keep the old path of a model as its main one.',
    default: false,
    group,
  },
  {
    key: 'suzukiModelPaths',
    title: "Suzuki's model paths",
    help: 'Write the paths of models in the form that Suzuki uses.',
    default: false,
    group,
  },
  {
    key: 'garagePages',
    title: 'Garage pages',
    help: 'The shopper’s own page answers, for signed-in shoppers: saved cars, enquiries, details.',
    default: false,
    group,
  },
  {
    key: 'stockFeeds',
    title: 'Feeds for ads',
    help: 'Google, Meta and others may fetch the vehicles for sale at /feeds. The desk says what is left out, and why.',
    default: false,
    group,
  },
] as const satisfies readonly Feature[];
