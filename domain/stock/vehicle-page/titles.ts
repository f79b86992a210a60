import { makeAndModel } from '@/domain/vocabulary/make-name.ts';
import { defaultSearchPath } from '../search/car-type-path.ts';
import { searchQuery } from '../search/search-address.ts';
import { pathOfMake } from '../search/search-paths.ts';
import type { Crumb } from '../search/search-trail.ts';
import type { StockCard } from '../stock-card.ts';

type Named = Pick<StockCard, 'name' | 'badge' | 'series'>;

/** The line under the name: "Wildtrak 3.0 V6 · PY". */
export const subtitleOf = ({ badge, series }: Named): string => [badge, series].filter(Boolean).join(' · ');

/** The vehicle in one line, for titles, messages and pictures: "2024 Ford Ranger Wildtrak". */
export const fullName = ({ name, badge }: Named): string => [name, badge].filter(Boolean).join(' ');

type Traced = Pick<StockCard, 'name' | 'year' | 'make' | 'model' | 'badge' | 'series'>;

/**
 * NAV-21: Home, year, make, model and badge, each leading to a search of it; where the site names vehicles with their series, Home, make and
 * the whole name.
 */
export function vehicleTrail(card: Traced, seriesDisplay: boolean): Crumb[] {
  const { year, make, model, badge } = card;
  const home = { label: 'Home', href: '/' };
  const byMake = { label: make, href: pathOfMake(make) };
  if (seriesDisplay) return [home, byMake, { label: [card.name, card.series].filter(Boolean).join(' '), href: null }];
  const byModel = { label: model, href: pathOfMake(make, model) };
  const trail = [home, { label: String(year), href: pathOfYear(year) }, byMake];
  return badge ? [...trail, byModel, { label: badge, href: null }] : [...trail, { ...byModel, href: null }];
}

function pathOfYear(year: number): string {
  const filters = { year: { min: year, max: year } };
  return defaultSearchPath + searchQuery({ query: '', filters, sort: null, page: 1 });
}

/** More of the same: "All Rangers" in a text that fits any model. */
export const allOfModel = ({ make, model }: Pick<StockCard, 'make' | 'model'>) => ({
  label: `All ${makeAndModel(make, model)} stock`,
  href: pathOfMake(make, model),
});
