import type { ComparedCar } from '@/domain/site/compared-car.ts';
import { forSale } from '@/domain/stock/compare/compared-car.ts';

export type LeftText = 'Sold' | 'No longer available';

/** Why a vehicle cannot be bought; null for one that can. */
export function leftText(car: ComparedCar): LeftText | null {
  if (forSale(car)) return null;
  return car.vehicle.availability === 'withdrawn' ? 'No longer available' : 'Sold';
}
