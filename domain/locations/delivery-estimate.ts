import { distanceKm, pointOf } from './distance.ts';
import type { PostcodePlace } from './postcode-lookup.ts';
import { remoteIsland } from './remote-islands.ts';

/** What delivery costs on a site; dollars and cents as staff fill them in. */
type DeliveryRates = {
  deliveryBaseDollars: number;
  deliveryCentsPerKm: number;
  /** Nothing is carried further than this. */
  deliveryMostKm: number;
};

/** What a shopper reads (VDP-13), letter for letter. */
export const deliveryText = {
  empty: 'Please enter a postcode.',
  unavailable:
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
} as const;

/** `price` in whole dollars, `name` of the region. */
export type DeliveryEstimate = { price: number; name: string };

/** Roads are longer than the way a bird flies: a usual detour factor. */
const detour = 1.3;
const roundedToDollars = 10;

/**
 * What it costs to bring a vehicle from where it is to a postcode; null where no price can be
 * given, where no road leads or where it is too far (VDP-13).
 */
export function deliveryEstimate(
  from: { latitude: number | null; longitude: number | null } | null,
  to: PostcodePlace | null,
  { deliveryBaseDollars, deliveryCentsPerKm, deliveryMostKm }: DeliveryRates,
): DeliveryEstimate | null {
  const start = from && pointOf(from);
  if (!start || !to || remoteIsland(to.postcode)) return null;
  const km = distanceKm(start, to) * detour;
  if (km > deliveryMostKm) return null;
  const dollars = deliveryBaseDollars + (km * deliveryCentsPerKm) / 100;
  return { price: Math.ceil(dollars / roundedToDollars) * roundedToDollars, name: to.name };
}
