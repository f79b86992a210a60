import type { CatalogueModel } from './catalogue/catalogue-model.ts';
import { ford } from './catalogue/ford.ts';
import { hyundai, kia } from './catalogue/hyundai-kia.ts';
import { caravans, motorcycles } from './catalogue/leisure.ts';
import { mazda } from './catalogue/mazda.ts';
import { groupFranchises, otherMakes } from './catalogue/other-makes.ts';
import { suzuki } from './catalogue/suzuki.ts';
import { toyota } from './catalogue/toyota.ts';
import { volkswagen } from './catalogue/volkswagen.ts';

/** A run of similar vehicles at a dealer's location. */
export type Lot = {
  carType: 'new' | 'demo' | 'used';
  count: number;
  models: readonly CatalogueModel[];
};

const everything = [...ford, ...toyota, ...mazda, ...hyundai, ...kia, ...volkswagen, ...suzuki, ...otherMakes];

/** A franchise sells its brand new and as demonstrators; its used cars are mostly its own brand's, the others were traded in. */
function franchise(brand: readonly CatalogueModel[], count: number): Lot[] {
  const fresh = Math.round(count * 0.36);
  const demos = Math.round(count * 0.12);
  const ownUsed = Math.round(count * 0.3);
  return [
    { carType: 'new', count: fresh, models: brand },
    { carType: 'demo', count: demos, models: brand },
    { carType: 'used', count: ownUsed, models: brand },
    { carType: 'used', count: count - fresh - demos - ownUsed, models: everything },
  ];
}

/** What is at each dealer's locations, by the dealer's slug: about 600 vehicles in all. */
export const dealerPlans: ReadonlyMap<string, readonly Lot[]> = new Map([
  ['southbank-ford', franchise(ford, 84)],
  ['harbour-ford', franchise(ford, 60)],
  ['ranges-volkswagen', franchise(volkswagen, 52)],
  ['coastline-mazda', franchise(mazda, 54)],
  ['northgate-hyundai', franchise(hyundai, 54)],
  ['riverside-kia', franchise(kia, 52)],
  ['bayside-toyota', franchise(toyota, 64)],
  ['hilltop-suzuki', franchise(suzuki, 44)],
  [
    'meridian-group',
    [
      ...franchise(groupFranchises, 36),
      { carType: 'new', count: 9, models: caravans },
      { carType: 'used', count: 7, models: caravans },
      { carType: 'new', count: 6, models: motorcycles },
      { carType: 'used', count: 8, models: motorcycles },
    ],
  ],
  ['cartown', [{ carType: 'used', count: 90, models: everything }]],
]);
