'use client';

import { type ReactNode, useState } from 'react';
import {
  type BudgetFrequency,
  budgetCents,
  budgetLowestCents,
  fallbackHighestCents,
  held,
  repaymentFor,
  type SetRepayment,
  usualDepositCents,
  usualRepaymentCents,
} from '@/domain/finance/budget.ts';
import { formatCents } from '@/domain/finance/money.ts';
import { centsFromInput } from '@/domain/finance/money-input.ts';
import type { CarType } from '@/domain/stock/card-values.ts';
import { priceLink } from '@/domain/stock/price-link.ts';
import type { StockPrices } from '@/domain/stock/stock-search.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { PriceBars } from '@/parts/price-bars/price-bars.tsx';
import { useStockCount } from '@/parts/stock-count/use-stock-count-client.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Segmented } from '@/ui/segmented/segmented-client.tsx';
import { SliderField } from '@/ui/slider-field/slider-field-client.tsx';

type Props = {
  types: readonly CarType[];
  prices: StockPrices;
  /** Start of the last bar if it includes all dearer cars. */
  openFromCents: number | null;
  /** Number of cars within the default budget. */
  found: number;
  noun: string;
  disclaimer: string | null;
  arrow: ReactNode;
  children: ReactNode;
};

const frequencies = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const;
/** Upper ends of the sliders, cents; the fields accept up to $1,000,000 (FIN-13). */
const slides = { weekly: 60_000, monthly: 260_000, deposit: 2_500_000 } as const;

/** Repayment and deposit on the left, the budget on the right, with a live count (FIN-13). */
export function BudgetPanel({ types, prices, openFromCents, found, noun, disclaimer, arrow, children }: Props) {
  // One state: at hydration both controls may report at once what was set before.
  const [{ frequency, set }, change] = useState<{ frequency: BudgetFrequency; set: SetRepayment | null }>({
    frequency: 'weekly',
    set: null,
  });
  const repaymentCents = repaymentFor(set, frequency);
  const [depositCents, setDeposit] = useState<number>(usualDepositCents);
  const budget = budgetCents({ repaymentCents, depositCents, frequency });
  const highest = prices.highestCents || fallbackHighestCents;
  const upTo = Math.min(budget, highest);
  const ends = [
    formatCents(wholeDollars(prices.lowestCents)),
    openFromCents === null ? formatCents(prices.highestCents) : `${formatCents(openFromCents)} and over`,
  ] as const;
  const tooLow = budget < prices.lowestCents;
  const count = useStockCount(countQuery(types, upTo), {
    query: countQuery(types, Math.min(usualBudget, highest)),
    found,
  });
  return (
    <div className="budget-panel" id="budget">
      <div className="budget-words">
        {children}
        <div className="budget-fields">
          <Segmented
            label="How often you repay"
            value={frequency}
            choices={frequencies}
            onChange={(next) => change((now) => ({ ...now, frequency: next }))}
          />
          <SliderField
            label={`Repayment ${frequency === 'weekly' ? 'a week' : 'a month'}`}
            value={repaymentCents}
            min={0}
            max={Math.max(slides[frequency], repaymentCents)}
            step={frequency === 'weekly' ? 500 : 2_000}
            shown={formatCents(repaymentCents)}
            ends={['$0', formatCents(Math.max(slides[frequency], repaymentCents))]}
            parse={amount}
            onChange={(value) => change((now) => ({ ...now, set: { cents: held(value), frequency: now.frequency } }))}
          />
          <SliderField
            label="Deposit or trade-in"
            value={depositCents}
            min={0}
            max={Math.max(slides.deposit, depositCents)}
            step={25_000}
            shown={formatCents(depositCents)}
            ends={['$0', formatCents(Math.max(slides.deposit, depositCents))]}
            parse={amount}
            onChange={(value) => setDeposit(held(value))}
          />
        </div>
      </div>
      <div className="budget-result">
        <div role="status">
          <p>{reachOf(budget, highest, noun)}</p>
          <p className="budget-figure">{formatCents(upTo)}</p>
        </div>
        <PriceBars bars={prices.bars} lowCents={0} highCents={upTo} ends={ends} />
        {tooLow ? (
          <>
            <button type="button" className="budget-none" disabled>
              0 {noun}s Found
            </button>
            <p className="mt-2 text-small font-medium" role="alert">
              No {noun}s found for this budget
            </p>
          </>
        ) : (
          <ButtonLink
            kind="filled"
            className="w-full tabular"
            href={priceLink({ carTypes: types, minimumPriceCents: budgetLowestCents, maximumPriceCents: upTo })}
          >
            Show Me {grouped(count)} {noun}
            {count === 1 ? '' : 's'}
            {arrow}
          </ButtonLink>
        )}
        {disclaimer && <p className="mt-3 text-legal text-ink-2">{disclaimer}</p>}
      </div>
    </div>
  );
}

const wholeDollars = (cents: number): number => Math.floor(cents / 100) * 100;

/** For a budget above the dearest car, no price is named that no car has. */
const reachOf = (budget: number, highest: number, noun: string): string =>
  budget < highest ? `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s up to` : `Every ${noun} in stock, up to`;

/** Text without a number counts as 0 (FIN-13). */
const amount = (text: string): number => centsFromInput(text) ?? 0;

const usualBudget = budgetCents({
  repaymentCents: usualRepaymentCents.weekly,
  depositCents: usualDepositCents,
  frequency: 'weekly',
});

/** The query string of a search for the count. */
function countQuery(types: readonly CarType[], upToCents: number): string {
  const query = new URLSearchParams(types.map((type) => ['car_type', type]));
  query.set('price', `${budgetLowestCents / 100}:${Math.ceil(upToCents / 100)}`);
  return query.toString();
}
