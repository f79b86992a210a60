import { describe, expect, it } from 'vitest';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { canonicalPath, locationOfPath, locationPath } from './location-paths.ts';

const locations = [
  { id: 'a', slug: 'docklands', primary: false },
  { id: 'b', slug: 'a-dealer', primary: false },
  { id: 'c', slug: 'a-dealer', primary: true },
] as SiteLocation[];

describe('[NAV-11] addresses of places', () => {
  it.each([
    ['/contact', '/contact-us'],
    ['/contact-us', '/contact-us'],
    ['/contact-us/docklands', '/locations/docklands'],
    ['/our-location/docklands', '/locations/docklands'],
    ['/locations/docklands', '/locations/docklands'],
    ['/locations', '/locations'],
    ['/dealerships', '/locations'],
    ['/dealer-locator', '/locations'],
  ])('%s is %s for search engines', (path, canonical) => {
    const requested = locationPath(path);
    expect(requested && canonicalPath(requested)).toBe(canonical);
  });

  it.each([
    '/',
    '/locations/docklands/map',
    '/our-location',
    '/contact/docklands',
    '/dealerships/docklands',
    '/about-us',
  ])('%s is none of them', (path) => expect(locationPath(path)).toBeNull());

  it('a place is found by its slug; of several with their dealership’s, the main one; never another site’s', () => {
    expect(locationOfPath(locations, '/our-location/docklands')?.id).toBe('a');
    expect(locationOfPath(locations, '/contact-us/a-dealer')?.id).toBe('c');
    expect(locationOfPath(locations, '/locations/elsewhere')).toBeNull();
  });
});
