import { describe, expect, it } from 'vitest';
import { claimText, type RepaymentClaim, statedRepayment, type WeeklyClaim } from './repayment-claim.ts';

const parts = {
  repaymentCents: 14_400,
  frequency: 'weekly',
  ratePercent: 8.5,
  comparisonRatePercent: 9.09,
  termYears: 5,
} as const;

/** Whether a view of a repayment takes it. */
type Accepted<Shown> = Shown extends RepaymentClaim ? true : false;

describe('a repayment that may be shown', () => {
  it('[FIN-05] [FIN-09] comes with its rate, its comparison rate and the place of the warning', () => {
    const claim = statedRepayment(parts) as WeeklyClaim;
    expect(claimText(claim)).toEqual({
      figure: '$144 /wk*',
      rate: '8.50% p.a.',
      comparisonRate: '9.09% p.a. comparison rate*',
      warningHref: '#finance-warning',
    });
    const units = (['weekly', 'fortnightly', 'monthly'] as const).map((frequency) => {
      const other = statedRepayment({ ...parts, frequency });
      return other && claimText(other).figure;
    });
    expect(units).toEqual(['$144 /wk*', '$144 /fn*', '$144 /mo*']);
  });

  it('[FIN-05] is blank at $25, and without any of its figures', () => {
    expect([2_500, 2_501].map((repaymentCents) => statedRepayment({ ...parts, repaymentCents }) !== null)).toEqual([
      false,
      true,
    ]);
    for (const missing of ['repaymentCents', 'ratePercent', 'comparisonRatePercent', 'termYears'])
      for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY, undefined])
        expect(statedRepayment({ ...parts, [missing]: value } as typeof parts), `${missing} ${value}`).toBeNull();
    expect([0, -0].map((termYears) => statedRepayment({ ...parts, termYears }))).toEqual([null, null]);
    expect(statedRepayment({ ...parts, comparisonRatePercent: 8.49 })).toBeNull();
    expect(statedRepayment({ ...parts, ratePercent: 0, comparisonRatePercent: 0 })).not.toBeNull();
  });

  it('[FIN-09] cannot be written by hand: the types refuse it, and this file would not compile', () => {
    type Whole = typeof parts & { warningId: 'finance-warning' };
    const alone: Accepted<Pick<Whole, 'repaymentCents' | 'frequency'>> = false;
    const withoutComparison: Accepted<Omit<Whole, 'comparisonRatePercent'>> = false;
    const withAllOfItsFields: Accepted<Whole> = false;
    const madeHere: Accepted<NonNullable<ReturnType<typeof statedRepayment>>> = true;
    const partsWithoutRate: Omit<Whole, 'ratePercent'> extends Parameters<typeof statedRepayment>[0] ? true : false =
      false;
    expect([alone, withoutComparison, withAllOfItsFields, madeHere, partsWithoutRate]).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });
});
