import type { SiteContact, SiteSwitches } from '@/domain/site/site-parts.ts';
import type { NamedSite } from '@/domain/stock/search/search-heading.ts';

/** How headings name the site: a dealer with one city by it, a group by none. */
export function namedSite({
  locations,
  options,
}: Pick<SiteContact & SiteSwitches, 'locations' | 'options'>): NamedSite {
  const cities = new Set(locations.filter(({ hidden }) => !hidden).map(({ city }) => city));
  const main = locations.find(({ primary }) => primary) ?? locations[0];
  return { city: cities.size <= 2 ? (main?.city ?? '') : '', onlyCarTypes: options.onlyCarTypes };
}
