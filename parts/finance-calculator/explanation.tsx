import { type CalculatorInput, type Change, changes, type LoanPicture } from '@/domain/finance/calculator.ts';
import type { CalculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { formatCents, formatPercent } from '@/domain/finance/money.ts';
import { repaymentUnits } from '@/domain/finance/repayment-claim.ts';
import { workedOut } from '@/domain/finance/worked-out.ts';

type Props = { input: CalculatorInput; settings: CalculatorSettings; picture: LoanPicture };

/** "How is this worked out?": the formula with this loan's numbers, and what a change would do (PLUS-01). */
export function Explanation({ input, settings, picture }: Props) {
  const { claim, borrowedCents } = picture;
  if (!claim) return null;
  const { frequency, finalPaymentCents, ratePercent, termYears } = input;
  const { counted, periodsPerYear, periodRatePercent, periods, countedCents, turned } = workedOut(
    input,
    settings.terms,
  );
  return (
    <div className="loan-explanation">
      <Changes told={changes(input, settings.terms, settings.limits)} unit={repaymentUnits[frequency]} />
      <details>
        <summary className="unfolds">How is this worked out?</summary>
        <p className="loan-formula">
          {ratePercent === 0 ? (
            'R = (P − B) ÷ n'
          ) : (
            <>
              R = (P × (1 + i)<sup>n</sup> − B) × i ÷ ((1 + i)<sup>n</sup> − 1)
            </>
          )}
        </p>
        <dl className="ledger">
          <Row label="P, what you borrow" figure={formatCents(borrowedCents)} />
          <Row
            label={`i, the interest of one ${periodWord[counted]}: ${formatPercent(ratePercent)} ÷ ${periodsPerYear}`}
            figure={`${periodRatePercent.toFixed(6)}%`}
          />
          <Row
            label={`n, repayments: ${termYears === 1 ? '1 year' : `${termYears} years`} × ${periodsPerYear}`}
            figure={String(periods)}
          />
          <Row label="B, the final payment" figure={formatCents(finalPaymentCents)} />
          {turned && <Row label={`R, for one ${periodWord[counted]}`} figure={formatCents(countedCents)} />}
          <Row
            label={turned ? `R ${turned}, each repayment` : 'R, each repayment'}
            figure={formatCents(claim.repaymentCents)}
          />
        </dl>
        <p className="loan-legal">
          {`${turned ? 'Each repayment' : 'R'} is rounded ${roundings[settings.terms.policy.rounding]}.`}
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
  'nearest-cent': 'to the nearest cent',
  'up-to-cent': 'up to the next cent',
  'nearest-dollar': 'to the nearest dollar',
  'up-to-dollar': 'up to the next dollar, so that the last payment is smaller',
} as const;

function Changes({ told, unit }: { told: readonly Change[]; unit: string }) {
  if (told.length === 0) return null;
  return (
    <table className="loan-table">
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
