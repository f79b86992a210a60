import type { BlockStock } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { budgetCents, budgetLowestCents, usualDepositCents, usualRepaymentCents } from '@/domain/finance/budget.ts';
import { type CarType, carTypes } from '@/domain/stock/card-values.ts';
import { filledBars } from '@/domain/stock/price-line.ts';
import { usualScale } from '@/domain/stock/stock-prices.ts';
import type { StockPrices } from '@/domain/stock/stock-search.ts';

export type BudgetStock = { types: CarType[]; prices: StockPrices; openFromCents: number | null; found: number };

/**
 * The number of cars by price, above $1,000, and within the default budget; null without cars.
 * Rejects if the search fails.
 */
export async function loadBudgetSearch(
  block: BlockOf<'budgetSearch'>,
  context: BlockStock<'prices' | 'search'>,
): Promise<BudgetStock | null> {
  const wanted = block.carTypes;
  const types = carTypes.filter((type) => wanted?.includes(type));
  const request = { carTypes: types, minimumPriceCents: budgetLowestCents };
  const usual = budgetCents({
    repaymentCents: usualRepaymentCents.weekly,
    depositCents: usualDepositCents,
    frequency: 'weekly',
  });
  const [prices, within] = await Promise.all([
    context.stock.prices(request),
    context.stock.search({ ...request, maximumPriceCents: usual, perPage: 1 }),
  ]);
  if (!prices) return null;
  const bars = filledBars(prices.bars);
  return { types, prices: { ...prices, bars }, openFromCents: openFrom(bars, prices), found: within.found };
}

/** The start of the last bar if the dearest car is beyond its width; else null. */
function openFrom(bars: StockPrices['bars'], { highestCents }: StockPrices): number | null {
  const from = bars.at(-1)?.fromCents ?? 0;
  return highestCents - from > usualScale.barCents ? from : null;
}
