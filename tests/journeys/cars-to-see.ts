import type { Vehicle } from '@/domain/stock/vehicle.ts';
import { demoStock } from './demo-stock.ts';

export type CarPlace = { site: string; path: string };

const stock = (): Vehicle[] => demoStock().filter(({ status }) => status === 'in_stock');

/** A demo vehicle's page by what there is to see of it. Throws when the demo has none. */
export function carWith(what: string, has: (vehicle: Vehicle) => boolean): CarPlace {
  const found = stock().find(has);
  if (!found) throw new Error(`No vehicle of the demo has ${what}.`);
  return { site: found.sites[0] ?? '', path: `/cars/${found.slug}` };
}

/** Cars whose pages show each thing that a viewer can show. */
export const carsToSee = () => ({
  photos: carWith('photos alone', (car) => car.imageUrls.length >= 8 && car.spinImageUrls.length === 0),
  spin: carWith('a spin', (car) => car.spinImageUrls.length > 0 && car.imageUrls.length > 0),
  album: carWith('a spin and photos', (car) => car.spinImageUrls.length > 0 && car.imageUrls.length > 3),
  film: carWith('a film', (car) => car.walkaroundVideoUrls.length > 0 && car.imageUrls.length > 0),
  interior: carWith('an interior', (car) => car.spinInteriorImageUrl !== '' && car.imageUrls.length > 3),
  none: carWith('no photo', (car) => car.imageUrls.length === 0 && car.spinImageUrls.length === 0),
});
