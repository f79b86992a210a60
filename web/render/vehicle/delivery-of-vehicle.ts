import { type DeliveryEstimate, deliveryEstimate, deliveryWords } from '@/domain/locations/delivery-estimate.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { placeOfVehicle } from '@/domain/stock/vehicle-page/place-of-vehicle.ts';
import { nearPostcode } from '@/web/integrations/geocoding/near-postcode.ts';
import { services } from '@/web/services.ts';

export type DeliveryAnswer = DeliveryEstimate | { error: string };

/** What it costs to bring a vehicle to what a shopper typed as a postcode, or why that cannot be said (VDP-13). Never rejects. */
export async function deliveryOf(vehicle: StockVehicle, site: ResolvedSite, typed: string): Promise<DeliveryAnswer> {
  if (typed.trim() === '') return { error: deliveryWords.empty };
  const { place } = await nearPostcode(typed, services().geocoding);
  return deliveryEstimate(placeOfVehicle(vehicle, site), place, site.options) ?? { error: deliveryWords.unavailable };
}
