import type { Client } from 'typesense';
import type { ImportReport } from '@/domain/stock/import-report.ts';
import { stateReserved } from '@/domain/stock/state-reserved.server.ts';
import { openRecords } from '@/web/records/database.ts';
import { type ReservedCar, reservedCars } from '@/web/records/reserved-cars.ts';

/**
 * After an import: a car that a shopper has reserved, and that left the stock and came back
 * meanwhile, is reserved in the index again (CHK-02). Returns the reserved cars that this import
 * took away: the reservation stays, the car is offered to no other shopper.
 */
export async function restateHolds(
  typesense: Client,
  recordsUrl: string,
  { changes, currentVehicles }: Pick<ImportReport, 'changes' | 'currentVehicles'>,
): Promise<{ gone: ReservedCar[] }> {
  const records = openRecords(recordsUrl, 1);
  try {
    const reserved = await reservedCars(records.database);
    const left = new Set([...(changes?.withdrawn ?? []), ...(changes?.sold ?? [])]);
    for (const { vehicle, state } of reserved)
      if (state.reserved && currentVehicles.has(vehicle) && !left.has(vehicle))
        await stateReserved(typesense, 'vehicles', vehicle, state);
    return { gone: reserved.filter(({ vehicle }) => left.has(vehicle)) };
  } finally {
    await records.close();
  }
}
