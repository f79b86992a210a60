import { financeWords } from '@/domain/finance/finance-cta.ts';
import { type FinanceLinkCar, financeLink } from '@/domain/finance/finance-link.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import styles from './finance-banner.module.css';

/** The banner image "Finance Available", a link to the finance application for the car; nothing on sites without it (FIN-11). */
export function FinanceBanner({ site, car }: { site: ResolvedSite; car: FinanceLinkCar | null }) {
  if (!site.features.financeBanner) return null;
  return (
    <a className={styles.banner} href={financeLink(site.options.financeLink, car)}>
      <svg viewBox="0 0 640 120" role="img" aria-label={financeWords.banner}>
        <path className={styles.ground} d="M0 0h640v120H0z" />
        <path className={styles.stripe} d="M430 0h210v120H362z" />
        <text x="32" y="75" className={styles.words}>
          {financeWords.banner}
        </text>
        <path className={styles.arrow} d="M556 60h36m-15-15 15 15-15 15" />
      </svg>
    </a>
  );
}
