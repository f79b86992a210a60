import { plainName } from './feed-row.ts';

/** One location: `codes` are what feeds call it, its slug among them. */
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

/** A dealership whose stock may come by feed, and the locations of its vehicles, the main one first. */
export type FeedDealership = {
  id: string;
  slug: string;
  name: string;
  /** Slugs of every site that lists it. */
  sites: readonly string[];
  locations: readonly FeedLocation[];
};

/** `assumed`: the feed names a location that is unknown, so the vehicle is at the main one. */
export type FeedLocationMatch = { dealership: FeedDealership; location: FeedLocation; assumed?: boolean };

/** Where a location code leads, or why it leads nowhere, as a text that follows the code. */
export type LocationOfCode = (code: string) => FeedLocationMatch | string;

/** A feed of one dealership: what has no code, or an unknown one, is at its main location. */
export function locationsOfDealership(dealership: FeedDealership): LocationOfCode {
  return (code) => {
    const existing = dealership.locations.find((location) => hasCode(location, code));
    const location = existing ?? dealership.locations[0] ?? locationOf(dealership);
    return { dealership, location, ...(!existing && code !== '' && { assumed: true }) };
  };
}

/** A feed of several dealerships: the code of each row names the dealership. */
export function locationsAmong(dealerships: readonly FeedDealership[]): LocationOfCode {
  const places = dealerships.flatMap((dealership) =>
    dealership.locations.map((location) => ({ dealership, location })),
  );
  return (code) => {
    if (code === '') return 'is missing: it says whose vehicle this is, unless --dealer does';
    const found = places.filter(({ location }) => hasCode(location, code));
    const [first] = found;
    if (!first) return 'is no location that the studio knows';
    const owners = new Set(found.map(({ dealership }) => dealership.slug));
    return owners.size === 1 ? first : `is a location of several dealers: ${[...owners].sort().join(', ')}`;
  };
}

const hasCode = ({ codes }: FeedLocation, code: string): boolean =>
  plainName(code) !== '' && codes.some((one) => plainName(one) === plainName(code));

const locationOf = ({ name, slug }: FeedDealership): FeedLocation => ({
  codes: [],
  slug,
  name,
  street: '',
  city: '',
  state: '',
  postcode: '',
  phone: '',
});
