import type { BlockOf } from '@/blocks/block-of.ts';
import { loanClaim } from '@/domain/finance/car-claim.ts';
import { type LenderTerms, oneOffFeesCents } from '@/domain/finance/lender-terms.ts';
import type { WeeklyClaim } from '@/domain/finance/repayment-claim.ts';

/** An example of a loan with its weekly repayment; money in integer cents. */
export type Estimate = {
  amountCents: number;
  depositCents: number;
  balloonCents: number;
  termYears: number;
  claim: WeeklyClaim;
};

/** Examples below this say nothing about a car. */
const smallestAmountCents = 50_000;
const usualAmountCents = 3_000_000;
const longestTermYears = 7;

/** The block's example with the lender of the site; null where nothing about finance may be said, or nothing is borrowed (FIN-01, FIN-02). */
export function estimateOf(block: BlockOf<'financeEstimate'>, lender: LenderTerms): Estimate | null {
  const amountCents = cents(block.amount) || usualAmountCents;
  const depositCents = cents(block.deposit);
  const balloonCents = Math.round((amountCents * between(block.finalPaymentPercent ?? 0, 0, 50)) / 100);
  const termYears = between(Math.round(block.termYears ?? lender.termYears), 1, longestTermYears);
  if (amountCents <= smallestAmountCents || depositCents + balloonCents >= amountCents) return null;
  const loan = {
    amountCents,
    depositCents,
    balloonCents,
    termYears,
    feesCents: oneOffFeesCents(lender),
    monthlyFeeCents: lender.monthlyFeeCents,
    ratePercent: lender.interestRatePercent,
  };
  const claim = loanClaim(loan, lender, 'weekly');
  return claim && { amountCents, depositCents, balloonCents, termYears, claim };
}

const cents = (dollars: number | null): number => Math.max(0, Math.round(Number(dollars) * 100) || 0);
const between = (value: number, low: number, high: number): number =>
  Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;
