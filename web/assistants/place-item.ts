import { addressLine } from '@/domain/locations/directions.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { isMasked } from '@/domain/stock/vehicle-page/call-number.ts';

/** Where a location is, without a number that the site masks. */
export const placeItem = (place: SiteLocation, site: ResolvedSite) => ({
  name: place.name,
  kind: place.locationType.replaceAll('-', '_'),
  address: addressLine(place),
  phone: place.phone && !isMasked(site, place.phone) ? formatPhone(place.phone) : null,
});
