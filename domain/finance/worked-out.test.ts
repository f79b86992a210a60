import { describe, expect, it } from 'vitest';
import { type CalculatorInput, type CalculatorTerms, calculate } from './calculator.ts';
import { type FrequencyPolicy, frequencyPolicies } from './repayment.ts';
import { workedOut } from './worked-out.ts';

const input: CalculatorInput = {
  priceCents: 3_000_000,
  depositCents: 0,
  finalPaymentCents: 0,
  termYears: 5,
  ratePercent: 9,
  frequency: 'weekly',
};
const terms = (
  frequency: FrequencyPolicy,
  rounding: 'nearest-cent' | 'up-to-dollar' = 'nearest-cent',
): CalculatorTerms => ({
  establishmentFeeCents: 0,
  otherFeesCents: 0,
  governmentChargesCents: 0,
  monthlyFeeCents: 0,
  policy: { frequency, rounding },
  comparisonFrequency: 'weekly',
});
const factors: Record<string, number> = { '× 12 ÷ 52': 12 / 52, '× 12 ÷ 26': 12 / 26, '× 2': 2, '× 52 ÷ 12': 52 / 12 };

describe('how a repayment comes about', () => {
  it('[PLUS-01] a lender that counts by the month states the month, and how a week is made of it', () => {
    expect(workedOut(input, terms('from-monthly'))).toEqual({
      counted: 'monthly',
      periodsPerYear: 12,
      periodRatePercent: 0.75,
      periods: 60,
      countedCents: 62_275,
      turned: '× 12 ÷ 52',
    });
  });

  it('[PLUS-01] a lender that counts by the week rounds it, then doubles it', () => {
    const changes = workedOut({ ...input, frequency: 'fortnightly' }, terms('from-weekly', 'up-to-dollar'));
    expect(changes).toMatchObject({ counted: 'weekly', periods: 260, countedCents: 14_400, turned: '× 2' });
  });

  it('[PLUS-01] its steps give the repayment that is shown, whatever the policy', () => {
    for (const policy of Object.keys(frequencyPolicies) as FrequencyPolicy[])
      for (const frequency of ['weekly', 'fortnightly', 'monthly'] as const) {
        const requested = { ...input, frequency };
        const { countedCents, turned } = workedOut(requested, terms(policy));
        const shown = calculate(requested, terms(policy)).claim?.repaymentCents ?? 0;
        expect(Math.abs(countedCents * (turned ? (factors[turned] ?? 0) : 1) - shown), policy).toBeLessThanOrEqual(1);
      }
  });
});
