import { type CalculatorInput, type Change, changes, type LoanPicture } from '@/domain/finance/calculator.ts';
import type { CalculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { formulaOf } from '@/domain/finance/formula.ts';
import { formatCents } from '@/domain/finance/money.ts';
import { repaymentUnits } from '@/domain/finance/repayment-claim.ts';

type Props = { input: CalculatorInput; settings: CalculatorSettings; picture: LoanPicture };

/**
 * "How is this worked out?": the formula with this loan's numbers, and what a change would do
 * (PLUS-01).
 */
export function Explanation({ input, settings, picture }: Props) {
  const formula = formulaOf(input, settings.terms, picture);
  if (!formula) return null;
  return (
    <div className="loan-explanation">
      <Changes rows={changes(input, settings.terms, settings.limits)} unit={repaymentUnits[input.frequency]} />
      <details>
        <summary className="unfolds">How is this worked out?</summary>
        <p className="loan-formula">
          {formula.interest ? (
            <>
              R = (P × (1 + i)<sup>n</sup> − B) × i ÷ ((1 + i)<sup>n</sup> − 1)
            </>
          ) : (
            'R = (P − B) ÷ n'
          )}
        </p>
        <dl className="ledger">
          {formula.rows.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </dl>
        <p className="loan-legal">{formula.rounding}</p>
      </details>
    </div>
  );
}

function Changes({ rows, unit }: { rows: readonly Change[]; unit: string }) {
  if (rows.length === 0) return null;
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
        {rows.map(({ what, repaymentCents, interestCents }) => (
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
