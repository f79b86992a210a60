import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { dateKey, localMoment, nextMidnight } from '@/domain/locations/time-zone.ts';
import { timeZoneAt } from '@/domain/locations/usual-time-zone.ts';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { regoText } from '@/domain/stock/vehicle-page/rego-text.ts';
import { expireAt } from '@/web/platform/render-record.ts';

/**
 * The registration as text with its last day; null if there is none. The page expires with the day
 * at its location.
 */
export function regoOf(
  { details }: StockVehicle,
  { site, now }: { site: Pick<SiteSwitches, 'features'>; now: number },
  location: SiteLocation | null,
): { text: string; until: string | null } {
  const { registrationExpiry: expiry } = details;
  const timeZone = timeZoneAt(location);
  if (expiry) expireAt(nextMidnight(now, timeZone));
  const today = dateKey(localMoment(now, timeZone));
  return { text: regoText(expiry, today, site.features.unregisteredLabel), until: expiry >= today ? expiry : null };
}
