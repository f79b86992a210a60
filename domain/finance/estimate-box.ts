import { loanClaim } from './car-claim.ts';
import { lenderRules } from './lender-rules.ts';
import { type LenderTerms, loanAt, shareOf } from './lender-terms.ts';
import type { Loan } from './repayment.ts';
import { type RepaymentClaim, statedRepayment, type WeeklyClaim } from './repayment-claim.ts';

/** The terms of the estimate box and of the card beside it, as the specification has them (FIN-07). */
const estimateBoxTerms = {
  termYears: 5,
  depositPercent: 10,
  finalPaymentPercent: 30,
  /**
   * Hundredths of a week in a month: 4.33, which is not 52/12, because the specification sets it.
   */
  weeksInMonthHundredths: 433,
} as const;

/** Money in integer cents. */
export type EstimateBox = {
  termYears: number;
  depositCents: number;
  finalPaymentCents: number;
  /**
   * Deposit and final payment as shares of the price, where the terms give them so: "10.0%", "30%";
   * else empty.
   */
  depositShare: string;
  finalPaymentShare: string;
  weekly: WeeklyClaim;
  monthly: RepaymentClaim<'monthly'>;
};

/**
 * The estimate box of a price: 5 years, 10.0 % deposit, 30 % final payment, monthly = weekly × 4.33
 * (FIN-07). Null where nothing may be shown.
 */
export function estimateBox(priceCents: number, lender: LenderTerms): EstimateBox | null {
  const { termYears, depositPercent, finalPaymentPercent } = estimateBoxTerms;
  const finalPaymentCents = shareOf(priceCents, finalPaymentPercent);
  return boxOf(priceCents, lender, {
    termYears,
    depositCents: shareOf(priceCents, depositPercent),
    finalPaymentCents,
    depositShare: `${depositPercent.toFixed(1)}%`,
    finalPaymentShare: `${finalPaymentPercent}%`,
  });
}

/**
 * The Angle card: the lender's own deposit and term, and a final payment of $0 (FIN-07). Null where
 * nothing may be shown.
 */
export function angleCard(priceCents: number, lender: LenderTerms): EstimateBox | null {
  const { termYears, depositPercent } = lender;
  return boxOf(priceCents, lender, {
    termYears,
    depositCents: shareOf(priceCents, depositPercent),
    finalPaymentCents: 0,
    depositShare: '',
    finalPaymentShare: '',
  });
}

/** What a lender shows beside a price: its own card where its rule has one, else the estimate box (FIN-07). */
export const estimateCard = (priceCents: number, lender: LenderTerms): EstimateBox | null =>
  lenderRules[lender.lenderKind].card === 'zero-final-payment'
    ? angleCard(priceCents, lender)
    : estimateBox(priceCents, lender);

/** Terms of one estimate; money in integer cents. */
type BoxTerms = Omit<EstimateBox, 'weekly' | 'monthly'>;

/**
 * The estimate of a price on any terms. Null where nothing may be shown, or nothing is borrowed.
 */
export function boxOf(priceCents: number, lender: LenderTerms, terms: BoxTerms): EstimateBox | null {
  if (!(priceCents > 0)) return null;
  const weekly = loanClaim(boxLoan(priceCents, lender, terms), lender, 'weekly');
  if (!weekly) return null;
  const repaymentCents = Math.round((weekly.repaymentCents * estimateBoxTerms.weeksInMonthHundredths) / 100);
  const monthly = statedRepayment({ ...weekly, repaymentCents, frequency: 'monthly' });
  return monthly && { ...terms, weekly, monthly };
}

/** The loan that such an estimate is of. */
export const boxLoan = (
  priceCents: number,
  lender: LenderTerms,
  terms: Pick<BoxTerms, 'termYears' | 'depositCents' | 'finalPaymentCents'>,
): Loan => ({
  ...loanAt(priceCents, lender),
  depositCents: terms.depositCents,
  balloonCents: terms.finalPaymentCents,
  termYears: terms.termYears,
});
