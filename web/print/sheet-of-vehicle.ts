import { dateKey, localMoment } from '@/domain/locations/time-zone.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { placeOfVehicle } from '@/domain/stock/vehicle-page/place-of-vehicle.ts';
import { regoText } from '@/domain/stock/vehicle-page/rego-text.ts';
import { type VehicleSheet, vehicleSheet } from '@/domain/stock/vehicle-page/vehicle-sheet.ts';

const dayWords = (now: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(now);

/** The sheet of a vehicle as it stands at `now`, epoch milliseconds. */
export function sheetOfVehicle(vehicle: StockVehicle, site: ResolvedSite, now: number): VehicleSheet {
  const location = placeOfVehicle(vehicle, site);
  const timeZone = location?.timeZone ?? 'Australia/Brisbane';
  const today = dateKey(localMoment(now, timeZone));
  const rego = regoText(vehicle.details.registrationExpiry, today, site.features.unregisteredLabel);
  return vehicleSheet(vehicle, { site, location, rego, day: dayWords(now, timeZone) });
}
