import type { PostcodeLookup } from '@/domain/locations/postcode-lookup.ts';
import type { Integration } from '../integration.ts';

/** Finds postcodes, and has the key of the vendor's maps (LOC-07). */
export type Geocoding = Integration & {
  /**
   * Null for a postcode that is not Australian. Never rejects: if the vendor fails, the project's
   * own list is used.
   */
  placeOf: PostcodeLookup;
  /** Public key of the maps that open after a click; null: no such maps. */
  mapsKey: string | null;
};
