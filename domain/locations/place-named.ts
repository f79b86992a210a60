import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { distanceKm, type GeoPoint, pointOf } from './distance.ts';
import { places } from './places.ts';
import { type State, stateOfPostcode } from './postcode.ts';
import type { PostcodePlace } from './postcode-lookup.ts';

type NamedLocation = Pick<SiteLocation, 'name' | 'city' | 'postcode' | 'latitude' | 'longitude'>;

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();

/**
 * The place of this name: a suburb or town of the project's list, or the suburb of one of the site's own locations. Of several of one name
 * (Richmond, Epping) that in the named state, else the one nearest to a location. Null for a name that is none.
 */
export function placeNamed(
  text: string,
  state: State | null,
  locations: readonly NamedLocation[],
): PostcodePlace | null {
  const requested = plain(text);
  const own = locations.flatMap(({ name, city, postcode, ...location }) => {
    const point = pointOf(location);
    return point ? [{ ...point, postcode, name: city || name }] : [];
  });
  const all = [...places, ...own].flatMap(({ name, postcode, latitude, longitude }): PostcodePlace[] => {
    const its = stateOfPostcode(postcode);
    if (its === null || plain(name) !== requested || (state !== null && its !== state)) return [];
    return [{ postcode, name, state: its, latitude, longitude, exact: true }];
  });
  const away = (place: GeoPoint) => Math.min(...own.map((location) => distanceKm(location, place)));
  return all.toSorted((one, other) => away(one) - away(other))[0] ?? null;
}
