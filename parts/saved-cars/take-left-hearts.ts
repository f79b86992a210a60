import { leftPresses } from '@/ui/hydration/early-input.ts';
import { ownStore, writeList } from './browser-list.ts';
import { favouriteOf, favourites } from './favourites.ts';
import { removeJoined } from './joined-cars.ts';

/**
 * Adds the cars whose hearts were pressed on a page that was left before its scripts ran to this
 * browser's list (SAVE-03), for pages without hearts: an account reads them from there.
 */
export function takeLeftHearts(site: string): void {
  for (const text of leftPresses('favourite')) {
    const car = favouriteOf(text);
    if (!car) continue;
    const others = favourites(ownStore, site).filter(({ id }) => id !== car.id);
    writeList(ownStore, site, 'favourites', [car, ...others]);
    removeJoined(site, car);
  }
}
