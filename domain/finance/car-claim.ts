import { comparisonRatePercent } from './comparison-rate.ts';
import {
  type FinancedCar,
  type FinanceFigures,
  type Ineligible,
  ineligible,
  type LenderRecord,
} from './eligibility.ts';
import { lenderRules } from './lender-rules.ts';
import { type LenderTerms, loanAt, policyOf, statesFinance } from './lender-terms.ts';
import { type Frequency, type Loan, principalCents, repaymentCents, repaymentCount } from './repayment.ts';
import { type RepaymentClaim, statedRepayment, type WeeklyClaim } from './repayment-claim.ts';

/**
 * What a page may show of a car's finance: a repayment; that it is worth an enquiry, where the
 * repayment is too small to be shown (FIN-05); or nothing, with the reason (FIN-02).
 */
type CarEstimate<F extends Frequency> =
  | { kind: 'repayment'; claim: RepaymentClaim<F> }
  | { kind: 'enquire' }
  | { kind: 'none'; why: Ineligible };

/** The estimate of one car by the rules of its dealership's lender (FIN-02). `thisYear` is the calendar year. */
export function carEstimate<F extends Frequency>(
  car: FinancedCar,
  lender: LenderTerms | null,
  thisYear: number,
  frequency: F,
): CarEstimate<F> {
  const why = ineligible(
    car,
    lender && recordOf(lender),
    lender ? figuresOf(car.priceCents, lender) : noFigures,
    thisYear,
  );
  if (why !== null || !lender) return { kind: 'none', why: why ?? 'no lender' };
  const claim = repaymentClaim(car.priceCents, lender, frequency);
  return claim ? { kind: 'repayment', claim } : { kind: 'enquire' };
}

/** The weekly figure that a car carries in the index and on cards, or null where it carries none (CARD-07). */
export function carClaim(car: FinancedCar, lender: LenderTerms | null, thisYear: number): WeeklyClaim | null {
  const estimate = carEstimate(car, lender, thisYear, 'weekly');
  return estimate.kind === 'repayment' ? estimate.claim : null;
}

const noFigures: FinanceFigures = { weeklyCents: null, monthlyCents: null };

function figuresOf(priceCents: number, lender: LenderTerms): FinanceFigures {
  if (!statesFinance(lender) || !(priceCents > 0)) return noFigures;
  const loan = loanAt(priceCents, lender);
  const payment = (frequency: Frequency) => repaymentCents(loan, frequency, policyOf(lender));
  const monthly = lenderRules[lender.lenderKind].needs === 'monthly payment';
  return { weeklyCents: payment('weekly'), monthlyCents: monthly ? payment('monthly') : null };
}

const recordOf = (lender: LenderTerms): LenderRecord => ({
  provider: lender.provider,
  kind: lender.lenderKind,
  interestRatePercent: lender.hasRate ? lender.interestRatePercent : null,
  comparisonRatePercent: lender.hasRate && statesFinance(lender) ? lenderComparisonRate(lender) : null,
  excludedDealerships: lender.excludedDealerships,
});

/**
 * The estimate of a price on the lender's own terms; whether a car may carry it is decided by
 * `carClaim`. Null as `loanClaim`.
 */
export function repaymentClaim<F extends Frequency>(
  priceCents: number,
  lender: LenderTerms,
  frequency: F,
): RepaymentClaim<F> | null {
  return priceCents > 0 ? loanClaim(loanAt(priceCents, lender), lender, frequency) : null;
}

/**
 * The repayment of any loan on the lender's policy, with its rates. Null when the lender may state
 * nothing, nothing is borrowed, or the repayment is $25 or less (FIN-05).
 */
export function loanClaim<F extends Frequency>(
  loan: Loan,
  lender: LenderTerms,
  frequency: F,
): RepaymentClaim<F> | null {
  const { termYears, ratePercent } = loan;
  const borrows = loan.amountCents > (loan.depositCents ?? 0) && Number.isFinite(principalCents(loan));
  if (!statesFinance(lender) || !borrows || repaymentCount(termYears, frequency) < 1) return null;
  return statedRepayment({
    repaymentCents: repaymentCents(loan, frequency, policyOf(lender)),
    frequency,
    ratePercent,
    comparisonRatePercent: lenderComparisonRate({ ...lender, interestRatePercent: ratePercent }),
    termYears,
  });
}

/**
 * The comparison rate that is beside this lender's repayments, in percent a year; government charges are not in it (FIN-09). One offer
 * has one: it is worked out for the frequency of the lender's record, whichever frequency a shopper looks at (FIN-03).
 */
export function lenderComparisonRate(lender: LenderTerms): number {
  const fees = {
    establishmentFeeCents: lender.establishmentFeeCents + lender.agencyFeeCents,
    monthlyFeeCents: lender.monthlyFeeCents,
    establishment: 'financed',
  } as const;
  return comparisonRatePercent(lender.interestRatePercent, fees, lender.frequency);
}
