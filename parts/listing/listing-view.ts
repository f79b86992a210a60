import type { FormTool } from '@/domain/site/form-tool.ts';
import type { CountedAttribute } from '@/domain/stock/search/facet-rules.ts';
import type { FacetItem, SearchFacet } from '@/domain/stock/search/page-result.ts';
import type { SearchState } from '@/domain/stock/search/search-state.ts';
import type { Crumb } from '@/domain/stock/search/search-trail.ts';

type ListingGroup = { attribute: CountedAttribute; title: string; noun: string; items: FacetItem[] };

/** All that the page of a listing shows: the search, its results and its filters. */
export type ListingView = {
  heading: string;
  crumbs: readonly Crumb[];
  /** Path of the unfiltered listing. */
  path: string;
  search: SearchState;
  result: { found: number; page: number; pages: number };
  noun: readonly [one: string, many: string];
  groups: readonly ListingGroup[];
  /** Whether there is a price filter. */
  priced?: boolean;
  empty: { title: string; text: string };
  /** How the form declares itself as a tool to assistants in the browser. */
  tool?: FormTool | undefined;
  addressOf(search: SearchState): string;
};

/** Id of the filters: a sheet on phones, a rail on wide screens. */
export const listingFiltersId = 'filters';

/** The groups' values in the shape of stock facets. */
export const facetsOfGroups = (groups: readonly ListingGroup[]): Partial<Record<CountedAttribute, SearchFacet>> =>
  Object.fromEntries(groups.map(({ attribute, items }) => [attribute, { items, facetStats: null }]));
