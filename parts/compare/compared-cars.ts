import { maxCompared } from '@/domain/routes/compare-address.ts';
import { type BrowserStore, readList, writeList } from '@/parts/saved-cars/browser-list.ts';
import { type Favourite, isFavourite } from '@/parts/saved-cars/favourites.ts';
import { compareListName } from './compare-list-name.ts';

/** The vehicles of a site that this browser compares, in the order in which they were chosen. */
export const comparedCars = (store: BrowserStore, site: string): Favourite[] =>
  readList(store, site, compareListName, isFavourite).slice(0, maxCompared);

/**
 * Adds a vehicle to the comparison, or removes it. Returns false, and changes nothing, when the
 * comparison is full.
 */
export function toggleCompared(store: BrowserStore, site: string, car: Favourite): boolean {
  const former = comparedCars(store, site);
  const others = former.filter(({ id }) => id !== car.id);
  if (others.length === maxCompared) return false;
  writeList(store, site, compareListName, others.length < former.length ? others : [...others, car]);
  return true;
}
