import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { distanceKm, type GeoPoint, pointOf } from './distance.ts';
import type { PostcodePlace } from './postcode-lookup.ts';

/** What a shopper typed into the postcode field, and where that is: null when it is unknown (LOC-07). */
export type NearPostcode = { query: string; place: PostcodePlace | null };

export type AwayLocation = {
  location: SiteLocation /** Null where either end has no place on the map. */;
  km: number | null;
};

/**
 * The nearest first, then those without coordinates; in their own order where the postcode has no
 * point (LOC-07).
 */
export function nearestFirst(locations: readonly SiteLocation[], from: GeoPoint | null): AwayLocation[] {
  const away = locations.map((location): AwayLocation => {
    const point = pointOf(location);
    return { location, km: from && point ? distanceKm(from, point) : null };
  });
  return away.sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0);
}

/**
 * "Nearest to 3121 Richmond"; names where it is measured from when only a neighbour of the postcode
 * has a point.
 */
export function nearText({ postcode, name, exact }: PostcodePlace): string {
  return exact ? `Nearest to ${postcode} ${name}` : `Nearest to ${postcode}, measured from ${name}`;
}
