import { placeOfPostcode } from '@/domain/locations/postcode-lookup.ts';
import type { Geocoding } from './port.ts';

/** Postcodes by the project's own list, and no maps but the drawn ones. */
export function open(): Geocoding {
  return { kind: 'sandbox', mapsKey: null, placeOf: async (postcode) => placeOfPostcode(postcode) };
}
