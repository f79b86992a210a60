import { shownDisclaimer } from '@/domain/finance/disclaimer.ts';
import styles from './calculator.module.css';

type Props = {
  text: string;
  /** Shown whole, without Show More (FIN-08). */
  full: boolean;
  id?: string;
};

/** The disclaimer, cut at 197 characters with "Show More"; its warning is never cut (FIN-08). Works without script. */
export function FinanceDisclaimer({ text, full, id }: Props) {
  const { whole, short, basis, warning } = shownDisclaimer(text);
  return (
    <div className={styles.legal} id={id}>
      {full || short === null ? (
        <p>*{whole}</p>
      ) : (
        <details className={styles.cut}>
          <summary>
            <span className={styles.short}>*{short} </span>
            <span className={styles.whole}>*{whole} </span>
            <span className={styles.showMore}>Show More</span>
            <span className={styles.showLess}>Show Less</span>
          </summary>
        </details>
      )}
      <p>
        {basis} {warning}
      </p>
    </div>
  );
}
