import type { BlockOf } from '@/blocks/block-of.ts';
import { repaymentCents } from '@/domain/finance/repayment.ts';
import { financePriceThresholdCents, lenderComparisonRate } from '@/domain/finance/weekly-claim.ts';
import type { FinanceSettings } from '@/domain/site/resolved-site.ts';

/** An example of a loan with its weekly repayment; money in integer cents. */
export type Estimate = {
  amountCents: number;
  depositCents: number;
  balloonCents: number;
  termYears: number;
  weeklyCents: number;
  ratePercent: number;
  comparisonRatePercent: number;
};

const usualAmountCents = 3_000_000;
const longestTermYears = 7;

/** The block's example with the lender of the site; null where nothing about finance may be said, or nothing is borrowed (FIN-01, FIN-02). */
export function estimateOf(block: BlockOf<'financeEstimate'>, lender: FinanceSettings): Estimate | null {
  if (lender.provider === '' || lender.interestRatePercent <= 0) return null;
  const amountCents = cents(block.amount) || usualAmountCents;
  const depositCents = cents(block.deposit);
  const balloonCents = Math.round((amountCents * between(block.finalPaymentPercent ?? 0, 0, 50)) / 100);
  const termYears = between(Math.round(block.termYears ?? lender.termYears), 1, longestTermYears);
  if (amountCents <= financePriceThresholdCents || depositCents + balloonCents >= amountCents) return null;
  const loan = {
    amountCents,
    depositCents,
    balloonCents,
    termYears,
    feesCents: lender.establishmentFeeCents,
    monthlyFeeCents: lender.monthlyFeeCents,
    ratePercent: lender.interestRatePercent,
  };
  const rounding = lender.roundUp ? 'up-to-dollar' : 'nearest-cent';
  return {
    amountCents,
    depositCents,
    balloonCents,
    termYears,
    weeklyCents: repaymentCents(loan, 'weekly', { frequency: 'actuarial', rounding }),
    ratePercent: lender.interestRatePercent,
    comparisonRatePercent: lenderComparisonRate(lender),
  };
}

const cents = (dollars: number | null): number => Math.max(0, Math.round(Number(dollars) * 100) || 0);
const between = (value: number, low: number, high: number): number =>
  Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;
