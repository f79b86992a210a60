import { shownDisclaimer } from '@/domain/finance/disclaimer.ts';
import type { Frequency } from '@/domain/finance/repayment.ts';

type Props = {
  text: string;
  /** Shown in full, without "Show More" (FIN-08). */
  full: boolean;
  /** How often the repayments behind the comparison rate are due. */
  comparisonFrequency: Frequency;
  id?: string;
};

/**
 * The disclaimer, cut at 197 characters with "Show More", which works without script; its warning
 * is never cut (FIN-08).
 */
export function FinanceDisclaimer({ text, full, comparisonFrequency, id }: Props) {
  const { whole, short, basis, warning } = shownDisclaimer(text, comparisonFrequency);
  return (
    <div className="loan-legal" id={id}>
      {full || short === null ? (
        <p>*{whole}</p>
      ) : (
        <details className="disclaimer-cut">
          <summary>
            <span>*{short} </span>
            <span>*{whole} </span>
            <span>Show More</span>
            <span>Show Less</span>
          </summary>
        </details>
      )}
      <p>
        {basis} {warning}
      </p>
    </div>
  );
}
