import { plainName } from './feed-row.ts';

/** One yard: `codes` are what feeds call it, its slug among them. */
export type FeedLocation = {
  codes: readonly string[];
  slug: string;
  name: string;
  street: string;
  city: string;
  state: string;
  postcode: string;
  phone: string;
};

/** A dealership whose stock may come by feed, and where its vehicles stand, the main yard first. */
export type FeedDealership = {
  id: string;
  slug: string;
  name: string;
  /** Slugs of every site that lists it. */
  sites: readonly string[];
  locations: readonly FeedLocation[];
};

export type FeedPlace = { dealership: FeedDealership; location: FeedLocation };

/** Where a location code leads, or why it leads nowhere, in words that follow the code. */
export type PlaceOfCode = (code: string) => FeedPlace | string;

/** A feed of one dealership: what has no code, or one that nobody knows, stands at its main yard. */
export function placesOfDealership(dealership: FeedDealership): PlaceOfCode {
  return (code) => {
    const known = dealership.locations.find((location) => answersTo(location, code));
    return { dealership, location: known ?? dealership.locations[0] ?? yardOf(dealership) };
  };
}

/** A feed of several dealerships: the code of each row says whose vehicle it is. */
export function placesAmong(dealerships: readonly FeedDealership[]): PlaceOfCode {
  const places = dealerships.flatMap((dealership) =>
    dealership.locations.map((location) => ({ dealership, location })),
  );
  return (code) => {
    if (code === '') return 'is missing: it says whose vehicle this is, unless --dealer does';
    const found = places.filter(({ location }) => answersTo(location, code));
    const [first] = found;
    if (!first) return 'is no location that the studio knows';
    const owners = new Set(found.map(({ dealership }) => dealership.slug));
    return owners.size === 1 ? first : `is a location of several dealers: ${[...owners].sort().join(', ')}`;
  };
}

const answersTo = ({ codes }: FeedLocation, code: string): boolean =>
  plainName(code) !== '' && codes.some((one) => plainName(one) === plainName(code));

const yardOf = ({ name, slug }: FeedDealership): FeedLocation => ({
  codes: [],
  slug,
  name,
  street: '',
  city: '',
  state: '',
  postcode: '',
  phone: '',
});
