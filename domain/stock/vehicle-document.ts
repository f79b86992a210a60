import type { WeeklyClaim } from '@/domain/finance/repayment-claim.ts';
import type { VehicleDocument } from './collection.ts';
import type { Vehicle } from './vehicle.ts';
import { type FieldRow, vehicleFields } from './vehicle-fields.ts';

const writers = Object.entries<FieldRow>(vehicleFields);

/**
 * What shoppers may read of a vehicle, as the search collection holds it: the fields of the table
 * and no others, so that whatever it does not name (phone, private suburb and postcode,
 * registration, VIN) stays inside. `weekly` comes from the owning dealership's lender.
 */
export function vehicleDocument(vehicle: Vehicle, weekly: WeeklyClaim | null): VehicleDocument {
  const values = writers.map(([name, { write }]) => [name, write?.(vehicle, weekly)] as const);
  // The table's own type ensures that each field that is not optional has a value of its type.
  return Object.fromEntries([
    ['id', vehicle.id],
    ...values.filter(([, value]) => value !== undefined),
  ]) as VehicleDocument;
}
