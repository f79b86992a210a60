import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { pathOfRoute, routeOfPath } from '@/domain/routes/route-of-path.ts';
import type { RouteKind } from '@/domain/routes/table.ts';
import { locationOfSlug } from './location-choice.ts';

/** What an address of NAV-11 is for: how to reach the dealer, all its places, or one of them. */
export type LocationPath = { kind: 'contact' } | { kind: 'places' } | { kind: 'place'; slug: string };

const meanings: { [K in RouteKind]?: LocationPath['kind'] } = {
  contact: 'contact',
  contactShort: 'contact',
  locations: 'places',
  dealerships: 'places',
  dealerLocator: 'places',
  contactPlace: 'place',
  location: 'place',
  ourLocation: 'place',
};

/** The meaning of a path among the addresses of places; null for any other path (NAV-11). */
export function locationPath(path: string): LocationPath | null {
  const { kind, params } = routeOfPath(path);
  const meaning = kind === 'composed' ? undefined : meanings[kind];
  if (meaning === undefined) return null;
  return meaning === 'place' ? { kind: meaning, slug: params.place ?? '' } : { kind: meaning };
}

/** The one address of several that search engines shall keep, and where staff compose the page of all of them. */
export function canonicalPath(requested: LocationPath): string {
  switch (requested.kind) {
    case 'contact':
      return pathOfRoute('contact');
    case 'places':
      return pathOfRoute('locations');
    case 'place':
      return pathOfRoute('location', { place: requested.slug });
  }
}

/** The site's location that a path names; null where the path names none, or one that this site does not have (NAV-11). */
export function locationOfPath(locations: readonly SiteLocation[], path: string): SiteLocation | null {
  const requested = locationPath(path);
  return requested?.kind === 'place' ? locationOfSlug(locations, requested.slug) : null;
}
