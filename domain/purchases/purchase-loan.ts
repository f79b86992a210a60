import { type CalculatorInput, calculate, type LoanPicture, settled } from '@/domain/finance/calculator.ts';
import type { CalculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { finalPayment } from '@/domain/finance/final-payment.ts';
import { formatCents } from '@/domain/finance/money.ts';
import type { FinanceChoice } from './purchase-choices.ts';
import type { PurchaseSums } from './purchase-sums.ts';

/** The loan of a purchase; `ownCents` is what the shopper pays of their own, beside trade-in and deposit. */
export type PurchaseLoan = {
  settings: CalculatorSettings;
  input: CalculatorInput;
  picture: LoanPicture;
  ownCents: number;
};

/** What the amounts of a finance choice stay within, cents. */
export type LoanBounds = {
  /** What is left to pay; own money must be less. */
  leftCents: number;
  maxFinalCents: (ownCents: number) => number;
};

export const loanBounds = (
  { limits }: CalculatorSettings,
  { leftToCents }: Pick<PurchaseSums, 'leftToCents'>,
): LoanBounds => ({
  leftCents: leftToCents,
  maxFinalCents: (ownCents) => Math.max(0, Math.min(limits.finalPaymentCents.max, leftToCents - ownCents)),
});

/**
 * The loan over all that is left: the lower end of the trade-in's estimate counts, so that the figure
 * promises nothing.
 */
export function purchaseLoan(
  settings: CalculatorSettings,
  { termYears, finalPaymentCents, ownCents, frequency }: FinanceChoice,
  { totalCents, leftToCents }: Pick<PurchaseSums, 'totalCents' | 'leftToCents'>,
): PurchaseLoan {
  const { limits, start, hidden, terms } = settings;
  // The price is the car's own, not a typed one: a calculator's limits must not cut what is paid of it.
  const upToTotal = (range: { min: number; max: number; step: number }) => ({
    ...range,
    max: Math.max(range.max, totalCents),
  });
  const input = settled(
    {
      ...start,
      priceCents: totalCents,
      depositCents: totalCents - leftToCents + ownCents,
      termYears,
      finalPaymentCents,
      frequency: hidden.frequency ? start.frequency : frequency,
    },
    { ...limits, priceCents: upToTotal(limits.priceCents), depositCents: upToTotal(limits.depositCents) },
  );
  return { settings, input, picture: calculate(input, terms), ownCents };
}

export const nothingLeft = 'Nothing is left to finance';

/** Trade-in, deposit and own money are the price, or more. */
export const nothingToFinance = ({ picture }: PurchaseLoan): boolean => picture.borrowedCents === 0;

/** "plus a final payment of $3,000, after $2,000 of own money": stated wherever the repayment is (PLUS-08). */
export function loanText({ input, picture, ownCents }: PurchaseLoan): string {
  const final = finalPayment(input, picture.payments);
  return [final && `plus a final payment of ${final}`, ownCents > 0 && `after ${formatCents(ownCents)} of own money`]
    .filter(Boolean)
    .join(', ');
}
