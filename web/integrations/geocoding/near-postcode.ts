import type { NearPostcode } from '@/domain/locations/near-postcode.ts';
import type { Geocoding } from './port.ts';

/** What a shopper typed as a postcode, and where that is (LOC-07). */
export async function nearPostcode(typed: string, geocoding: Geocoding): Promise<NearPostcode> {
  const asked = typed.trim().slice(0, 12);
  return { asked, place: /^\d{4}$/.test(asked) ? await geocoding.placeOf(asked) : null };
}
