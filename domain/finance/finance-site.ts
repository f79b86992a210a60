import type { FeatureSwitches } from '@/domain/switches/features.ts';
import type { SiteOptions } from '@/domain/switches/options.ts';
import type { LenderTerms } from './lender-terms.ts';

/** What finance reads of a site. */
export type FinanceSite = {
  slug: string;
  /** The manufacturer's plain name, empty for sites of many brands. */
  manufacturer: string;
  /** How many dealerships' vehicles it lists. */
  dealerships: number;
  finance: LenderTerms;
  features: FeatureSwitches;
  options: SiteOptions;
  buttons: readonly { key: string; label: string; href: string }[];
};
