import type { PostcodeLookup } from '@/domain/locations/postcode-lookup.ts';
import type { Integration } from '../integration.ts';

/** Where postcodes are, and the same vendor's maps in the shopper's browser (LOC-07). */
export type Geocoding = Integration & {
  /**
   * Null for a postcode that is not Australian. Never rejects: the project's own list is used where
   * the vendor does not respond.
   */
  placeOf: PostcodeLookup;
  /** Public key of the maps that open after a click; null where there are none. */
  mapsKey: string | null;
};
