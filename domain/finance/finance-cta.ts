import { type FinanceLinkCar, financeLink, financePageOf } from './finance-link.ts';
import type { FinanceSite } from './finance-site.ts';

/**
 * How a site offers a finance enquiry: a link, or a dialog whose link serves those without script
 * (FIN-11).
 */
export type FinanceCta = { kind: 'link' | 'dialog'; label: string; href: string };

/** Texts of the specification (FIN-11). */
export const financeText = {
  get: 'Get Finance Now',
  enquire: 'Enquire Now',
  dialog: 'Finance Enquiry',
  banner: 'Finance Available',
} as const;

/**
 * What leads to finance on a site, for a car or without one (FIN-11, NAV-16); `own` are label and
 * target that staff chose for one place.
 */
export function financeCta(
  site: Pick<FinanceSite, 'features' | 'options' | 'buttons'>,
  car: FinanceLinkCar | null,
  own: Partial<Pick<FinanceCta, 'label' | 'href'>> = {},
): FinanceCta {
  const { features, buttons } = site;
  const href = financeLink(own.href || financePageOf(site), car);
  const named = own.label || buttons.find(({ key }) => key === 'finance')?.label || financeText.get;
  if (features.financeModal) return { kind: 'dialog', label: own.label || financeText.get, href };
  return { kind: 'link', label: features.financeEnquireLabel ? own.label || financeText.enquire : named, href };
}
