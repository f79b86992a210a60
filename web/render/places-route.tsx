import { canonicalPath, locationOfPath, locationPath } from '@/domain/locations/location-paths.ts';
import { ComposedPage } from './composed-page.tsx';
import { LocationPage, locationMetadata } from './location-page.tsx';
import { placesPage } from './places-pages.ts';
import { type Asked, type OwnPage, routePage } from './route-page.tsx';

/** The address at which staff compose the page of a place, and which search engines keep, for each of its addresses (NAV-11). */
function composedAt(path: string): string {
  const asked = locationPath(path);
  return asked ? canonicalPath(asked) : path;
}

async function own(asked: Asked): Promise<OwnPage | null> {
  const { site, path, now, draft } = asked;
  const meaning = locationPath(path);
  const page = meaning && placesPage(meaning, path, site);
  const canonical = composedAt(path);
  if (page) return { described: page, canonical, view: <ComposedPage asked={asked} page={page} /> };
  const place = locationOfPath(site.locations, path);
  if (!place) return null;
  const view = <LocationPage site={site} location={place} path={path} now={now} draft={draft} />;
  return { described: locationMetadata(place), canonical, view };
}

/** How to reach the dealer, all its places, or one of them: one page at its several addresses (NAV-11). */
export const placesRoute = routePage(own, { composed: 'instead', composedAt });
