import { describe, expect, it } from 'vitest';
import { budgetCents, held, repaymentFor, usualDepositCents, usualRepaymentCents } from './budget.ts';

describe('the budget search', () => {
  it('[FIN-13] repayment × 52, or × 12 if monthly, × 5 + deposit', () => {
    const at = (frequency: 'weekly' | 'monthly') =>
      budgetCents({ repaymentCents: usualRepaymentCents[frequency], depositCents: usualDepositCents, frequency });
    expect(at('weekly')).toBe(5_400_000);
    expect(at('monthly')).toBe(3_800_000);
  });

  it('[FIN-13] clamped 0 to 1,000,000; what is not a number is 0', () => {
    expect([held(-5), held(Number.NaN), held(2e8), held(Number.POSITIVE_INFINITY)]).toEqual([
      0, 0, 100_000_000, 100_000_000,
    ]);
    expect(budgetCents({ repaymentCents: Number.NaN, depositCents: -1, frequency: 'weekly' })).toBe(0);
  });

  it('[FIN-13] a typed repayment is the same money a year at another frequency, and comes back as it was typed', () => {
    const typed = { cents: 30_000, frequency: 'weekly' } as const;
    expect(repaymentFor(typed, 'monthly')).toBe(130_000);
    expect(repaymentFor(typed, 'weekly')).toBe(30_000);
    expect(repaymentFor({ cents: 100_000, frequency: 'monthly' }, 'weekly')).toBe(23_100);
    expect(repaymentFor({ cents: 100_000_000, frequency: 'weekly' }, 'monthly')).toBe(100_000_000);
  });

  it('[FIN-13] is the usual one of a frequency while nothing was typed', () => {
    expect([repaymentFor(null, 'weekly'), repaymentFor(null, 'monthly')]).toEqual([20_000, 60_000]);
  });
});
