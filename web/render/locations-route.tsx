import { canonicalPath, locationOfPath, locationPath } from '@/domain/locations/location-paths.ts';
import { ComposedPage } from './composed-page.tsx';
import { LocationPage, locationMetadata } from './location-page.tsx';
import { locationsPage } from './locations-page.ts';
import type { OwnPage, RouteRequest } from './own-route.ts';
import { routePage } from './route-page.tsx';

/**
 * The address at which staff compose a page for several addresses, which is also the canonical one
 * (NAV-11).
 */
function composedAt(path: string): string {
  const request = locationPath(path);
  return request ? canonicalPath(request) : path;
}

async function own(request: RouteRequest): Promise<OwnPage | null> {
  const { site, path, services, now, draft } = request;
  const meaning = locationPath(path);
  const page = meaning && locationsPage(meaning, path, site);
  const canonical = composedAt(path);
  if (page) return { described: page, canonical, view: <ComposedPage request={request} page={page} /> };
  const location = locationOfPath(site.locations, path);
  if (!location) return null;
  const { mapsKey } = services.geocoding;
  const view = <LocationPage {...{ site, location: location, path, now, draft, mapsKey }} />;
  return { described: locationMetadata(location), canonical, picture: location.image, view };
}

/** Contact, all locations, or one of them, at several addresses (NAV-11). */
export const locationsRoute = routePage(own, { composed: 'instead', composedAt });
