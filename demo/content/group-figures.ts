import { meridianPlaces } from './dealers/meridian-places.ts';
import { groupBrands } from './group-brands.ts';

/**
 * The group's figures of its size: what its own lists of locations and brands show, and its years
 * since 1994 (NAV-22).
 */
export const groupFigures: readonly [value: string, label: string][] = [
  [String(meridianPlaces.length), 'locations'],
  [String(groupBrands.length), 'brands'],
  ['30+', 'years'],
];
