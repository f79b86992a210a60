import type { BlockStock } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import { carTypeNames } from '@/domain/stock/card-values.ts';
import { compareNames } from '@/domain/stock/compare-names.ts';
import type { FacetField, StockFacets } from '@/domain/stock/stock-search.ts';
import { type SearchCell, searchCells, usualCells } from './search-cells.ts';

type SearchChoice = { value: string; label: string };
export type FilledCell = SearchCell & { choices: SearchChoice[] };
export type StockSearchData = { found: number; cells: FilledCell[] };

/** Choices of a maximum price, dollars; those far above the stock are left out. */
const priceSteps = [10, 15, 20, 25, 30, 40, 50, 60, 70, 80, 100, 125, 150, 200, 300].map(
  (thousands) => thousands * 1000,
);
const conditions: Readonly<Record<string, string>> = carTypeNames;

/**
 * The selects with the values in stock; those with less than two choices are left out. Rejects if
 * the search fails.
 */
export async function loadStockSearch(
  block: BlockOf<'stockSearch'>,
  context: BlockStock<'facets'> & { site: Pick<SiteIdentity, 'manufacturer'> },
): Promise<StockSearchData> {
  const requested = block.cells?.length ? block.cells : usualCells(context.site.manufacturer);
  const wanted = (requested ?? []).flatMap((name) => searchCells.find(({ value }) => value === name) ?? []);
  const fields = wanted.flatMap(({ field }) => (field === 'price' ? [] : [field]));
  const facets = await context.stock.facets({}, [...new Set<FacetField>(fields)]);
  const cells = wanted
    .map((cell) => ({ ...cell, choices: cell.field === 'price' ? prices(facets) : choices(cell.field, facets) }))
    .filter(({ choices: some }) => some.length > 1);
  return { found: facets.found, cells };
}

function choices(field: FacetField, { values }: StockFacets): SearchChoice[] {
  const counted = (values[field] ?? []).map(({ value, count }) => ({
    value,
    label: `${conditions[value] ?? value} (${count.toLocaleString('en-AU')})`,
  }));
  if (field === 'car_type')
    return Object.keys(conditions).flatMap((type) => counted.find(({ value }) => value === type) ?? []);
  return counted.sort((one, other) => compareNames(one.value, other.value));
}

function prices({ price }: StockFacets): SearchChoice[] {
  if (!price) return [];
  const [lowest, highest] = [price.lowestCents / 100, price.highestCents / 100];
  const above = priceSteps.find((step) => step >= highest) ?? Number.POSITIVE_INFINITY;
  return priceSteps
    .filter((step) => step > lowest && step <= above)
    .map((step) => ({ value: `:${step}`, label: `Up to $${step.toLocaleString('en-AU')}` }));
}
