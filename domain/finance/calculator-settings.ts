import { type CalculatorLimits, calculatorLimits } from './bounds.ts';
import { type CalculatorInput, type CalculatorTerms, settled } from './calculator.ts';
import type { DisclaimerText } from './disclaimer.ts';
import { siteStatesFinance } from './eligibility.ts';
import type { FinanceSite } from './finance-site.ts';
import { lenderRules } from './lender-rules.ts';
import { type LenderTerms, policyOf, shareOf } from './lender-terms.ts';

/** A calculator as a site runs it: terms, limits, where it starts, and what is not shown. */
export type CalculatorSettings = {
  terms: CalculatorTerms;
  limits: CalculatorLimits;
  start: CalculatorInput;
  hidden: { rate: boolean; finalPayment: boolean; frequency: boolean };
  /** Who lends, and what is below the figures. */
  text: DisclaimerText;
};

/** The amount where there is neither a lender's value nor a price, cents (FIN-03). */
const usualPriceCents = 3_000_000;

type Site = Pick<FinanceSite, 'finance' | 'options' | 'features' | 'manufacturer' | 'slug'>;

/**
 * The calculator of a site for one price in cents (null: no car), or null when the site's provider
 * has no record or no rate: then no finance may be shown (FIN-02). It starts with the `figures`
 * that a link carried where there are any. Bounds and hidden fields are the lender's and the site's
 * settings (FIN-04).
 */
export function calculatorSettings(
  site: Site,
  priceCents: number | null,
  figures: Partial<CalculatorInput> = {},
): CalculatorSettings | null {
  const { finance, options, features } = site;
  if (!siteStatesFinance(site)) return null;
  const price = priceCents && priceCents > 0 ? priceCents : usualPriceCents;
  const limits = withOwnRate(
    calculatorLimits(finance.bounds, options, features.financeMaximumFromPrice ? price : null),
    finance.interestRatePercent,
  );
  return {
    terms: termsOf(finance),
    limits,
    start: settled({ ...startOf(finance, price), ...figures }, limits),
    hidden: {
      rate: features.financeRateHidden,
      finalPayment: features.financeResidualHidden,
      frequency: features.financeFrequencyHidden || lenderRules[finance.lenderKind].frequencyFixed === true,
    },
    text: { provider: finance.provider, disclaimer: finance.disclaimer, roundUp: finance.roundUp },
  };
}

/** A lender's own rate is never above what may be chosen: a figure at a lower one would promise too much. A campaign at 0% stays one. */
const withOwnRate = (limits: CalculatorLimits, own: number): CalculatorLimits => {
  const { min, max, step } = limits.ratePercent;
  return { ...limits, ratePercent: { min: own === 0 ? 0 : min, max: Math.max(max, own), step } };
};

const termsOf = (lender: LenderTerms): CalculatorTerms => ({
  establishmentFeeCents: lender.establishmentFeeCents,
  otherFeesCents: lender.agencyFeeCents,
  governmentChargesCents: lender.securityRegistrationFeeCents,
  monthlyFeeCents: lender.monthlyFeeCents,
  policy: policyOf(lender),
  comparisonFrequency: lender.frequency,
});

/** The lender's values for the car: what it wants down and leaves to the end, its term, rate and frequency (FIN-03). */
const startOf = (lender: LenderTerms, priceCents: number): CalculatorInput => ({
  priceCents,
  depositCents: shareOf(priceCents, lender.depositPercent),
  finalPaymentCents: shareOf(priceCents, lender.finalPaymentPercent),
  termYears: lender.termYears,
  ratePercent: lender.interestRatePercent,
  frequency: lender.frequency,
});
