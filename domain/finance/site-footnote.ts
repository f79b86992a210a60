import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { severalLendersFootnote, weeklyFootnote } from './comparison-warning.ts';
import { siteStatesEstimates } from './eligibility.ts';

/** Null where the site names no lender and lists no other dealership's vehicles: then nothing about finance is said anywhere (FIN-02). */
export function financeFootnote(site: ResolvedSite): string | null {
  if (site.dealerships > 1) return severalLendersFootnote();
  return siteStatesEstimates(site) ? weeklyFootnote(site.finance) : null;
}
