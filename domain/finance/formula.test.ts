import { expect, it } from 'vitest';
import { type CalculatorInput, type CalculatorTerms, calculate } from './calculator.ts';
import { formulaOf } from './formula.ts';
import type { RepaymentPolicy } from './repayment.ts';

const input: CalculatorInput = {
  priceCents: 3_000_000,
  depositCents: 0,
  finalPaymentCents: 0,
  termYears: 5,
  ratePercent: 9,
  frequency: 'weekly',
};

function roundingOf(policy: RepaymentPolicy, monthlyFeeCents = 10_00): string {
  const terms: CalculatorTerms = {
    establishmentFeeCents: 0,
    otherFeesCents: 0,
    governmentChargesCents: 0,
    monthlyFeeCents,
    policy,
    comparisonFrequency: 'weekly',
  };
  return formulaOf(input, terms, calculate(input, terms))?.rounding ?? '';
}

it('[PLUS-01] [FIN-15] the account fee is added as a share of the period, before the rounding', () => {
  expect(roundingOf({ frequency: 'actuarial', rounding: 'up-to-dollar' })).toMatch(
    /^The account fee’s share of one week, \$10(\.00)? × 12 ÷ 52, is added to R before it is rounded\. R is rounded up to the next dollar/,
  );
  expect(roundingOf({ frequency: 'from-monthly', rounding: 'nearest-cent' })).toMatch(
    /^The account fee of \$10(\.00)? a month is added to R before it is rounded\. Each repayment is rounded to the nearest cent\./,
  );
  expect(roundingOf({ frequency: 'actuarial', rounding: 'nearest-cent' }, 0)).toMatch(/^R is rounded/);
});
