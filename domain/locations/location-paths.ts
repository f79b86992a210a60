import type { SiteLocation } from '@/domain/site/resolved-site.ts';
import { locationOfSlug } from './location-choice.ts';

/** What an address of NAV-11 stands for: how to reach the dealer, all its places, or one of them. */
export type LocationPath = { kind: 'contact' } | { kind: 'places' } | { kind: 'place'; slug: string };

const whole: Readonly<Record<string, LocationPath>> = {
  '/contact': { kind: 'contact' },
  '/contact-us': { kind: 'contact' },
  '/locations': { kind: 'places' },
  '/dealerships': { kind: 'places' },
  '/dealer-locator': { kind: 'places' },
};

const ofOne = /^\/(?:contact-us|our-location|locations)\/([^/]+)$/;

/** The meaning of a path among the addresses of places; null for any other path (NAV-11). */
export function locationPath(path: string): LocationPath | null {
  const slug = ofOne.exec(path)?.[1];
  return slug ? { kind: 'place', slug } : (whole[path] ?? null);
}

/** The one address of several that search engines shall keep, and where staff compose the page of all of them. */
export function canonicalPath(asked: LocationPath): string {
  switch (asked.kind) {
    case 'contact':
      return '/contact-us';
    case 'places':
      return '/locations';
    case 'place':
      return `/locations/${asked.slug}`;
  }
}

/** The site's location that a path names; null where the path names none, or one that this site does not have (NAV-11). */
export function locationOfPath(locations: readonly SiteLocation[], path: string): SiteLocation | null {
  const asked = locationPath(path);
  return asked?.kind === 'place' ? locationOfSlug(locations, asked.slug) : null;
}
