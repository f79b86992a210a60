import { ceiling, minus, nearest, one, over, plus, power, type Rational, rational, times } from './rational.ts';

export type Frequency = 'weekly' | 'fortnightly' | 'monthly';

/** Repayments in a year (FIN-01). */
export const periodsPerYear = { weekly: 52, fortnightly: 26, monthly: 12 } as const satisfies Record<Frequency, number>;

/**
 * Where the figure of a frequency comes from, as the lender says.
 * - `actuarial`: an annuity of its own periods: 52, 26 or 12 in a year.
 * - `from-monthly`: the monthly annuity × 12 / 26 or × 12 / 52.
 * - `from-weekly`: the weekly figure as shown, twice for a fortnight, × 52 / 12 for a month.
 */
export type FrequencyPolicy = 'actuarial' | 'from-monthly' | 'from-weekly';

/** How the exact repayment becomes cents: the lender's rounding rule, or the site's "rounded up". */
export type RoundingPolicy = 'nearest-cent' | 'up-to-cent' | 'nearest-dollar' | 'up-to-dollar';

export type RepaymentPolicy = { frequency: FrequencyPolicy; rounding: RoundingPolicy };

/** Money in integer cents, rate in percent a year, term in years (halves allowed). */
export type Loan = {
  amountCents: number;
  depositCents?: number;
  /** Fees that are borrowed with the amount. */
  feesCents?: number;
  /** Account fee of each month; every repayment carries its share. */
  monthlyFeeCents?: number;
  /** Residual or balloon, owed at the end of the term. */
  balloonCents?: number;
  ratePercent: number;
  termYears: number;
  /** Repayments at the start of each period instead of its end. */
  advance?: boolean;
};

export type Annuity = {
  principalCents: number;
  balloonCents?: number;
  ratePercent: number;
  periodsPerYear: number;
  periods: number;
  advance?: boolean;
};

/**
 * The exact level repayment in cents: `(PV(1+r)^n − B)·r / (((1+r)^n − 1)(1 + r·adv))`, and `(PV − B)/n` when r is 0
 * (FIN-01). Throws a RangeError when there is not at least one whole period.
 */
export function annuityRepayment(annuity: Annuity): Rational {
  const { periods, periodsPerYear: perYear, advance = false } = annuity;
  if (!Number.isInteger(periods) || periods < 1) throw new RangeError(`not a number of repayments: ${periods}`);
  const present = rational(annuity.principalCents);
  const balloon = rational(annuity.balloonCents ?? 0);
  const rate = over(rational(annuity.ratePercent), rational(100 * perYear));
  if (rate.top === 0n) return over(minus(present, balloon), rational(periods));
  const growth = power(plus(one, rate), periods);
  const level = over(times(minus(times(present, growth), balloon), rate), minus(growth, one));
  return advance ? over(level, plus(one, rate)) : level;
}

/** What is borrowed: amount − deposit + fees, in cents, never below 0. */
export function principalCents({ amountCents, depositCents = 0, feesCents = 0 }: Loan): number {
  return Math.max(0, amountCents - depositCents + feesCents);
}

/** The number of repayments of a term; a part of a period counts as none. */
export function repaymentCount(termYears: number, frequency: Frequency): number {
  return Math.floor(termYears * periodsPerYear[frequency] + 1e-9);
}

/** The repayment as it is shown: integer cents after the lender's policy (FIN-01). */
export function repaymentCents(loan: Loan, frequency: Frequency, policy: RepaymentPolicy): number {
  if (policy.frequency === 'from-weekly' && frequency !== 'weekly') {
    const weekly = rational(repaymentCents(loan, 'weekly', policy));
    return frequency === 'fortnightly' ? Number(weekly.top) * 2 : rounded(scaled(weekly, 52, 12), policy.rounding);
  }
  if (policy.frequency === 'from-monthly') {
    return rounded(scaled(exact(loan, 'monthly'), 12, periodsPerYear[frequency]), policy.rounding);
  }
  return rounded(exact(loan, frequency), policy.rounding);
}

function exact(loan: Loan, frequency: Frequency): Rational {
  const perYear = periodsPerYear[frequency];
  const level = annuityRepayment({
    principalCents: principalCents(loan),
    balloonCents: loan.balloonCents,
    ratePercent: loan.ratePercent,
    periodsPerYear: perYear,
    periods: repaymentCount(loan.termYears, frequency),
    advance: loan.advance,
  });
  return plus(level, scaled(rational(loan.monthlyFeeCents ?? 0), 12, perYear));
}

function scaled(value: Rational, by: number, per: number): Rational {
  return { top: value.top * BigInt(by), bottom: value.bottom * BigInt(per) };
}

/** Exact cents to integer cents by the named rule. */
export function rounded(value: Rational, rule: RoundingPolicy): number {
  const dollars = { top: value.top, bottom: value.bottom * 100n };
  if (rule === 'nearest-cent') return Number(nearest(value));
  if (rule === 'up-to-cent') return Number(ceiling(value));
  if (rule === 'nearest-dollar') return Number(nearest(dollars)) * 100;
  return Number(ceiling(dollars)) * 100;
}
