import { type Loan, principalCents, type RepaymentPolicy, repaymentCents } from './repayment.ts';

/** The terms of the estimate box and of the card beside it, as the specification has them (FIN-07). */
export const estimateBoxTerms = {
  termYears: 5,
  depositPercent: 10,
  finalPaymentPercent: 30,
  weeksInMonth: 4.33,
} as const;

export type EstimateBox = {
  termYears: number;
  depositCents: number;
  finalPaymentCents: number;
  weeklyCents: number;
  /** Weekly × 4.33, which is not 52/12: the specification says so. */
  monthlyCents: number;
};

/** The estimate box of a price: 5 years, 10.0 % deposit, 30 % final payment (FIN-07). Cents; null where nothing is left to borrow. */
export function estimateBox(
  priceCents: number,
  lender: { interestRatePercent: number; establishmentFeeCents: number; monthlyFeeCents: number },
  policy: RepaymentPolicy,
): EstimateBox | null {
  const { termYears, depositPercent, finalPaymentPercent, weeksInMonth } = estimateBoxTerms;
  const depositCents = Math.round((priceCents * depositPercent) / 100);
  const finalPaymentCents = Math.round((priceCents * finalPaymentPercent) / 100);
  const loan: Loan = {
    amountCents: priceCents,
    depositCents,
    balloonCents: finalPaymentCents,
    feesCents: lender.establishmentFeeCents,
    monthlyFeeCents: lender.monthlyFeeCents,
    ratePercent: lender.interestRatePercent,
    termYears,
  };
  if (!Number.isFinite(priceCents) || priceCents <= 0 || principalCents(loan) <= 0) return null;
  const weeklyCents = repaymentCents(loan, 'weekly', policy);
  return {
    termYears,
    depositCents,
    finalPaymentCents,
    weeklyCents,
    monthlyCents: Math.round(weeklyCents * weeksInMonth),
  };
}

/** The lines of the Angle card: deposit, term and a final payment of $0 (FIN-07). */
export const angleCard = ({ depositCents, termYears }: Pick<EstimateBox, 'depositCents' | 'termYears'>) => ({
  depositCents,
  termYears,
  finalPaymentCents: 0,
});
