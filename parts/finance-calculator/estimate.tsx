import type { CalculatorInput, LoanPicture } from '@/domain/finance/calculator.ts';
import { finalPayment } from '@/domain/finance/final-payment.ts';
import { formatCents } from '@/domain/finance/money.ts';
import { claimText, enquireForFinance, repaymentUnits } from '@/domain/finance/repayment-claim.ts';

type Props = { input: CalculatorInput; picture: LoanPicture };

/**
 * The repayment with its rates, and the sums of the loan: borrowed, interest and last payment, so
 * that the rows add up.
 */
export function Estimate({ input, picture }: Props) {
  const { claim, borrowedCents, interestCents } = picture;
  return (
    <>
      <p className="text-control">Your estimate</p>
      <div role="status">
        {claim ? (
          <>
            <p className="loan-figure">
              <b>{formatCents(claim.repaymentCents)}</b> /{repaymentUnits[claim.frequency]}*
            </p>
            <p className="text-small text-ink-2">
              {claimText(claim).rate}, {claimText(claim).comparisonRate}
            </p>
          </>
        ) : (
          <p className="loan-figure">
            <b className="loan-words">{enquireForFinance}</b>
          </p>
        )}
      </div>
      {claim && (
        <>
          <div className="loan-split" aria-hidden="true">
            <i style={{ flexGrow: borrowedCents }} />
            <i className="loan-interest-part" style={{ flexGrow: interestCents }} />
          </div>
          <p className="loan-split-words">
            <span>{whole(borrowedCents)} borrowed</span>
            <span>{whole(interestCents)} interest</span>
          </p>
          <Account input={input} picture={picture} />
        </>
      )}
    </>
  );
}

function Account({ input, picture }: Props) {
  const { feesCents, borrowedCents, accountFeesCents, totalCents } = picture;
  return (
    <dl className="ledger">
      <Row label="Vehicle price" figure={formatCents(input.priceCents)} />
      <Row label="Less deposit" figure={formatCents(-input.depositCents)} />
      {feesCents > 0 && <Row label="Fees added to the loan" figure={formatCents(feesCents)} />}
      <Row label="You borrow" figure={formatCents(borrowedCents)} total />
      {accountFeesCents > 0 && <Row label="Account fees, in the repayments" figure={formatCents(accountFeesCents)} />}
      <Row label={paymentsLine(input, picture)} figure={whole(totalCents)} />
    </dl>
  );
}

function Row({ label, figure, total = false }: { label: string; figure: string; total?: boolean }) {
  return (
    <div className={total ? 'ledger-total' : undefined}>
      <dt>{label}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

/**
 * "259 payments of $281, last $135.57"; the last one is named only if it differs, or if it is the
 * final payment.
 */
function paymentsLine(input: CalculatorInput, { payments, claim }: LoanPicture): string {
  const level = claim?.repaymentCents ?? 0;
  const last = payments.at(-1)?.paymentCents ?? 0;
  const final = finalPayment(input, payments);
  const same = final === null && last === level;
  const count = same ? payments.length : payments.length - 1;
  const end = final === null ? `last ${formatCents(last)}` : `final payment ${final}`;
  return `${count} payments of ${formatCents(level)}${same ? '' : `, ${end}`}`;
}

const whole = (cents: number): string => formatCents(Math.round(cents / 100) * 100);
