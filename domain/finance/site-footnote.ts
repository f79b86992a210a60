import { severalLendersFootnote, weeklyFootnote } from './comparison-warning.ts';
import { siteStatesEstimates } from './eligibility.ts';
import type { FinanceSite } from './finance-site.ts';

/** What the warning under estimates reads of a site. */
export type FinanceFootnoteSite = Pick<FinanceSite, 'finance' | 'manufacturer' | 'slug' | 'dealerships'>;

/**
 * Null where the site names no lender and lists no other dealership's vehicles: then no page shows
 * finance (FIN-02).
 */
export function financeFootnote(site: FinanceFootnoteSite): string | null {
  if (site.dealerships > 1) return severalLendersFootnote();
  return siteStatesEstimates(site) ? weeklyFootnote(site.finance) : null;
}
