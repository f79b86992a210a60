import type { FormTool } from '@/domain/site/form-tool.ts';
import type { CountedAttribute } from '@/domain/stock/search/facet-rules.ts';
import type { FacetItem, SearchFacet } from '@/domain/stock/search/page-result.ts';
import type { SearchState } from '@/domain/stock/search/search-state.ts';
import type { Crumb } from '@/domain/stock/search/search-trail.ts';

type ListingGroup = { attribute: CountedAttribute; title: string; noun: string; items: FacetItem[] };

/** One listing as it is shown: the search, what there is, and what it may be narrowed by. */
export type ListingView = {
  heading: string;
  crumbs: readonly Crumb[];
  /** Where the search is without any condition. */
  path: string;
  search: SearchState;
  result: { found: number; page: number; pages: number };
  noun: readonly [one: string, many: string];
  groups: readonly ListingGroup[];
  /** Whether it can be narrowed by price. */
  priced?: boolean;
  empty: { title: string; text: string };
  /** How its form declares itself to assistants in the browser. */
  tool?: FormTool | undefined;
  addressOf(search: SearchState): string;
};

/** The sheet that phones open, the rail of wide screens. */
export const listingFiltersId = 'filters';

/** The values of the groups as the facets of a results page have them. */
export const facetsOfGroups = (groups: readonly ListingGroup[]): Partial<Record<CountedAttribute, SearchFacet>> =>
  Object.fromEntries(groups.map(({ attribute, items }) => [attribute, { items, facetStats: null }]));
