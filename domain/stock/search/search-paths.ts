import { searchPath } from '@/domain/routes/paths.ts';
import { makeAndModel, modelName } from '@/domain/vocabulary/make-name.ts';
import { slugOfName } from '@/domain/vocabulary/slug.ts';
import { bodies } from '@/domain/vocabulary/vehicle-kinds.ts';
import { carTypePaths } from './car-type-path.ts';
import type { SearchFilters } from './search-state.ts';

/** The names of a site's own stock that may be in its search paths. Slugs are as addresses write them. */
export type SearchPlaces = {
  makes: readonly string[];
  /** "Mazda CX-5", "Mazda 3": the values of `make_model`. */
  makeModels: readonly string[];
  dealerships: readonly { slug: string; name: string }[];
  locations: readonly { slug: string; name: string }[];
};

/** Enough for the paths of kinds of car and of bodies, which are the same on every site. */
export const noPlaces: SearchPlaces = { makes: [], makeModels: [], dealerships: [], locations: [] };

/**
 * The filters that a search path presets; null when the path means nothing on this site, which is a
 * 404 (NAV-02 to NAV-04).
 */
export function presetOfPath(path: string, places: SearchPlaces): SearchFilters | null {
  const [, root, first = '', second, ...rest] = path.replace(/(?<!\/)\/+$/, '').split('/');
  if (root !== 'search' || rest.length > 0) return null;
  if (first === '') return {};
  if (second !== undefined) return presetOfModel(first, second, places);
  return presetOfTypes(first) ?? presetOfMake(first, places) ?? presetOfBody(first) ?? presetOfPlace(first, places);
}

/** `/search/mazda`, `/search/mazda/cx-5`. */
export function pathOfMake(make: string, model?: string): string {
  const first = slugOfName(make);
  if (model === undefined) return searchPath(first);
  return searchPath(`${first}/${slugOfName(makeAndModel(make, model)).slice(first.length + 1)}`);
}

function presetOfTypes(segment: string): SearchFilters | null {
  const types = carTypePaths.find((path) => path.segment === segment)?.types;
  if (types === undefined) return null;
  return types.length === 0 ? {} : { car_type: types };
}

function presetOfMake(segment: string, { makes }: SearchPlaces): SearchFilters | null {
  const make = makes.find((name) => slugOfName(name) === segment);
  return make === undefined ? null : { make: [make] };
}

/** `/search/mazda/cx-5`, `/search/mazda/3`; the model with its make before it is understood too. */
function presetOfModel(first: string, second: string, { makes, makeModels }: SearchPlaces): SearchFilters | null {
  const make = makes.find((name) => slugOfName(name) === first);
  const full = makeModels.find((name) => [`${first}-${second}`, second].includes(slugOfName(name)));
  if (make === undefined || full === undefined || !full.startsWith(`${make} `)) return null;
  return { make: [make], model: [modelName(make, full.slice(make.length + 1))] };
}

function presetOfBody(segment: string): SearchFilters | null {
  const body = bodies.find((name) => [name, `${name}s`].map(slugOfName).includes(segment));
  return body === undefined ? null : { body: [body] };
}

function presetOfPlace(segment: string, { dealerships, locations }: SearchPlaces): SearchFilters | null {
  const dealership = dealerships.find(({ slug }) => slug === segment);
  if (dealership) return { dealership_name: [dealership.name] };
  const location = locations.find(({ slug }) => slug === segment);
  return location ? { location_name: [location.name] } : null;
}
