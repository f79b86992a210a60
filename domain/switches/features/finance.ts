import type { Feature } from '@/domain/switches/feature.ts';

const group = 'Finance';

export const financeFeatures = [
  {
    key: 'financeModal',
    title: 'Finance form in a dialog',
    help: 'Finance opens a dialog in place of the finance page.',
    default: false,
    group,
  },
  {
    key: 'financeBanner',
    title: 'Finance banner',
    help: 'Show the "Finance available" banner.',
    default: false,
    group,
  },
  {
    key: 'nvicFinance',
    title: 'Sign in for finance',
    help: 'The finance page of a car needs a signed-in shopper; finance in general does not.',
    default: false,
    group,
  },
  {
    key: 'youxQuotes',
    title: 'youX quotes',
    help: 'Ask youX for a quote where a vehicle has none.',
    default: false,
    group,
  },
  {
    key: 'financeRateHidden',
    title: 'Hide the rate field',
    help: 'The calculator leaves out the field of the interest rate.',
    default: false,
    group,
  },
  {
    key: 'financeResidualHidden',
    title: 'Hide the final payment field',
    help: 'The calculator leaves out the field of the final payment.',
    default: false,
    group,
  },
  {
    key: 'financeDisclaimerFull',
    title: 'Always the full disclaimer',
    help: 'The disclaimer is shown whole, without Show More.',
    default: false,
    group,
  },
  {
    key: 'equifaxFinance',
    title: 'Sign in to apply for finance',
    help: 'The page /apply-for-finance needs a signed-in shopper, for applications that a credit check follows.',
    default: false,
    group,
  },
  {
    key: 'financeFrequencyHidden',
    title: 'Hide weekly, fortnightly, monthly',
    help: 'The calculator leaves out the choice of how often to repay.',
    default: false,
    group,
  },
  {
    key: 'financeEnquireLabel',
    title: 'Enquire Now for finance',
    help: 'The finance link of a vehicle says Enquire Now.',
    default: false,
    group,
  },
  {
    key: 'financeMaximumFromPrice',
    title: 'Largest loan from the price',
    help: 'The calculator lends up to $100,000, or 1.05 times a price above that.',
    default: false,
    group,
  },
] as const satisfies readonly Feature[];
