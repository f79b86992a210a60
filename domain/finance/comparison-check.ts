import { keysOf } from '@/domain/vocabulary/typed-keys.ts';
import { lenderComparisonRate } from './car-claim.ts';
import type { LenderTerms } from './lender-terms.ts';
import { formatPercent } from './money.ts';
import { periodsPerYear } from './repayment.ts';

/** Percentage points that a published comparison rate may differ from ours: lenders round and count days a little differently. */
const tolerated = 0.05;

/**
 * Refuses a typed comparison rate that is too far from the one of rate and fees, with the reason;
 * else `true` (FIN-09). Lenders publish it for one frequency and do not state which: the nearest of
 * the three counts.
 */
export function typedComparisonRate(typed: number, terms: LenderTerms): true | string {
  if (!terms.hasRate) return 'Enter the interest rate too.';
  if (typed < terms.interestRatePercent) return 'A comparison rate is never lower than the interest rate.';
  const frequencies = keysOf(periodsPerYear);
  const computed = frequencies.map((frequency) => lenderComparisonRate({ ...terms, frequency }));
  const nearest = computed.reduce((best, rate) => (Math.abs(rate - typed) < Math.abs(best - typed) ? rate : best));
  const off = Math.abs(nearest - typed);
  return off <= tolerated + 1e-9
    ? true
    : `Interest rate and fees give ${formatPercent(nearest)} p.a., which is ${off.toFixed(2)} away: check the fees, or the rate.`;
}
