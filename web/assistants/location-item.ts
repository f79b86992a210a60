import { addressLine } from '@/domain/locations/directions.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type { SiteContact, SiteSwitches } from '@/domain/site/site-parts.ts';
import { isMasked } from '@/domain/stock/vehicle-page/call-number.ts';

/** Where a location is, without a number that the site masks. */
export const locationItem = (
  location: SiteLocation,
  site: Pick<SiteContact & SiteSwitches, 'phones' | 'features'>,
) => ({
  name: location.name,
  kind: location.locationType.replaceAll('-', '_'),
  address: addressLine(location),
  phone: location.phone && !isMasked(site, location.phone) ? formatPhone(location.phone) : null,
});
