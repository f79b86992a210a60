import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { distanceKm, type GeoPoint, pointOf } from './distance.ts';
import type { PostcodePlace } from './postcode-lookup.ts';

/** What a shopper typed into the postcode field, and where that is: null when it is unknown (LOC-07). */
export type NearPostcode = { query: string; place: PostcodePlace | null };

export type AwayLocation = {
  location: SiteLocation /** Null where either end has no place on the map. */;
  km: number | null;
};

/** The nearest first, then those without coordinates; in the order in which they came while no place is known (LOC-07). */
export function nearestFirst(locations: readonly SiteLocation[], from: GeoPoint | null): AwayLocation[] {
  const away = locations.map((location): AwayLocation => {
    const point = pointOf(location);
    return { location, km: from && point ? distanceKm(from, point) : null };
  });
  return away.sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0);
}

/** "Nearest to 3121 Richmond"; says from where it is measured when the postcode is known only by its neighbour. */
export function nearText({ postcode, name, exact }: PostcodePlace): string {
  return exact ? `Nearest to ${postcode} ${name}` : `Nearest to ${postcode}, measured from ${name}`;
}
