import { expect, it } from 'vitest';
import { type CalculatorInput, type CalculatorTerms, calculate } from './calculator.ts';
import { finalPayment } from './final-payment.ts';

const terms: CalculatorTerms = {
  establishmentFeeCents: 0,
  otherFeesCents: 0,
  governmentChargesCents: 0,
  monthlyFeeCents: 0,
  policy: { frequency: 'actuarial', rounding: 'up-to-dollar' },
  comparisonFrequency: 'weekly',
};
const start: CalculatorInput = {
  priceCents: 30_000_00,
  depositCents: 0,
  finalPaymentCents: 6_000_00,
  termYears: 3,
  ratePercent: 8.5,
  frequency: 'fortnightly',
};
function text(change: Partial<CalculatorInput>, rounding = terms.policy.rounding): string | null {
  const input = { ...start, ...change };
  return finalPayment(input, calculate(input, { ...terms, policy: { ...terms.policy, rounding } }).payments);
}

it('[FIN-08] a final payment is what falls due, with the amount that was set where rounding made it another', () => {
  expect(text({})).toMatch(/^\$5,9\d\d(\.\d\d)? \(\$6,000 less rounding\)$/);
  expect(text({ ratePercent: 9.3 }, 'nearest-dollar')).toMatch(
    /^\$[56],\d+(\.\d\d)? \(\$6,000 (less|plus) rounding\)$/,
  );
  expect(text({ ratePercent: 0, priceCents: 13_800_00 })).toBe('$6,000');
});

it('[FIN-08] there is none where none was set, and where rounded repayments pay it off', () => {
  expect(text({ finalPaymentCents: 0 })).toBeNull();
  expect(text({ finalPaymentCents: 1_00, ratePercent: 0 })).toBeNull();
});
