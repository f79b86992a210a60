import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { type FinanceLinkCar, financeLink } from './finance-link.ts';

/** How a site asks for a finance enquiry: a link, or a dialog whose link serves those without script (FIN-11). */
export type FinanceCta = { kind: 'link' | 'dialog'; label: string; href: string };

/** The words of the specification (FIN-11). */
export const financeWords = {
  get: 'Get Finance Now',
  enquire: 'Enquire Now',
  dialog: 'Finance Enquiry',
  banner: 'Finance Available',
} as const;

/** What leads to finance on a site, for a car or without one (FIN-11, NAV-16). */
export function financeCta(
  { features, options }: Pick<ResolvedSite, 'features' | 'options'>,
  car: FinanceLinkCar | null,
): FinanceCta {
  const href = financeLink(options.financeLink, car);
  if (features.financeModal) return { kind: 'dialog', label: financeWords.get, href };
  return { kind: 'link', label: features.financeEnquireLabel ? financeWords.enquire : financeWords.get, href };
}
