import { defaultSearchPath } from './car-type-path.ts';
import { searchQuery } from './search-address.ts';
import { searchChips } from './search-chips.ts';
import { emptySearch, plainFilters, plainQuery, type SearchFilters } from './search-state.ts';

/** How many searches are remembered (SRCH-24). */
const rememberedSearches = 5;

/** One search that was made: its non-empty filters, the path that they were on, and its text. */
export type RememberedSearch = { path: string; filters: SearchFilters; query?: string };

/** The history with a search at its end; the oldest goes, and the same search again only moves to the end (SRCH-24). */
export function remember(
  history: readonly RememberedSearch[],
  { path, filters, query = '' }: RememberedSearch,
): RememberedSearch[] {
  const words = plainQuery(query);
  const made = { path, filters: plainFilters(filters), ...(words && { query: words }) };
  const name = JSON.stringify(made);
  const others = history.filter((other) => JSON.stringify(other) !== name);
  return [...others, made].slice(-rememberedSearches);
}

/** The address of a remembered search. */
export const rememberedAddress = ({ path, filters, query = '' }: RememberedSearch): string =>
  path + searchQuery({ ...emptySearch, query, filters });

/**
 * A stored search as text: "used cars, Diesel, Up to $40,000". Empty for a search of everything.
 */
export function rememberedLabel({ path, filters, query = '' }: RememberedSearch): string {
  const place = path.split('/').slice(2).join(' ').replaceAll('-', ' ');
  const chips = searchChips({ ...emptySearch, query, filters }).map(({ label }) => label);
  return [...(path === defaultSearchPath || !place ? [] : [place]), ...chips].join(', ');
}
