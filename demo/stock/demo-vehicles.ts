import type { Vehicle } from '@/domain/stock/vehicle.ts';
import { chance } from './chance.ts';
import { dealerPlans } from './dealer-plans.ts';
import { type DemoDealership, demoDealerships } from './dealerships.ts';
import { madeVehicle } from './made-vehicle.ts';

const firstNumber = 1001;

/**
 * The stock of all demo dealers, about 600 vehicles. The same `now` (epoch milliseconds) makes the same vehicles on every machine;
 * ages, kilometres and prices follow it, so that the demo does not grow old.
 */
export function demoVehicles(now: number): Vehicle[] {
  return demoDealerships.flatMap((dealership) => stockOf(dealership, now));
}

/** Each vehicle draws from a seed of its own: a lot that grows leaves the other vehicles as they are. */
function stockOf(dealership: DemoDealership, now: number): Vehicle[] {
  const places = (dealerPlans.get(dealership.slug) ?? []).flatMap((lot) =>
    Array.from({ length: lot.count }, () => lot),
  );
  return places.map((lot, index) => {
    const number = firstNumber + index;
    return madeVehicle({ dealership, lot, number, now }, chance(`${dealership.slug} ${number}`));
  });
}
