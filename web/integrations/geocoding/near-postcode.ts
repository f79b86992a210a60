import type { NearPostcode } from '@/domain/locations/near-postcode.ts';
import type { Geocoding } from './port.ts';

/** What a shopper typed as a postcode, and where that is (LOC-07). */
export async function nearPostcode(typed: string, geocoding: Geocoding): Promise<NearPostcode> {
  const requested = typed.trim().slice(0, 12);
  return { query: requested, place: /^\d{4}$/.test(requested) ? await geocoding.placeOf(requested) : null };
}
