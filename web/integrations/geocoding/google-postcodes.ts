import { z } from 'zod';
import { isDeliverable, stateOfPostcode } from '@/domain/locations/postcode.ts';
import type { PostcodeLookup } from '@/domain/locations/postcode-lookup.ts';

const reply = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      formatted_address: z.string(),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    }),
  ),
});

const timeoutMs = 2_500;

/**
 * Finds Australian postcodes by Google's geocoding: components postal_code and country AU, geometry
 * of the first result (LOC-07). Rejects if Google refuses or does not respond in time.
 */
export function googlePostcodes(key: string, fetcher: typeof fetch = fetch): PostcodeLookup {
  return async (postcode) => {
    const state = stateOfPostcode(postcode);
    if (!state || !isDeliverable(postcode)) return null;
    const query = new URLSearchParams({ components: `postal_code:${postcode}|country:AU`, key });
    const response = await fetcher(`https://maps.googleapis.com/maps/api/geocode/json?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, results } = reply.parse(await response.json());
    if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Error(`Google answered ${status}.`);
    const [first] = results;
    if (!first) return null;
    const { lat: latitude, lng: longitude } = first.geometry.location;
    return { postcode, name: townOf(first.formatted_address), state, latitude, longitude, exact: true };
  };
}

/** "Richmond VIC 3121, Australia" → "Richmond"; empty for other shapes. */
const townOf = (address: string): string => /^(.+?) [A-Z]{2,3} \d{4}\b/.exec(address)?.[1] ?? '';
