import { distanceKm, distanceText, type GeoPoint, pointOf } from '@/domain/locations/distance.ts';
import type { NearPostcode } from '@/domain/locations/near-postcode.ts';
import { placeNamed } from '@/domain/locations/place-named.ts';
import { invalidPostcode } from '@/domain/locations/postcode-lookup.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';

/** The distances that shoppers choose from, kilometres. */
export const reaches = [25, 50, 100, 250] as const;
export const usualReach = 50;
/** No location of a site is further from another. */
export const furthestReach = 5_000;

/**
 * What a distance from a postcode finds: the locations of cars to filter by, and the text about it.
 */
export type NearLocations = { places: readonly string[]; words: string };

/** A place as its cars name it: by its suburb. */
export const placeOfCars = ({ name, city }: Pick<SiteLocation, 'name' | 'city'>): string => city || name;

/** The distance that an address names; anything else is the usual one. */
export const reachOf = (text: string | null): number => reaches.find((reach) => String(reach) === text) ?? usualReach;

/** A place that has cars of a site, by the name that they give it. */
type CarLocation = GeoPoint & { name: string };

/**
 * The places that have cars of a site: those that the cars name, found among the site's own or on
 * the project's list; those of a workshop alone are none, and those of a group's dealers are some.
 * Hidden places and those off the map are left out.
 */
export function locationsWithCars(names: readonly string[], locations: readonly SiteLocation[]): CarLocation[] {
  return names.flatMap((name) => {
    const own = locations.filter((location) => placeOfCars(location) === name);
    const [point] = own.filter(({ hidden }) => !hidden).flatMap((location) => pointOf(location) ?? []);
    if (own.length > 0) return point ? [{ name, ...point }] : [];
    const place = placeNamed(name, null, locations);
    return place ? [{ name, latitude: place.latitude, longitude: place.longitude }] : [];
  });
}

/**
 * The locations within a distance of a postcode, the nearest first; the nearest alone where none is
 * so near. None for a postcode that does not exist, and for a site without locations on the map.
 */
export function nearLocations(
  { place }: NearPostcode,
  reach: number,
  locations: readonly CarLocation[],
): NearLocations {
  if (!place) return { places: [], words: invalidPostcode };
  const away = locations
    .map((location) => ({ name: location.name, km: distanceKm(place, location) }))
    .sort((one, other) => one.km - other.km);
  const near = away.filter(({ km }) => km <= reach);
  const nearest = near.length > 0 ? near : away.slice(0, 1);
  const from = `${place.postcode} ${place.name}`;
  const named = nearest.map(({ name, km }) => `${name}, ${distanceText(km)}`).join('; ');
  const words = near.length > 0 ? `Within ${reach} km of ${from}: ${named}.` : `Nearest to ${from}: ${named}.`;
  return { places: nearest.map(({ name }) => name), words: nearest.length > 0 ? words : '' };
}

/** Whether a site has locations that lie apart, so that a distance makes a difference. */
export function hasDistances(locations: readonly SiteLocation[]): boolean {
  const points: GeoPoint[] = locations.filter(({ hidden }) => !hidden).flatMap((location) => pointOf(location) ?? []);
  const [first] = points;
  return first !== undefined && points.some((point) => distanceKm(first, point) > 1);
}
