import { type CalculatorInput, type CalculatorTerms, loanOf } from './calculator.ts';
import { type Frequency, periodsPerYear, repaymentCents, repaymentCount } from './repayment.ts';

/** How a repayment comes about, step by step (PLUS-01). */
type WorkedOut = {
  /** The frequency that the annuity is counted in, by the lender's policy (FIN-01). */
  counted: Frequency;
  periodsPerYear: number;
  /** Interest of one such period, percent. */
  periodRatePercent: number;
  periods: number;
  /** The annuity's own repayment with its share of the account fee, cents. */
  countedCents: number;
  /** What then makes the repayment out of it; null where it is the repayment already. */
  turned: string | null;
};

const turnedFromMonthly = { weekly: '× 12 ÷ 52', fortnightly: '× 12 ÷ 26', monthly: null } as const;
const turnedFromWeekly = { weekly: null, fortnightly: '× 2', monthly: '× 52 ÷ 12' } as const;

/** The steps of this input's repayment. The input is one that `settled` returned. */
export function workedOut(input: CalculatorInput, terms: CalculatorTerms): WorkedOut {
  const { frequency, ratePercent, termYears } = input;
  const { policy } = terms;
  const counted = countedIn[policy.frequency] ?? frequency;
  // A monthly figure that is divided keeps its fractions of a cent; a weekly one is rounded before it is doubled.
  const rounding = policy.frequency === 'from-monthly' && counted !== frequency ? 'nearest-cent' : policy.rounding;
  return {
    counted,
    periodsPerYear: periodsPerYear[counted],
    periodRatePercent: ratePercent / periodsPerYear[counted],
    periods: repaymentCount(termYears, counted),
    countedCents: repaymentCents(loanOf(input, terms), counted, { frequency: 'actuarial', rounding }),
    turned:
      policy.frequency === 'from-monthly'
        ? turnedFromMonthly[frequency]
        : policy.frequency === 'from-weekly'
          ? turnedFromWeekly[frequency]
          : null,
  };
}

const countedIn = { actuarial: null, 'from-monthly': 'monthly', 'from-weekly': 'weekly' } as const;
