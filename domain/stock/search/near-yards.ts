import { distanceKm, distanceWords, type GeoPoint, pointOf } from '@/domain/locations/distance.ts';
import { type NearPostcode, nearestFirst } from '@/domain/locations/near-postcode.ts';
import { invalidPostcode } from '@/domain/locations/postcode-lookup.ts';
import type { SiteLocation } from '@/domain/site/resolved-site.ts';

/** How far shoppers say that they go, kilometres. */
export const reaches = [25, 50, 100, 250] as const;
const usualReach = 50;

/** What a distance from a postcode finds: the places of cars to filter by, and what is said of it. */
export type NearYards = { places: readonly string[]; words: string };

/** A place as its cars name it: by its suburb. */
export const placeOfCars = ({ name, city }: Pick<SiteLocation, 'name' | 'city'>): string => city || name;

/** The distance that an address asks for; anything else is the usual one. */
export const reachOf = (text: string | null): number => reaches.find((reach) => String(reach) === text) ?? usualReach;

/**
 * The places of a site within a distance of a postcode, the nearest first; the nearest alone where none is so near. None for a postcode
 * that nobody knows, and for a site whose places are not on the map.
 */
export function nearYards({ place }: NearPostcode, reach: number, locations: readonly SiteLocation[]): NearYards {
  if (!place) return { places: [], words: invalidPostcode };
  const seen = locations.filter(({ hidden }) => !hidden);
  const away = nearestFirst(seen, place).flatMap(({ location, km }) => (km === null ? [] : [{ location, km }]));
  const near = away.filter(({ km }) => km <= reach);
  const kept = near.length > 0 ? near : away.slice(0, 1);
  const from = `${place.postcode} ${place.name}`;
  const named = kept.map(({ location, km }) => `${placeOfCars(location)}, ${distanceWords(km)}`).join('; ');
  const words = near.length > 0 ? `Within ${reach} km of ${from}: ${named}.` : `Nearest to ${from}: ${named}.`;
  return {
    places: [...new Set(kept.map(({ location }) => placeOfCars(location)))],
    words: kept.length > 0 ? words : '',
  };
}

/** Whether a site has places that lie apart, so that a distance says something. */
export function hasDistances(locations: readonly SiteLocation[]): boolean {
  const points: GeoPoint[] = locations.filter(({ hidden }) => !hidden).flatMap((location) => pointOf(location) ?? []);
  const [first] = points;
  return first !== undefined && points.some((point) => distanceKm(first, point) > 1);
}
