import type { SiteOptions } from '@/domain/switches/options.ts';
import type { Curation } from './search/curation.ts';
import { allOf, noneOf, oneOf } from './search/filter-expression.ts';
import type { SearchParameters } from './search/search-parameters.ts';

/** What of a site decides which vehicles it lists. */
export type ListingSite = { slug: string; includeSoldCarsDays: number; options: SiteOptions; curation: Curation };

const daySeconds = 86_400;

/** What of a site decides which vehicles its shoppers may see (SRCH-18, SRCH-19). Absent ones limit nothing. */
export type StockScope = {
  slug: string;
  includeSoldCarsDays: number;
  /** The fewest pictures that a vehicle must have. */
  photoLevel?: number;
  onlyCarTypes?: readonly string[];
  /** Ids of dealerships. */
  onlyDealerships?: readonly string[];
  excludedMakes?: readonly string[];
  excludedStockNumbers?: readonly string[];
  /** In no list, but with a page of their own. */
  hiddenStockNumbers?: readonly string[];
};

/** The scope that a site's settings make. */
export function scopeOfSite({ slug, includeSoldCarsDays, options, curation }: ListingSite): StockScope {
  const { photoLevel, onlyCarTypes, onlyDealerships, excludedMakes, excludedStockNumbers } = options;
  return {
    slug,
    includeSoldCarsDays,
    photoLevel,
    onlyCarTypes,
    onlyDealerships,
    excludedMakes,
    excludedStockNumbers,
    hiddenStockNumbers: curation.hidden,
  };
}

/**
 * The site's own filter (SRCH-19): its vehicles alone, and of them those that its settings let
 * through; sold ones for the configured days after their sale (SRCH-18), withdrawn ones never.
 * `now` is epoch milliseconds. Throws a TypeError for a slug that is not a host label: such a slug
 * could match more than one site.
 */
export function siteFilter(scope: StockScope, now: number): string {
  return allOf([
    siteCondition(scope.slug),
    ownConditions(scope),
    noneOf('stocknum', scope.hiddenStockNumbers),
    shownConditions(scope, now),
  ]);
}

/** The same for one vehicle's page, which is there also when the vehicle has left the stock (VDP-20). */
export function siteFilterOfPage(scope: StockScope): string {
  return allOf([siteCondition(scope.slug), ownConditions(scope)]);
}

/** A request about one site alone: its filter applies whatever the request's own conditions are. */
export function withinSite<P extends Pick<SearchParameters, 'filter_by'>>(
  parameters: P,
  filter: string,
): P & { filter_by: string } {
  const requested = parameters.filter_by;
  return { ...parameters, filter_by: requested ? `(${requested}) && (${filter})` : filter };
}

/** When a sold vehicle leaves the site by itself, epoch milliseconds. */
export function soldUntil(soldAtSeconds: number, { includeSoldCarsDays }: StockScope): number {
  return (soldAtSeconds + Math.max(0, includeSoldCarsDays) * daySeconds) * 1000;
}

function siteCondition(slug: string): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new TypeError(`"${slug}" is not the slug of a site`);
  return `sites:=\`${slug}\``;
}

function ownConditions(scope: StockScope): string {
  return allOf([
    oneOf('car_type', scope.onlyCarTypes),
    oneOf('dealership_id', scope.onlyDealerships),
    noneOf('make', scope.excludedMakes),
    noneOf('stocknum', scope.excludedStockNumbers),
    scope.photoLevel ? `photos_count:>=${Math.trunc(scope.photoLevel)}` : '',
  ]);
}

function shownConditions({ includeSoldCarsDays }: StockScope, now: number): string {
  const since = Math.floor(now / 1000) - Math.max(0, includeSoldCarsDays) * daySeconds;
  return `status:!=\`withdrawn\` && (status:!=\`sold\` || sold_date_timestamp:>${since})`;
}
