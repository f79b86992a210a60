import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { CalculatorInput, CalculatorLimits, CalculatorTerms } from './calculator.ts';

/** A calculator as a site runs it: terms, limits, where it starts, and what is not shown. */
export type CalculatorSettings = {
  terms: CalculatorTerms;
  limits: CalculatorLimits;
  start: CalculatorInput;
  hidden: { rate: boolean; finalPayment: boolean; frequency: boolean };
};

/** The amount where there is neither a lender's value nor a price, cents (FIN-03). */
export const usualPriceCents = 3_000_000;
/** "The maximum may be 100000, or 1.05 × the price above that" (FIN-04), cents. */
const maximumFromPrice = { plainCents: 10_000_000, factor: 1.05 } as const;
const mostDepositCents = 25_000_000;

type Site = Pick<ResolvedSite, 'finance' | 'options' | 'features'>;

/**
 * The calculator of a site for one price (null: no car), or null when the site names no lender or no rate: then nothing about
 * finance may be said (FIN-02). Bounds and hidden fields are the site's switches and options (FIN-04).
 */
export function calculatorSettings(
  { finance, options, features }: Site,
  priceCents: number | null,
): CalculatorSettings | null {
  if (finance.provider === '' || finance.interestRatePercent <= 0) return null;
  const price = priceCents && priceCents > 0 ? priceCents : usualPriceCents;
  const most = features.financeMaximumFromPrice
    ? Math.max(maximumFromPrice.plainCents, Math.round(price * maximumFromPrice.factor))
    : options.financeHighestPriceDollars * 100;
  return {
    terms: {
      establishmentFeeCents: finance.establishmentFeeCents,
      otherFeesCents: options.agencyFeeDollars * 100,
      governmentChargesCents: options.securityRegistrationFeeDollars * 100,
      monthlyFeeCents: finance.monthlyFeeCents,
      policy: { frequency: 'actuarial', rounding: finance.roundUp ? 'up-to-dollar' : 'nearest-cent' },
    },
    limits: {
      priceCents: { min: options.financeLowestPriceDollars * 100, max: most, step: 50_000 },
      depositCents: { min: 0, max: mostDepositCents, step: 50 },
      finalPaymentCents: { min: 0, max: mostDepositCents, step: 50 },
      termYears: { min: 1, max: options.financeLongestTermYears, step: 0.5 },
      ratePercent: { min: options.financeLowestRatePercent, max: options.financeHighestRatePercent, step: 0.5 },
    },
    start: {
      priceCents: price,
      depositCents: 0,
      finalPaymentCents: 0,
      termYears: Math.min(finance.termYears, options.financeLongestTermYears),
      ratePercent: finance.interestRatePercent,
      frequency: 'weekly',
    },
    hidden: {
      rate: features.financeRateHidden,
      finalPayment: features.financeResidualHidden,
      frequency: features.financeFrequencyHidden,
    },
  };
}
