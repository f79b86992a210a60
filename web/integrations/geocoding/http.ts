import { placeOfPostcode } from '@/domain/locations/postcode-lookup.ts';
import { text } from '@/web/platform/env.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { Settings } from '../integration.ts';
import { googlePostcodes } from './google-postcodes.ts';
import type { Geocoding } from './port.ts';

export const variables = {
  /** For Google's Maps Embed API and its Geocoding API (LOC-07). */
  GOOGLE_MAPS_KEY: text,
};

export function open({ GOOGLE_MAPS_KEY: key }: Settings<typeof variables>): Geocoding | null {
  if (!key) return null;
  const lookup = googlePostcodes(key);
  return {
    kind: 'vendor',
    mapsKey: key,
    placeOf: (postcode) =>
      lookup(postcode).catch((error: unknown) => {
        log('warn', 'postcode-lookup-failed', { reason: reason(error) });
        return placeOfPostcode(postcode);
      }),
  };
}
