import { loanFactor } from './loan-factor.ts';
import { nearest } from './rational.ts';
import { type Frequency, periodsPerYear, repaymentCount } from './repayment.ts';

/** A repayment in integer cents and the terms it is paid on. */
export type Repaying = {
  repaymentCents: number;
  frequency: Frequency;
  ratePercent: number;
  termYears: number;
  balloonCents?: number;
};

/** What a repayment pays off, exactly to the nearest cent: the other way round of the repayment (FIN-15). Throws as `loanFactor`. */
export function principalPaidOffCents({
  repaymentCents,
  balloonCents = 0,
  frequency,
  ratePercent,
  termYears,
}: Repaying) {
  const { principalTop, balloonTop, bottom } = loanFactor({
    ratePercent,
    periodsPerYear: periodsPerYear[frequency],
    periods: repaymentCount(termYears, frequency),
  });
  const top = BigInt(repaymentCents) * bottom + BigInt(balloonCents) * balloonTop;
  return Number(nearest({ top, bottom: principalTop }));
}

/**
 * After how many repayments a loan is paid off; its last one may be a part of one. Null when the repayment does not even cover the interest.
 */
export function repaymentsUntilPaid(
  principalCents: number,
  { repaymentCents, frequency, ratePercent }: Pick<Repaying, 'repaymentCents' | 'frequency' | 'ratePercent'>,
): number | null {
  const rate = ratePercent / 100 / periodsPerYear[frequency];
  if (repaymentCents <= principalCents * rate) return null;
  if (rate === 0) return principalCents / repaymentCents;
  return -Math.log1p((-principalCents * rate) / repaymentCents) / Math.log1p(rate);
}
