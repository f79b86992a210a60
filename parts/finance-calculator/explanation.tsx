import { type CalculatorInput, type Change, changes, type LoanPicture } from '@/domain/finance/calculator.ts';
import type { CalculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { formatCents, formatPercent } from '@/domain/finance/money.ts';
import { periodsPerYear, repaymentCount } from '@/domain/finance/repayment.ts';
import styles from './calculator.module.css';
import { frequencyUnits } from './estimate.tsx';

type Props = { input: CalculatorInput; settings: CalculatorSettings; picture: LoanPicture };

/** "How is this worked out?": the formula with this loan's numbers, and what a change would do (PLUS-01). */
export function Explanation({ input, settings, picture }: Props) {
  const { claim, borrowedCents } = picture;
  if (!claim) return null;
  const { frequency, finalPaymentCents, ratePercent, termYears } = input;
  const perYear = periodsPerYear[frequency];
  const periods = repaymentCount(termYears, frequency);
  return (
    <div className={styles.explanation}>
      <Changes told={changes(input, settings.terms, settings.limits)} unit={frequencyUnits[frequency]} />
      <details>
        <summary>How is this worked out?</summary>
        <p className={styles.formula}>
          R = (P × (1 + i)<sup>n</sup> − B) × i ÷ ((1 + i)<sup>n</sup> − 1)
        </p>
        <dl className={styles.ledger}>
          <Row label="P, what you borrow" figure={formatCents(borrowedCents)} />
          <Row
            label={`i, the interest of one ${periodWord[frequency]}: ${formatPercent(ratePercent)} ÷ ${perYear}`}
            figure={`${(ratePercent / perYear).toFixed(6)}%`}
          />
          <Row label={`n, repayments: ${termYears} years × ${perYear}`} figure={String(periods)} />
          <Row label="B, the final payment" figure={formatCents(finalPaymentCents)} />
          <Row label="R, each repayment" figure={formatCents(claim.repaymentCents)} />
        </dl>
        <p className={styles.legal}>
          {roundings[settings.terms.policy.rounding]}
          {settings.terms.monthlyFeeCents > 0 &&
            ` The account fee of ${formatCents(settings.terms.monthlyFeeCents)} a month is added to it.`}{' '}
          The interest of each {periodWord[frequency]} is counted on what is still owed, to the cent.
        </p>
      </details>
    </div>
  );
}

const periodWord = { weekly: 'week', fortnightly: 'fortnight', monthly: 'month' } as const;
const roundings = {
  'nearest-cent': 'R is rounded to the nearest cent.',
  'up-to-cent': 'R is rounded up to the next cent.',
  'nearest-dollar': 'R is rounded to the nearest dollar.',
  'up-to-dollar': 'R is rounded up to the next dollar, so that the last payment is smaller.',
} as const;

function Changes({ told, unit }: { told: readonly Change[]; unit: string }) {
  if (told.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>What would change it</caption>
      <thead>
        <tr>
          <th scope="col">Change</th>
          <th scope="col">Repayment</th>
          <th scope="col">Interest</th>
        </tr>
      </thead>
      <tbody>
        {told.map(({ what, repaymentCents, interestCents }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              {signed(repaymentCents)} /{unit}
            </td>
            <td>{signed(Math.round(interestCents / 100) * 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Row({ label, figure }: { label: string; figure: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

const signed = (cents: number): string => (cents > 0 ? `+${formatCents(cents)}` : formatCents(cents));
