import { loanFactor } from './loan-factor.ts';
import { type Frequency, periodsPerYear, repaymentCount } from './repayment.ts';

/** Repayments in a year by the regulation: a year has 365.25 days, so 52.18 weeks (National Credit Regulations, reg 100). */
const regulationPeriods = { weekly: 52.18, fortnightly: 26.09, monthly: 12 } as const satisfies Record<
  Frequency,
  number
>;

/** The example that a comparison rate of a secured car loan is stated for: $30,000 over 5 years. */
export const statutoryExample = { amountCents: 3_000_000, termYears: 5 } as const;

/** Fees that can be ascertained; government charges stay out. Cents. */
type CreditFees = {
  establishmentFeeCents: number;
  monthlyFeeCents: number;
  /** `financed`: added to the loan, so the repayments carry it. `up-front`: paid by the borrower at j = 0. */
  establishment: 'financed' | 'up-front';
};

/** What the borrower gets at j = 0 and pays at j = 1, 2 … in cents: the A, R and C of the regulation. */
type CreditFlow = { advancedCents: number; paidCents: readonly number[] };

/**
 * The rate r of one period for which Σ Aj/(1+r)^j = Σ (Rj + Cj)/(1+r)^j. 0 when no more is paid than was advanced.
 * Throws a RangeError when there is nothing to solve.
 */
export function periodicRate({ advancedCents, paidCents }: CreditFlow): number {
  const total = paidCents.reduce((sum, paid) => sum + paid, 0);
  if (advancedCents <= 0 || paidCents.length === 0)
    throw new RangeError('nothing was advanced, or nothing is paid back');
  return total <= advancedCents ? 0 : solved((rate) => valueOfPayments(paidCents, rate), advancedCents);
}

/** A present value and its slope at a rate. */
type Valued = { value: number; slope: number };

/**
 * Newton's method from 0: a present value falls with the rate and is convex, so that every step lands below the solution and the next is
 * nearer; it ends where a step is lost in the last digit.
 */
function solved(valueAt: (rate: number) => Valued, wanted: number): number {
  let rate = 0;
  for (let step = 0; step < 200; step += 1) {
    const { value, slope } = valueAt(rate);
    const next = rate - (value - wanted) / slope;
    if (!(next > rate) || next - rate < Number.EPSILON * next) return Math.max(rate, next);
    rate = next;
  }
  return rate;
}

/** Horner's scheme from the last payment to the first, value and slope together. */
function valueOfPayments(paid: readonly number[], rate: number): Valued {
  const discount = 1 / (1 + rate);
  let value = 0;
  let slope = 0;
  for (let at = paid.length - 1; at >= 0; at -= 1) {
    slope = (slope - (value + (paid[at] ?? 0)) * discount) * discount;
    value = (value + (paid[at] ?? 0)) * discount;
  }
  return { value, slope };
}

/** The same for `count` equal payments in one formula: p · (1 − v^n) / r. */
function valueOfLevel(payment: number, count: number, rate: number): Valued {
  if (rate === 0) return { value: payment * count, slope: (-payment * count * (count + 1)) / 2 };
  const grown = Math.expm1(-count * Math.log1p(rate));
  const value = (-payment * grown) / rate;
  return { value, slope: ((payment * count * (1 + grown)) / (1 + rate) - value) / rate };
}

/** The comparison rate in percent a year, to two places, of $30,000 over 5 years, secured, repaid at `frequency` (FIN-09). */
export function comparisonRatePercent(ratePercent: number, fees: CreditFees, frequency: Frequency): number {
  const financed = fees.establishment === 'financed' ? fees.establishmentFeeCents : 0;
  const perYear = periodsPerYear[frequency];
  const periods = repaymentCount(statutoryExample.termYears, frequency);
  const { perPrincipal } = loanFactor({ ratePercent, periodsPerYear: perYear, periods });
  const paid = (statutoryExample.amountCents + financed) * perPrincipal + (fees.monthlyFeeCents * 12) / perYear;
  const advancedCents = statutoryExample.amountCents - (fees.establishmentFeeCents - financed);
  if (advancedCents <= 0) throw new RangeError('nothing was advanced: the fees are more than the example');
  const rate = paid * periods <= advancedCents ? 0 : solved((at) => valueOfLevel(paid, periods, at), advancedCents);
  return Math.round(regulationPeriods[frequency] * rate * 10_000 + 1e-7) / 100;
}
