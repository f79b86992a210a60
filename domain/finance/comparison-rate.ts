import { toNumber } from './rational.ts';
import { annuityRepayment, type Frequency, periodsPerYear, repaymentCount } from './repayment.ts';

/** Repayments in a year by the regulation: a year has 365.25 days, so 52.18 weeks (National Credit Regulations, reg 100). */
export const regulationPeriods = { weekly: 52.18, fortnightly: 26.09, monthly: 12 } as const satisfies Record<
  Frequency,
  number
>;

/** The example that a comparison rate of a secured car loan is stated for: $30,000 over 5 years. */
export const statutoryExample = { amountCents: 3_000_000, termYears: 5 } as const;

/** Fees that can be ascertained; government charges stay out. Cents. */
export type CreditFees = {
  establishmentFeeCents: number;
  monthlyFeeCents: number;
  /** `financed`: added to the loan, so the repayments carry it. `up-front`: paid by the borrower at j = 0. */
  establishment: 'financed' | 'up-front';
};

/** What the borrower gets at j = 0 and pays at j = 1, 2 … in cents: the A, R and C of the regulation. */
export type CreditFlow = { advancedCents: number; paidCents: readonly number[] };

/**
 * The rate r of one period for which Σ Aj/(1+r)^j = Σ (Rj + Cj)/(1+r)^j. 0 when no more is paid than was advanced.
 * Throws a RangeError when there is nothing to solve.
 */
export function periodicRate({ advancedCents, paidCents }: CreditFlow): number {
  const total = paidCents.reduce((sum, paid) => sum + paid, 0);
  if (advancedCents <= 0 || paidCents.length === 0)
    throw new RangeError('nothing was advanced, or nothing is paid back');
  if (total <= advancedCents) return 0;
  let low = 0;
  let high = 1;
  while (presentValue(paidCents, high) > advancedCents) high *= 2;
  for (let step = 0; step < 200 && high - low > Number.EPSILON * high; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(paidCents, middle) > advancedCents) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Horner's scheme from the last payment to the first: one multiplication for each. */
function presentValue(paid: readonly number[], rate: number): number {
  const discount = 1 / (1 + rate);
  return paid.reduceRight((value, payment) => (value + payment) * discount, 0);
}

/** The comparison rate of any schedule in percent a year: n · r · 100 (reg 100). Not rounded. */
export function comparisonRateOf(flow: CreditFlow, frequency: Frequency): number {
  return regulationPeriods[frequency] * periodicRate(flow) * 100;
}

/** The comparison rate in percent a year, to two places, of $30,000 over 5 years, secured, repaid at `frequency` (FIN-09). */
export function comparisonRatePercent(ratePercent: number, fees: CreditFees, frequency: Frequency): number {
  const financed = fees.establishment === 'financed' ? fees.establishmentFeeCents : 0;
  const periods = repaymentCount(statutoryExample.termYears, frequency);
  const repayment = annuityRepayment({
    principalCents: statutoryExample.amountCents + financed,
    ratePercent,
    periodsPerYear: periodsPerYear[frequency],
    periods,
  });
  const paid = toNumber(repayment) + (fees.monthlyFeeCents * 12) / periodsPerYear[frequency];
  const advancedCents = statutoryExample.amountCents - (fees.establishmentFeeCents - financed);
  const rate = comparisonRateOf({ advancedCents, paidCents: Array<number>(periods).fill(paid) }, frequency);
  return Math.round(rate * 100 + 1e-7) / 100;
}
