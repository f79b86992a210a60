import { loanFactor } from './loan-factor.ts';
import { plus, type Rational, rational } from './rational.ts';
import { type RoundingPolicy, rounded, roundedNear } from './rounding.ts';

export type Frequency = 'weekly' | 'fortnightly' | 'monthly';

/** Repayments in a year (FIN-01). */
export const periodsPerYear = { weekly: 52, fortnightly: 26, monthly: 12 } as const satisfies Record<Frequency, number>;

/** Where the figure of a frequency comes from, as the lender sets it (FIN-01). */
export const frequencyPolicies = {
  /** An annuity of its own periods: 52, 26 or 12 in a year. */
  actuarial: { title: 'Each frequency for itself' },
  /** The monthly annuity × 12 / 26 or × 12 / 52. */
  'from-monthly': { title: 'The monthly repayment × 12 ÷ 26, or ÷ 52 a week' },
  /** The weekly figure as shown, twice for a fortnight, × 52 / 12 for a month. */
  'from-weekly': { title: 'Twice the weekly repayment, × 52 ÷ 12 a month' },
} as const;

export type FrequencyPolicy = keyof typeof frequencyPolicies;

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

type Annuity = {
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
export function annuityRepayment({ principalCents, balloonCents = 0, ...terms }: Annuity): Rational {
  const { principalTop, balloonTop, bottom } = loanFactor(terms);
  const [present, balloon] = [rational(principalCents), rational(balloonCents)];
  return {
    top: present.top * balloon.bottom * principalTop - balloon.top * present.bottom * balloonTop,
    bottom: present.bottom * balloon.bottom * bottom,
  };
}

/** What is borrowed: amount − deposit + fees, in cents, never below 0. */
export function principalCents({ amountCents, depositCents = 0, feesCents = 0 }: Loan): number {
  return Math.max(0, amountCents - depositCents + feesCents);
}

/** The number of repayments of a term; a part of a period counts as none. */
export function repaymentCount(termYears: number, frequency: Frequency): number {
  return Math.floor(termYears * periodsPerYear[frequency] + 1e-9);
}

/**
 * The repayment as it is shown: integer cents after the lender's policy, its share of the account
 * fee included, never a cent off (FIN-01, FIN-15). Throws a RangeError without a whole period.
 */
export function repaymentCents(loan: Loan, frequency: Frequency, policy: RepaymentPolicy): number {
  if (policy.frequency === 'from-weekly' && frequency !== 'weekly') {
    const weekly = repaymentCents(loan, 'weekly', policy);
    return frequency === 'fortnightly' ? weekly * 2 : rounded(scaled(rational(weekly), 52, 12), policy.rounding);
  }
  const counted = policy.frequency === 'from-monthly' ? 'monthly' : frequency;
  return scaledCents(loan, counted, periodsPerYear[counted], periodsPerYear[frequency], policy.rounding);
}

/**
 * The repayment of the frequency `counted`, × `by` / `per`: with doubles where they leave no doubt
 * about the cent, else exactly.
 */
function scaledCents(loan: Loan, counted: Frequency, by: number, per: number, rule: RoundingPolicy): number {
  const { value, error } = nearly(loan, counted);
  return roundedNear((value * by) / per, error, rule) ?? rounded(scaled(exact(loan, counted), by, per), rule);
}

/**
 * The repayment as a double, and how far off it may be: each of its few products and sums errs by
 * at most 2⁻⁵³ of the largest part, so that 2⁻⁴⁹ of all parts together is more than they can add up
 * to.
 */
function nearly(loan: Loan, frequency: Frequency): { value: number; error: number } {
  const { perPrincipal, perBalloon } = loanFactor(termsOf(loan, frequency));
  const level = principalCents(loan) * perPrincipal;
  const residual = (loan.balloonCents ?? 0) * perBalloon;
  const fee = ((loan.monthlyFeeCents ?? 0) * 12) / periodsPerYear[frequency];
  return { value: level - residual + fee, error: (Math.abs(level) + Math.abs(residual) + Math.abs(fee)) * 2 ** -49 };
}

function exact(loan: Loan, frequency: Frequency): Rational {
  const level = annuityRepayment({
    principalCents: principalCents(loan),
    balloonCents: loan.balloonCents,
    ...termsOf(loan, frequency),
  });
  return plus(level, scaled(rational(loan.monthlyFeeCents ?? 0), 12, periodsPerYear[frequency]));
}

const termsOf = ({ ratePercent, termYears, advance }: Loan, frequency: Frequency) => ({
  ratePercent,
  periodsPerYear: periodsPerYear[frequency],
  periods: repaymentCount(termYears, frequency),
  advance,
});

function scaled(value: Rational, by: number, per: number): Rational {
  return { top: value.top * BigInt(by), bottom: value.bottom * BigInt(per) };
}
