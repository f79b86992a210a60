import { placeOfPostcode } from '@/domain/locations/postcode-lookup.ts';
import type { Geocoding } from './port.ts';

/** Postcodes from the project's own list, and only drawn maps. */
export function open(): Geocoding {
  return { kind: 'sandbox', mapsKey: null, placeOf: async (postcode) => placeOfPostcode(postcode) };
}
