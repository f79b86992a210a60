import type { SearchFilters } from './search-state.ts';
import { plainFilters } from './search-state.ts';

/** How many searches are remembered (SRCH-24). */
export const rememberedSearches = 5;

/** One search that was made: its non-empty filters and the path on which they stood. */
export type RememberedSearch = { path: string; filters: SearchFilters };

/** The history with a search at its end; the oldest goes, and the same search again only moves to the end (SRCH-24). */
export function remember(
  history: readonly RememberedSearch[],
  { path, filters }: RememberedSearch,
): RememberedSearch[] {
  const made = { path, filters: plainFilters(filters) };
  const name = JSON.stringify(made);
  const others = history.filter((other) => JSON.stringify(other) !== name);
  return [...others, made].slice(-rememberedSearches);
}
