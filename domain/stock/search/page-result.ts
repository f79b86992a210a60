import type { MediaOrigin } from '@/domain/media/image-address.ts';
import { shownCount } from '../shown-count.ts';
import type { StockCard } from '../stock-card.ts';
import { stockCardFromDocument } from '../stock-card-from-document.ts';
import { StockUnavailable } from '../stock-unavailable.ts';
import { collapseSold } from './collapse-sold.ts';
import { forSaleOf } from './counted-response.ts';
import { facetLabel } from './facet-label.ts';
import {
  type CountedAttribute,
  countedAttributes,
  type FacetAttribute,
  type FacetSwitches,
  facetLimit,
  inFacetOrder,
  spannedAttributes,
} from './facet-rules.ts';
import { mergedByKey } from './filter-key.ts';
import { type RangeBar, rangeBars, rangeEnds } from './range-bars.ts';
import { pageSize } from './search-parameters.ts';
import { plainFilters, type SearchFilters, type SearchState } from './search-state.ts';

/** One value of a facet as it is offered. */
export type FacetItem = { label: string; value: string; count: number };

/** An attribute's values, and the ends of its range where it is one of numbers; null when no vehicle has any. */
export type SearchFacet = {
  items: FacetItem[];
  facetStats: { min: number; max: number } | null;
  /** How the vehicles are spread over a range; absent for attributes of single values. */
  bars?: RangeBar[];
};

/**
 * A results page. `found` is how many it lists; `count` how many count of them (SRCH-14, SRCH-15), which are those for sale; `justSold` how
 * many it lists besides, sold these days (SRCH-18). `pages` is 0 when there are none.
 */
export type SearchResult = {
  hits: StockCard[];
  found: number;
  count: number;
  justSold: number;
  facets: Partial<Record<FacetAttribute, SearchFacet>>;
  page: number;
  pages: number;
  /** Of the search service, milliseconds. */
  ms: number;
};

/** The service's response to one query of a multi-search, as far as it is read. */
export type SearchResponse = {
  found?: number;
  search_time_ms?: number;
  hits?: readonly { document?: unknown }[];
  grouped_hits?: readonly { hits: readonly { document?: unknown }[] }[];
  facet_counts?: readonly FacetCounts[];
  code?: number;
  error?: string;
};
type FacetCounts = {
  field_name: string;
  counts?: readonly { value?: string; count: number }[];
  stats?: { min?: number; max?: number };
};

type PageRules = { switches: FacetSwitches; origins: readonly MediaOrigin[]; perPage?: number };

/**
 * The results of a page's queries (`pageRequest`) together. Throws StockUnavailable when the
 * vehicles themselves could not be read; an attribute whose values could not be counted is left
 * out.
 */
export function pageResult(responses: readonly SearchResponse[], search: SearchState, rules: PageRules): SearchResult {
  const [vehicles, counting] = responses;
  if (vehicles?.found === undefined) {
    throw new StockUnavailable(`The search service gave no answer: ${vehicles?.error ?? 'none at all'}`);
  }
  const { found } = vehicles;
  const chosen = plainFilters(search.filters);
  const counted = new Map(
    responses.flatMap(({ facet_counts: facets = [] }) => facets.map((it) => [it.field_name, it])),
  );
  const facets: SearchResult['facets'] = {};
  for (const name of countedAttributes) {
    const counts = counted.get(name);
    if (counts)
      facets[name] = { items: itemsOf(name, counts, chosen[name] ?? [], rules.switches), facetStats: statsOf(counts) };
  }
  for (const name of spannedAttributes) {
    const counts = counted.get(name);
    if (!counts) continue;
    const bars = rangeBars(name, counts.counts);
    facets[name] = { items: [], facetStats: rangeEnds(name, statsOf(counts), bars), bars };
  }
  const cards = (vehicles.hits ?? []).flatMap(({ document }) => stockCardFromDocument(document, rules.origins) ?? []);
  const justSold = soldCount(facets, chosen);
  return {
    hits: collapseSold(cards),
    found,
    count: countOf(counting?.found ?? found - justSold, facets, chosen),
    justSold,
    facets,
    page: search.page,
    pages: Math.ceil(found / (rules.perPage ?? pageSize)),
    ms: vehicles.search_time_ms ?? 0,
  };
}

/** The values that are offered: in their order, as many as the attribute shows, and what is chosen in any case (SRCH-09, SRCH-12). */
function itemsOf(
  name: CountedAttribute,
  { counts = [] }: FacetCounts,
  chosen: readonly string[],
  switches: FacetSwitches,
): FacetItem[] {
  const hidden = name === 'certified' && switches.hideUncertified ? 'false' : '';
  const counted = counts.flatMap(({ value = '', count }) =>
    value === '' || value === hidden ? [] : [{ value, count }],
  );
  const merged = mergedByKey(name, counted, chosen);
  const missing = chosen.filter((value) => value !== hidden && merged.every((item) => item.value !== value));
  const all = inFacetOrder(name, [...merged, ...missing.map((value) => ({ value, count: 0 }))]);
  const limit = facetLimit(name);
  return all
    .filter(({ value }, at) => at < limit || chosen.includes(value))
    .map((item) => ({ label: facetLabel(name, item.value), ...item }));
}

/** Attributes that every vehicle has exactly once. */
const partitions = ['car_type', 'item_type'] as const;

/** SRCH-15; an attribute that filters counts its alternatives too, so it gives no total. */
function countOf(found: number, facets: SearchResult['facets'], chosen: SearchFilters): number {
  const forSale = chosen.status ? undefined : forSaleOf(facets.status?.items);
  const whole = partitions.find((name) => chosen[name] === undefined);
  return shownCount(found, forSale, whole ? facets[whole]?.items : []);
}

function soldCount(facets: SearchResult['facets'], chosen: SearchFilters): number {
  return chosen.status ? 0 : (facets.status?.items.find(({ value }) => value === 'sold')?.count ?? 0);
}

function statsOf({ stats }: FacetCounts): SearchFacet['facetStats'] {
  return stats?.min === undefined || stats.max === undefined ? null : { min: stats.min, max: stats.max };
}
