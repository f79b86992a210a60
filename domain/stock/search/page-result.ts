import type { MediaOrigin } from '@/domain/site/image-address.ts';
import { shownCount } from '../shown-count.ts';
import type { StockCard } from '../stock-card.ts';
import { stockCardFromDocument } from '../stock-card-from-document.ts';
import { StockUnavailable } from '../stock-unavailable.ts';
import { collapseSold } from './collapse-sold.ts';
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
import { type RangeBar, rangeBars } from './range-bars.ts';
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
 * A results page. `found` is how many there are, `count` what is said of it (SRCH-15), `justSold` how many of these were sold these days
 * (SRCH-18); `pages` is 0 when there are none.
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

/** The service's answer to one question of a multi-search, as far as it is read. */
export type SearchAnswer = {
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
 * What the answers to a page's questions (`pageRequest`) say together. Throws StockUnavailable when the vehicles themselves could not
 * be read; an attribute whose values could not be counted is left out.
 */
export function pageResult(answers: readonly SearchAnswer[], search: SearchState, rules: PageRules): SearchResult {
  const [vehicles] = answers;
  if (vehicles?.found === undefined) {
    throw new StockUnavailable(`The search service gave no answer: ${vehicles?.error ?? 'none at all'}`);
  }
  const { found } = vehicles;
  const chosen = plainFilters(search.filters);
  const counted = new Map(answers.flatMap(({ facet_counts: facets = [] }) => facets.map((it) => [it.field_name, it])));
  const facets: SearchResult['facets'] = {};
  for (const name of countedAttributes) {
    const counts = counted.get(name);
    if (counts)
      facets[name] = { items: itemsOf(name, counts, chosen[name] ?? [], rules.switches), facetStats: statsOf(counts) };
  }
  for (const name of spannedAttributes) {
    const counts = counted.get(name);
    if (counts) facets[name] = { items: [], facetStats: statsOf(counts), bars: rangeBars(name, counts.counts) };
  }
  const cards = (vehicles.hits ?? []).flatMap(({ document }) => stockCardFromDocument(document, rules.origins) ?? []);
  const count = countOf(found, facets, chosen);
  return {
    hits: collapseSold(cards),
    found,
    count,
    justSold: (count === found && statusCount('sold', facets, chosen)) || 0,
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
  const known = counts.flatMap(({ value = '', count }) => (value === '' || value === hidden ? [] : [{ value, count }]));
  const missing = chosen.filter((value) => value !== hidden && known.every((item) => item.value !== value));
  const all = inFacetOrder(name, [...known, ...missing.map((value) => ({ value, count: 0 }))]);
  const limit = facetLimit(name, switches);
  return all
    .filter(({ value }, at) => at < limit || chosen.includes(value))
    .map((item) => ({ label: facetLabel(name, item.value), ...item }));
}

/** Attributes that every vehicle has exactly once. */
const partitions = ['car_type', 'item_type'] as const;

/** SRCH-15; an attribute that filters counts its alternatives too, so it says nothing about the whole. */
function countOf(found: number, facets: SearchResult['facets'], chosen: SearchFilters): number {
  const inStock = statusCount('in_stock', facets, chosen);
  const whole = partitions.find((name) => chosen[name] === undefined);
  return shownCount(found, inStock, whole ? facets[whole]?.items : []);
}

function statusCount(status: string, facets: SearchResult['facets'], chosen: SearchFilters): number | undefined {
  return chosen.status ? undefined : facets.status?.items.find(({ value }) => value === status)?.count;
}

function statsOf({ stats }: FacetCounts): SearchFacet['facetStats'] {
  return stats?.min === undefined || stats.max === undefined ? null : { min: stats.min, max: stats.max };
}
