import { carTypes } from '@/domain/stock/card-values.ts';
import { otherBody } from '@/domain/vocabulary/vehicle-kinds.ts';
import type { SearchFilters, SearchState } from './search-state.ts';

/** What of a site its search pages are named by. */
export type NamedSite = {
  /** "Southbank" for a dealer in one place; empty for one in several. */
  city: string;
  /** The kinds of car that the site sells at all; empty: every kind. */
  onlyCarTypes: readonly string[];
};

const bodyNames: Readonly<Record<string, string>> = {
  Hatch: 'Hatches',
  Coupe: 'Coupes',
  [otherBody]: 'vehicles of other body types',
};
const itemNames: Readonly<Record<string, string>> = {
  caravan: 'caravans',
  motorcycle: 'motorcycles',
  truck: 'trucks',
};

/** The heading of a results page: "Used and demo Fords in Southbank", "New utes", "Used Ford Rangers at Harbour Ford". */
export function searchHeading({ filters }: Pick<SearchState, 'filters'>, site: NamedSite): string {
  const words = [kindsOf(filters, site), thingsOf(filters), placeOf(filters, site)].filter(Boolean).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "New, used and demo cars in Southbank": what a search begins with, before make and model. */
export const kindsHeading = ({ car_type, location_name, dealership_name }: SearchFilters, site: NamedSite): string =>
  searchHeading(
    {
      filters: {
        ...(car_type && { car_type }),
        ...(location_name && { location_name }),
        ...(dealership_name && { dealership_name }),
      },
    },
    site,
  );

function kindsOf({ car_type: requested = [] }: SearchFilters, { onlyCarTypes }: NamedSite): string {
  const sold = requested.length > 0 ? requested : onlyCarTypes;
  const kinds = ['new', 'used', 'demo'].filter((type) => sold.length === 0 || sold.includes(type));
  if (sold.length === carTypes.length || kinds.length === carTypes.length) return 'new, used and demo';
  return kinds.join(' and ');
}

function thingsOf({ make = [], model = [], body = [], item_type = [] }: SearchFilters): string {
  const [things = ''] = item_type;
  const kind = item_type.length === 1 ? (itemNames[things] ?? 'cars') : 'cars';
  const bodies = body.length > 0 && body.length <= 2 ? body.map(bodyName).join(' and ') : '';
  if (make.length === 1 && model.length === 1)
    return `${make[0]} ${modelOf(make[0] ?? '', model[0] ?? '')} ${bodies || kind}`;
  if (make.length === 1) return bodies || kind !== 'cars' ? `${make[0]} ${bodies || kind}` : plural(make[0] ?? '');
  return bodies || kind;
}

/** "Mazda 3" is the model's name where a number alone would be unclear. */
const modelOf = (make: string, model: string): string =>
  model.startsWith(`${make} `) ? model.slice(make.length + 1) : model;

function placeOf({ location_name = [], dealership_name = [] }: SearchFilters, { city }: NamedSite): string {
  if (dealership_name.length === 1) return `at ${dealership_name[0]}`;
  if (location_name.length === 1) return `in ${location_name[0]}`;
  return city && location_name.length === 0 && dealership_name.length === 0 ? `in ${city}` : '';
}

const bodyName = (body: string): string => {
  const name = bodyNames[body] ?? `${body}s`;
  return /^[A-Z]{2}/.test(name) ? name : name.toLowerCase();
};

/** Names that end hissing take no other s: "Mercedes-Benz cars". */
const plural = (make: string): string => (/(?:s|x|z|ch|sh)$/i.test(make) ? `${make} cars` : `${make}s`);
