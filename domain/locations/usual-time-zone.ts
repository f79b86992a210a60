import type { SiteLocation } from './site-location.ts';

/** Where neither a location nor a state sets one. */
export const usualTimeZone = 'Australia/Sydney';

export const timeZoneAt = (place: Pick<SiteLocation, 'timeZone'> | null | undefined): string =>
  place?.timeZone || usualTimeZone;
