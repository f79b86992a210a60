import type { GeoPoint } from './distance.ts';
import { places } from './places.ts';
import { isDeliverable, type State, stateOfPostcode } from './postcode.ts';
import { remoteIsland } from './remote-islands.ts';

/**
 * Where a postcode is. `exact` is false when the point is that of the nearest postcode that has
 * one.
 */
export type PostcodePlace = GeoPoint & { postcode: string; name: string; state: State; exact: boolean };

/**
 * The service that locates postcodes: null for one that is not Australian. Rejects when there is no
 * response at all.
 */
export type PostcodeLookup = (postcode: string) => Promise<PostcodePlace | null>;

/** What shoppers read of a postcode that is unknown (LOC-07). */
export const invalidPostcode = 'Invalid postcode';

/**
 * Where a postcode is, by the list of this project: its own place, else the next one by number in the same state among those that begin with
 * the same two digits, which mail has laid out by region. Null for a postcode that is not handed out, is a post office box, or has no
 * neighbour on the list (LOC-07).
 */
export function placeOfPostcode(postcode: string): PostcodePlace | null {
  const state = stateOfPostcode(postcode);
  if (!state || !isDeliverable(postcode)) return null;
  const island = remoteIsland(postcode);
  if (island) return { postcode, state, ...island, exact: true };
  const region = places.filter(
    (place) => place.postcode.slice(0, 2) === postcode.slice(0, 2) && stateOfPostcode(place.postcode) === state,
  );
  const away = (place: { postcode: string }) => Math.abs(Number(place.postcode) - Number(postcode));
  const [nearest] = region.sort((a, b) => away(a) - away(b));
  if (!nearest) return null;
  const { latitude, longitude, name } = nearest;
  return { postcode, name, state, latitude, longitude, exact: nearest.postcode === postcode };
}
