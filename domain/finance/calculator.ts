import { type CalculatorLimits, clamped, stepped } from './bounds.ts';
import { comparisonRatePercent } from './comparison-rate.ts';
import { type Frequency, type Loan, principalCents, type RepaymentPolicy } from './repayment.ts';
import { type RepaymentClaim, statedRepayment } from './repayment-claim.ts';
import { type LoanYear, type Payment, scheduleOf, yearsOf } from './schedule.ts';

/** What a shopper may change. Money in integer cents, rate in percent a year, term in years (halves allowed). */
export type CalculatorInput = {
  priceCents: number;
  depositCents: number;
  finalPaymentCents: number;
  termYears: number;
  ratePercent: number;
  frequency: Frequency;
};

/** The lender's terms and its way of counting (FIN-01, FIN-06). Money in integer cents. */
export type CalculatorTerms = {
  establishmentFeeCents: number;
  /** Financed fees of the lender beside it, which a comparison rate counts. */
  otherFeesCents: number;
  /** Financed government charges, which a comparison rate leaves out (National Credit Regulations, reg 71). */
  governmentChargesCents: number;
  monthlyFeeCents: number;
  policy: RepaymentPolicy;
  /** The frequency that the comparison rate is computed for; the shopper's choice does not change it (FIN-09). */
  comparisonFrequency: Frequency;
};

/** Everything that the calculator shows of one loan. Money in integer cents. */
export type LoanPicture = {
  /** Null for $25 or less: then the calculator shows "Enquire for Finance" (FIN-05). */
  claim: RepaymentClaim | null;
  borrowedCents: number;
  feesCents: number;
  interestCents: number;
  /** Account fees over the whole term. */
  accountFeesCents: number;
  /** All payments together, deposit not counted. */
  totalCents: number;
  payments: readonly Payment[];
  years: readonly LoanYear[];
};

/** The loan of an input that `settled` returned (FIN-01). */
export function loanOf(input: CalculatorInput, terms: CalculatorTerms): Loan {
  return {
    amountCents: input.priceCents,
    depositCents: input.depositCents,
    balloonCents: input.finalPaymentCents,
    ratePercent: input.ratePercent,
    termYears: input.termYears,
    feesCents: terms.establishmentFeeCents + terms.otherFeesCents + terms.governmentChargesCents,
    monthlyFeeCents: terms.monthlyFeeCents,
  };
}

/** Repayment, rates, totals and the schedule of one loan (FIN-05, FIN-09, PLUS-01). */
export function calculate(input: CalculatorInput, terms: CalculatorTerms): LoanPicture {
  const { frequency, ratePercent } = input;
  const loan = loanOf(input, terms);
  const borrowedCents = input.priceCents > input.depositCents ? principalCents(loan) : 0;
  const payments = borrowedCents > 0 ? scheduleOf(loan, frequency, terms.policy) : [];
  const repaymentCents = payments[0]?.paymentCents ?? 0;
  const sum = (part: (payment: Payment) => number) => payments.reduce((total, payment) => total + part(payment), 0);
  return {
    claim: statedRepayment({
      repaymentCents,
      frequency,
      ratePercent,
      comparisonRatePercent: comparison(input, terms),
      termYears: input.termYears,
    }),
    borrowedCents,
    feesCents: loan.feesCents ?? 0,
    interestCents: sum(({ interestCents }) => interestCents),
    accountFeesCents: sum(({ feeCents }) => feeCents),
    totalCents: sum(({ paymentCents }) => paymentCents),
    payments,
    years: yearsOf(payments, frequency, input.termYears),
  };
}

function comparison({ ratePercent }: CalculatorInput, terms: CalculatorTerms): number {
  const fees = {
    establishmentFeeCents: terms.establishmentFeeCents + terms.otherFeesCents,
    monthlyFeeCents: terms.monthlyFeeCents,
    establishment: 'financed',
  } as const;
  return comparisonRatePercent(ratePercent, fees, terms.comparisonFrequency);
}

/** What one change does to the repayment and to the interest, in cents; negative is less. */
export type Change = { what: string; repaymentCents: number; interestCents: number };

/**
 * What changes when term or deposit changes (PLUS-01): a year longer, a year shorter, $1,000 more
 * deposit; only what the limits allow.
 */
export function changes(input: CalculatorInput, terms: CalculatorTerms, limits: CalculatorLimits): Change[] {
  const now = calculate(input, terms);
  const other = (what: string, change: Partial<CalculatorInput>): Change[] => {
    const wanted = { ...input, ...change };
    const fits =
      wanted.termYears >= limits.termYears.min &&
      wanted.termYears <= limits.termYears.max &&
      wanted.depositCents + wanted.finalPaymentCents < wanted.priceCents;
    const then = fits ? calculate(wanted, terms) : null;
    if (!now.claim || !then?.claim) return [];
    const repaymentCents = then.claim.repaymentCents - now.claim.repaymentCents;
    return [{ what, repaymentCents, interestCents: then.interestCents - now.interestCents }];
  };
  return [
    ...other('One year longer', { termYears: input.termYears + 1 }),
    ...other('One year shorter', { termYears: input.termYears - 1 }),
    ...other('$1,000 more deposit', { depositCents: input.depositCents + 100_000 }),
  ];
}

/**
 * The input within its limits (FIN-04): a price of 0 or less is 0 and otherwise stays as it was
 * typed, so that its message can be shown; all else is clamped. What is not a number becomes the
 * minimum. A final payment never exceeds what is borrowed.
 */
export function settled(input: CalculatorInput, limits: CalculatorLimits): CalculatorInput {
  const priceCents = Number.isFinite(input.priceCents)
    ? Math.min(highestTypedCents, Math.max(0, Math.round(input.priceCents)))
    : 0;
  const counted = Math.min(priceCents, limits.priceCents.max);
  const depositCents = Math.min(counted, stepped(input.depositCents, limits.depositCents));
  return {
    priceCents,
    depositCents,
    finalPaymentCents: Math.min(counted - depositCents, stepped(input.finalPaymentCents, limits.finalPaymentCents)),
    termYears: stepped(input.termYears, limits.termYears),
    ratePercent: Math.round(clamped(input.ratePercent, limits.ratePercent) * 100) / 100,
    frequency: input.frequency,
  };
}

/** Prices beyond this are slips of the keyboard. */
const highestTypedCents = 1_000_000_000;
