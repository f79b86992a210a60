import { dateKey, localMoment } from '@/domain/locations/time-zone.ts';
import { timeZoneAt } from '@/domain/locations/usual-time-zone.ts';
import type { VehicleDealership } from '@/domain/site/dealership-of-vehicle.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { regoText } from '@/domain/stock/vehicle-page/rego-text.ts';
import { type SheetSite, type VehicleSheet, vehicleSheet } from '@/domain/stock/vehicle-page/vehicle-sheet.ts';

const dayText = (now: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(now);

/** The data of a vehicle's sheet with its seller at `now`, epoch milliseconds. */
export function sheetOfVehicle(
  vehicle: StockVehicle,
  { site, place: location }: VehicleDealership<SheetSite>,
  now: number,
): VehicleSheet {
  const timeZone = timeZoneAt(location);
  const today = dateKey(localMoment(now, timeZone));
  const rego = regoText(vehicle.details.registrationExpiry, today, site.features.unregisteredLabel);
  return vehicleSheet(vehicle, { site, location, rego, day: dayText(now, timeZone) });
}
