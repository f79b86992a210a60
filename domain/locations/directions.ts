import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { pointOf } from './distance.ts';

type Address = Pick<SiteLocation, 'street' | 'city' | 'state' | 'postcode'>;
type Place = Address & Pick<SiteLocation, 'name' | 'latitude' | 'longitude' | 'placeUrl'>;

/** "220 City Road, Southbank VIC 3006", without the parts that are missing. */
export function addressLine({ street, city, state, postcode }: Address): string {
  const town = [city, state.toUpperCase(), postcode].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}

/** The same for the eye: state and postcode stay with the town when the line breaks. */
export const shownAddress = (address: Address): string =>
  addressLine(address).replace(/ ([A-Z]{2,3}) (\d{4})$/, '\u00a0$1\u00a0$2');

/**
 * Where "Get Directions" leads: what staff wrote down, else a route to the address in the shopper's
 * own map, else to its point; null where there is none of them. Google gets no request before the
 * click (LOC-03).
 */
export function directionsHref(place: Place): string | null {
  if (place.placeUrl.startsWith('https://')) return place.placeUrl;
  const point = pointOf(place);
  const address = place.street && [place.name, addressLine(place)].filter(Boolean).join(', ');
  const destination = address || (point ? `${point.latitude},${point.longitude}` : '');
  return destination ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}` : null;
}
