import { chosenLocations } from './location-choice.ts';
import type { SiteLocation } from './site-location.ts';

/** Where neither a location nor its state is known. */
export const usualTimeZone = 'Australia/Sydney';

type Place = Pick<SiteLocation, 'timeZone'>;

export const timeZoneAt = (place: Place | null | undefined): string => place?.timeZone || usualTimeZone;

/** The clock of a site's main location. */
export const mainTimeZone = (site: { locations: readonly SiteLocation[] } | null): string =>
  timeZoneAt(site && chosenLocations(site.locations, 'primary')[0]);
