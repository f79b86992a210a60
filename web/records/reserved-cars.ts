import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { holds, holdWaiting } from './hold-tables.ts';
import { appliedLately } from './hold-waiting.ts';
import { type ReservedState, reservedStateOf } from './holds.ts';

/** A car that is not free for every shopper; `site`: who sells it. */
export type ReservedCar = { vehicle: string; site: string; title: string; stockNumber: string; state: ReservedState };

/** Every car that a shopper has, pays for now, or has the preference of, and its state for all others. */
export async function reservedCars(database: Database): Promise<ReservedCar[]> {
  const [held, offered] = await Promise.all([
    database
      .selectDistinctOn([holds.vehicle], { vehicle: holds.vehicle, site: holds.seller, car: holds.car })
      .from(holds)
      .where(or(inArray(holds.state, ['pending', 'held']), appliedLately)),
    database
      .selectDistinctOn([holdWaiting.vehicle], {
        vehicle: holdWaiting.vehicle,
        site: holdWaiting.seller,
        car: holdWaiting.car,
      })
      .from(holdWaiting)
      .where(and(eq(holdWaiting.state, 'offered'), gt(holdWaiting.preferredUntil, sql`now()`))),
  ]);
  const cars = new Map([...offered, ...held].map((row) => [row.vehicle, row]));
  const found: ReservedCar[] = [];
  for (const { vehicle, site, car } of cars.values()) {
    const state = await reservedStateOf(database, vehicle);
    const { title, stockNumber } = car;
    found.push({ vehicle, site, title, stockNumber, state });
  }
  return found;
}
