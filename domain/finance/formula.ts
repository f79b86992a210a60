import type { CalculatorInput, CalculatorTerms, LoanPicture } from './calculator.ts';
import { formatCents, formatPercent } from './money.ts';
import type { Frequency } from './repayment.ts';
import { workedOut } from './worked-out.ts';

/**
 * How a repayment is worked out, with this loan's numbers (PLUS-01, PLUS-17): for the page and for
 * assistants alike.
 */
type Formula = {
  /** Whether interest is charged; without it the formula is a division. */
  interest: boolean;
  rows: { label: string; figure: string }[];
  rounding: string;
};

/** The formula in one line of plain text. */
export const formulaText = ({ interest }: Pick<Formula, 'interest'>): string =>
  interest ? 'R = (P × (1 + i)^n − B) × i ÷ ((1 + i)^n − 1)' : 'R = (P − B) ÷ n';

/**
 * The formula of this input's repayment; null where no repayment may be stated. The input is one
 * that `settled` returned.
 */
export function formulaOf(
  input: CalculatorInput,
  terms: CalculatorTerms,
  { claim, borrowedCents }: LoanPicture,
): Formula | null {
  if (!claim) return null;
  const { frequency, finalPaymentCents, ratePercent, termYears } = input;
  const { counted, periodsPerYear, periodRatePercent, periods, countedCents, turned } = workedOut(input, terms);
  const row = (label: string, figure: string) => ({ label, figure });
  return {
    interest: ratePercent !== 0,
    rows: [
      row('P, what you borrow', formatCents(borrowedCents)),
      row(
        `i, the interest of one ${periodWord[counted]}: ${formatPercent(ratePercent)} ÷ ${periodsPerYear}`,
        `${periodRatePercent.toFixed(6)}%`,
      ),
      row(`n, repayments: ${termYears === 1 ? '1 year' : `${termYears} years`} × ${periodsPerYear}`, String(periods)),
      row('B, the final payment', formatCents(finalPaymentCents)),
      ...(turned ? [row(`R, for one ${periodWord[counted]}`, formatCents(countedCents))] : []),
      row(turned ? `R ${turned}, each repayment` : 'R, each repayment', formatCents(claim.repaymentCents)),
    ],
    rounding: [
      terms.monthlyFeeCents > 0 &&
        `${feeOf(terms.monthlyFeeCents, { counted, periodsPerYear })} is added to R before it is rounded.`,
      `${turned ? 'Each repayment' : 'R'} is rounded ${roundings[terms.policy.rounding]}.`,
      `The interest of each ${periodWord[frequency]} is counted on what is still owed, to the cent.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** The account fee's share of one period. */
const feeOf = (
  monthlyCents: number,
  { counted, periodsPerYear }: { counted: Frequency; periodsPerYear: number },
): string =>
  counted === 'monthly'
    ? `The account fee of ${formatCents(monthlyCents)} a month`
    : `The account fee’s share of one ${periodWord[counted]}, ${formatCents(monthlyCents)} × 12 ÷ ${periodsPerYear},`;

const periodWord = { weekly: 'week', fortnightly: 'fortnight', monthly: 'month' } as const;
const roundings = {
  'nearest-cent': 'to the nearest cent',
  'up-to-cent': 'up to the next cent',
  'nearest-dollar': 'to the nearest dollar',
  'up-to-dollar': 'up to the next dollar, so that the last payment is smaller',
} as const;
