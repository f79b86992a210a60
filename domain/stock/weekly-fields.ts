import { statedRepayment, type WeeklyClaim } from '@/domain/finance/repayment-claim.ts';
import { bandOf, weeklyBand } from './price-band.ts';

/** The fields of the index that hold a weekly figure; a document has all of them or none (CARD-07). */
export const weeklyFieldNames = [
  'weekly_price',
  'weekly_price_range',
  'weekly_cents',
  'weekly_rate',
  'weekly_comparison_rate',
  'weekly_term_years',
] as const;
export type WeeklyField = (typeof weeklyFieldNames)[number];

/** A claim as the index holds it. */
export function weeklyFields(claim: WeeklyClaim) {
  return {
    weekly_price: claim.repaymentCents / 100,
    weekly_price_range: bandOf(claim.repaymentCents / 100, weeklyBand),
    weekly_cents: claim.repaymentCents,
    weekly_rate: claim.ratePercent,
    weekly_comparison_rate: claim.comparisonRatePercent,
    weekly_term_years: claim.termYears,
  } satisfies Record<WeeklyField, number | string>;
}

/** The claim that a document of the index holds: whole, with its rate, comparison rate and term, or none at all. */
export function weeklyOfDocument(source: { readonly [name: string]: unknown }): WeeklyClaim | null {
  const number = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);
  return statedRepayment({
    repaymentCents: number(source.weekly_cents),
    frequency: 'weekly',
    ratePercent: number(source.weekly_rate),
    comparisonRatePercent: number(source.weekly_comparison_rate),
    termYears: number(source.weekly_term_years),
  });
}
