import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { timeZoneAt } from './usual-time-zone.ts';

export const locationFilters = [
  { value: 'primary', title: 'The main location' },
  { value: 'sales', title: 'Sales' },
  { value: 'service', title: 'Service' },
  { value: 'parts', title: 'Parts' },
  { value: 'service-and-parts', title: 'Service and parts' },
  { value: 'all', title: 'All of them' },
] as const;

type LocationType = SiteLocation['locationType'];

/** A place for service and parts is both; a location of no kind counts as sales, as the specification has it. */
const kinds: Record<string, readonly LocationType[]> = {
  sales: ['sales'],
  service: ['service', 'service-and-parts'],
  parts: ['parts', 'service-and-parts'],
  'service-and-parts': ['service-and-parts'],
};

/**
 * The locations that a filter names: "primary" the main one (else the first), a kind, "all", or one
 * by its id. Hidden ones are left out, unless they are named by id (LOC-01).
 */
export function chosenLocations(locations: readonly SiteLocation[], filter: string): SiteLocation[] {
  const listed = locations.filter(({ hidden }) => !hidden);
  if (filter === 'all' || filter === '') return listed;
  if (filter === 'primary')
    return [listed.find(({ primary }) => primary) ?? listed[0]].filter((it) => it !== undefined);
  const wanted = kinds[filter];
  if (wanted) return listed.filter(({ locationType }) => wanted.includes(locationType));
  return locations.filter(({ id }) => id === filter);
}

/** The clock of a site's main location. */
export const mainTimeZone = (site: { locations: readonly SiteLocation[] } | null): string =>
  timeZoneAt(site && chosenLocations(site.locations, 'primary')[0]);

/** For the carousel: hidden ones left out; by name, unless they keep the order that staff gave them in the site's settings (LOC-06). */
export function orderedLocations(locations: readonly SiteLocation[], order: 'name' | 'settings'): SiteLocation[] {
  const listed = locations.filter(({ hidden }) => !hidden);
  return order === 'settings' ? listed : listed.sort((a, b) => a.name.localeCompare(b.name, 'en-AU'));
}

/** The location whose page has this slug; where several share their dealership's, the main one, then the first (NAV-11). */
export function locationOfSlug(locations: readonly SiteLocation[], slug: string): SiteLocation | null {
  const answering = locations.filter((one) => slug !== '' && one.slug === slug);
  return answering.find(({ primary }) => primary) ?? answering[0] ?? null;
}

/** Where the page of a location is; null while it has no slug (NAV-11). */
export const locationHref = ({ slug }: Pick<SiteLocation, 'slug'>): string | null =>
  slug ? pathOfRoute('location', { place: slug }) : null;
