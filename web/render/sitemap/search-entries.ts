import { searchPath } from '@/domain/routes/paths.ts';
import { carTypePaths, pathOfCarTypes } from '@/domain/stock/search/car-type-path.ts';
import { parseSearch } from '@/domain/stock/search/parse-search.ts';
import { pathOfMake, type SearchPlaces } from '@/domain/stock/search/search-paths.ts';
import { slugOfName } from '@/domain/vocabulary/slug.ts';
import type { StockNames } from '@/web/stock/sitemap-stock.ts';

/** Canonical search paths with vehicles for sale (NAV-02 to NAV-04). */
export function searchPaths(names: StockNames, places: SearchPlaces): string[] {
  const types = carTypePaths
    .filter(({ types }) => types.every((type) => names.car_type.includes(type)))
    .flatMap(({ types }) => pathOfCarTypes(types) ?? []);
  const models = names.make_model.flatMap((full) => {
    const make = names.make.find((name) => full.startsWith(`${name} `));
    return make ? pathOfMake(make, full.slice(make.length + 1)) : [];
  });
  const locations = places.locations.filter(({ name }) => names.location_name.includes(name)).map(({ slug }) => slug);
  const paths = [
    ...types,
    ...names.make.map((make) => pathOfMake(make)),
    ...models,
    ...names.body.map((body) => searchPath(slugOfName(body))),
    ...several(names.dealership_slug).map((slug) => searchPath(slug)),
    ...several(locations).map((slug) => searchPath(slug)),
  ];
  const searchParams = new URLSearchParams();
  return [
    ...new Set(paths.flatMap((pathname) => parseSearch({ pathname, searchParams }, places)?.canonicalPath ?? [])),
  ];
}

/** With a single location or dealership its search would equal the whole one. */
const several = (slugs: readonly string[]): readonly string[] => (slugs.length > 1 ? slugs : []);
