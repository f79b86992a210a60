import { loanClaim } from './car-claim.ts';
import { type LenderTerms, oneOffFeesCents, shareOf } from './lender-terms.ts';
import { type RepaymentClaim, statedRepayment, type WeeklyClaim } from './repayment-claim.ts';

/** The terms of the estimate box and of the card beside it, as the specification has them (FIN-07). */
export const estimateBoxTerms = {
  termYears: 5,
  depositPercent: 10,
  finalPaymentPercent: 30,
  /** Hundredths of a week in a month: 4.33, which is not 52/12, because the specification says so. */
  weeksInMonthHundredths: 433,
} as const;

/** Money in integer cents. */
export type EstimateBox = {
  termYears: number;
  depositCents: number;
  finalPaymentCents: number;
  weekly: WeeklyClaim;
  monthly: RepaymentClaim<'monthly'>;
};

/** The estimate box of a price: 5 years, 10.0 % deposit, 30 % final payment, monthly = weekly × 4.33 (FIN-07). Null where nothing may be said. */
export function estimateBox(priceCents: number, lender: LenderTerms): EstimateBox | null {
  if (!(priceCents > 0)) return null;
  const { termYears, weeksInMonthHundredths } = estimateBoxTerms;
  const depositCents = shareOf(priceCents, estimateBoxTerms.depositPercent);
  const finalPaymentCents = shareOf(priceCents, estimateBoxTerms.finalPaymentPercent);
  const loan = {
    amountCents: priceCents,
    depositCents,
    balloonCents: finalPaymentCents,
    feesCents: oneOffFeesCents(lender),
    monthlyFeeCents: lender.monthlyFeeCents,
    ratePercent: lender.interestRatePercent,
    termYears,
  };
  const weekly = loanClaim(loan, lender, 'weekly');
  if (!weekly) return null;
  const repaymentCents = Math.round((weekly.repaymentCents * weeksInMonthHundredths) / 100);
  const monthly = statedRepayment({ ...weekly, repaymentCents, frequency: 'monthly' });
  return monthly && { termYears, depositCents, finalPaymentCents, weekly, monthly };
}

/** The lines of the Angle card: deposit, term and a final payment of $0 (FIN-07). */
export const angleCard = (priceCents: number, { depositPercent, termYears }: LenderTerms) => ({
  depositCents: shareOf(priceCents, depositPercent),
  termYears,
  finalPaymentCents: 0,
});
