import { type DeliveryEstimate, deliveryEstimate, deliveryText } from '@/domain/locations/delivery-estimate.ts';
import type { VehicleDealership } from '@/domain/site/dealership-of-vehicle.ts';
import { nearPostcode } from '@/web/integrations/geocoding/near-postcode.ts';
import type { Services } from '@/web/platform/services.ts';

export type DeliveryResponse = DeliveryEstimate | { error: string };

/**
 * The delivery cost from the vehicle's location to a typed postcode, or why there is none (VDP-13).
 * Never rejects.
 */
export async function deliveryOf(
  geocoding: Services['geocoding'],
  { site, place: location }: VehicleDealership,
  typed: string,
): Promise<DeliveryResponse> {
  if (typed.trim() === '') return { error: deliveryText.empty };
  const { place } = await nearPostcode(typed, geocoding);
  return deliveryEstimate(location, place, site.options) ?? { error: deliveryText.unavailable };
}
