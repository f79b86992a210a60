/** As many vehicles as are side by side. */
export const maxCompared = 4;

/** What an address of the comparison names. */
export type CompareAddress = {
  /** Slugs of vehicles in the order of the address, each once, at most four. */
  slugs: readonly string[];
  /** Whether the address names more than four. */
  more: boolean;
  /** Whether part of it can name no vehicle. */
  unreadable: boolean;
  differences: boolean;
};

const maxSlugLength = 200;
const isSlug = (text: string): boolean => text.length <= maxSlugLength && /^[a-z\d]+(?:-+[a-z\d]+)*$/.test(text);

/** Replaces everything in an address that can be no slug: however it is misspelt, it is one page. */
const unreadableEntry = '-';

/** The entries of `cars=a,b&cars[]=c`: slugs, each once, at most one more than are shown, and one mark for all that are none. */
function entriesOf(parameters: URLSearchParams): { slugs: string[]; unreadable: boolean } {
  const written = ['cars', 'cars[]'].flatMap((name) => parameters.getAll(name)).flatMap((list) => list.split(','));
  const entries = written.map((entry) => entry.trim().toLowerCase()).filter(Boolean);
  const slugs = [...new Set(entries.filter(isSlug))].slice(0, maxCompared + 1);
  return { slugs, unreadable: !entries.every(isSlug) };
}

export function readCompare(parameters: URLSearchParams): CompareAddress {
  const { slugs, unreadable } = entriesOf(parameters);
  return {
    slugs: slugs.slice(0, maxCompared),
    more: slugs.length > maxCompared,
    unreadable,
    differences: parameters.get('differences') === '1',
  };
}

/** The same comparison in its one spelling: the order of the vehicles is the shopper's own and stays. */
export function plainCompareQuery(parameters: URLSearchParams): URLSearchParams {
  const { slugs, unreadable } = entriesOf(parameters);
  const cars = [...slugs, ...(unreadable ? [unreadableEntry] : [])].join(',');
  const differences = parameters.get('differences') === '1';
  return new URLSearchParams({ ...(cars && { cars }), ...(differences && { differences: '1' }) });
}

/** `/compare?cars=a,b`; slugs need no codes in an address. */
export function comparePath(slugs: readonly string[], differences = false): string {
  const query = [slugs.length > 0 ? `cars=${slugs.join(',')}` : '', differences ? 'differences=1' : ''].filter(Boolean);
  return `/compare${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
