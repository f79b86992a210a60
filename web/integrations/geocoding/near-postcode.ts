import type { NearPostcode } from '@/domain/locations/near-postcode.ts';
import type { Geocoding } from './port.ts';

/** A typed postcode and its place; null if it has none (LOC-07). */
export async function nearPostcode(typed: string, geocoding: Geocoding): Promise<NearPostcode> {
  const requested = typed.trim().slice(0, 12);
  return { query: requested, place: /^\d{4}$/.test(requested) ? await geocoding.placeOf(requested) : null };
}
