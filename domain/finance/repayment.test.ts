import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  annuityRepayment,
  type Frequency,
  type FrequencyPolicy,
  frequencyPolicies,
  type Loan,
  periodsPerYear,
  principalCents,
  type RepaymentPolicy,
  repaymentCents,
  repaymentCount,
} from './repayment.ts';
import { type RoundingPolicy, rounded, roundingPolicies } from './rounding.ts';

describe('repayments as they are shown', () => {
  const loan: Loan = { amountCents: 3_000_000, ratePercent: 8.5, termYears: 5 };
  const policy = { frequency: 'actuarial', rounding: 'nearest-cent' } as const;

  it('[FIN-01] repayments in a term: 52, 26 or 12 a year, a part of a period counts as none', () => {
    expect([repaymentCount(5, 'weekly'), repaymentCount(2.5, 'fortnightly'), repaymentCount(1.5, 'monthly')]).toEqual([
      260, 65, 18,
    ]);
  });

  it('[FIN-01] a lender that counts from the week doubles it for the fortnight', () => {
    const fromWeekly = { frequency: 'from-weekly', rounding: 'up-to-dollar' } as const;
    expect(repaymentCents(loan, 'fortnightly', fromWeekly)).toBe(2 * repaymentCents(loan, 'weekly', fromWeekly));
  });

  it('[FIN-01] without interest it is the share of what is borrowed', () => {
    expect(repaymentCents({ amountCents: 120_000, ratePercent: 0, termYears: 1 }, 'monthly', policy)).toBe(10_000);
  });

  it('[FIN-01] rounding up never shows less than is owed, and less than a dollar more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 25_000_000 }),
        fc.integer({ min: 1, max: 2_500 }),
        fc.integer({ min: 1, max: 7 }),
        (amountCents, basis, termYears) => {
          const any: Loan = { amountCents, ratePercent: basis / 100, termYears };
          const exact = repaymentCents(any, 'weekly', { frequency: 'actuarial', rounding: 'up-to-cent' });
          const shown = repaymentCents(any, 'weekly', { frequency: 'actuarial', rounding: 'up-to-dollar' });
          expect(shown).toBeGreaterThanOrEqual(exact);
          expect(shown - exact).toBeLessThan(100);
          expect(shown % 100).toBe(0);
        },
      ),
    );
  });

  it('[FIN-01] a larger deposit or final payment never costs more a week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 1_000_000 }), (less, more) => {
        const [low, high] = [Math.min(less, more), Math.max(less, more)];
        for (const part of ['depositCents', 'balloonCents'] as const) {
          const weekly = (cents: number) => repaymentCents({ ...loan, [part]: cents }, 'weekly', policy);
          expect(weekly(high)).toBeLessThanOrEqual(weekly(low));
        }
      }),
    );
  });
});

const anyFrequency = fc.constantFrom('weekly', 'fortnightly', 'monthly');
const anyPolicy = fc.record({
  frequency: fc.constantFrom(...(Object.keys(frequencyPolicies) as FrequencyPolicy[])),
  rounding: fc.constantFrom(...(Object.keys(roundingPolicies) as RoundingPolicy[])),
});
const anyLoan: fc.Arbitrary<Loan> = fc.record({
  amountCents: fc.oneof(
    fc.integer({ min: 0, max: 25_000_000 }),
    fc.integer({ min: 0, max: 2_500 }).map((d) => d * 10_000),
  ),
  depositCents: fc.integer({ min: 0, max: 5_000_000 }),
  feesCents: fc.integer({ min: 0, max: 300_000 }),
  monthlyFeeCents: fc.integer({ min: 0, max: 2_000 }),
  balloonCents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 25_000_000 })),
  ratePercent: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 4_800 }).map((basis) => basis / 100),
  ),
  termYears: fc.integer({ min: 1, max: 14 }).map((halves) => halves / 2),
  advance: fc.boolean(),
});

/** What a repayment is with every digit worked out: slower, and what the quick way is held to. */
function exactCents(loan: Loan, frequency: Frequency, policy: RepaymentPolicy): number {
  if (policy.frequency === 'from-weekly' && frequency !== 'weekly') {
    const weekly = exactCents(loan, 'weekly', policy);
    const monthly = { top: BigInt(weekly) * 52n, bottom: 12n };
    return frequency === 'fortnightly' ? weekly * 2 : rounded(monthly, policy.rounding);
  }
  const counted = policy.frequency === 'from-monthly' ? 'monthly' : frequency;
  const { balloonCents, monthlyFeeCents = 0, ratePercent, termYears, advance } = loan;
  const [periods, perYear] = [repaymentCount(termYears, counted), periodsPerYear[counted]];
  const terms = { balloonCents, ratePercent, periodsPerYear: perYear, periods, advance };
  const { top, bottom } = annuityRepayment({ principalCents: principalCents(loan), ...terms });
  const fee = { top: BigInt(monthlyFeeCents) * 12n, bottom: BigInt(perYear) };
  const all = { top: top * fee.bottom + fee.top * bottom, bottom: bottom * fee.bottom };
  const scaled = { top: all.top * BigInt(perYear), bottom: all.bottom * BigInt(periodsPerYear[frequency]) };
  return rounded(scaled, policy.rounding);
}

describe('every loan', () => {
  it('[FIN-15] the quick way gives the exact cents, whatever the policy', () => {
    fc.assert(
      fc.property(anyLoan, anyFrequency, anyPolicy, (loan, frequency, policy) => {
        expect(repaymentCents(loan, frequency, policy)).toBe(exactCents(loan, frequency, policy));
      }),
      { numRuns: 1_500 },
    );
  });

  it('[FIN-15] the quick way falls back to the exact one on a knife edge: half a cent, a whole dollar', () => {
    const half: Loan = { amountCents: 6_001_00, ratePercent: 0, termYears: 2 };
    const whole: Loan = { amountCents: 12_000_00, ratePercent: 0, termYears: 1 };
    for (const rounding of Object.keys(roundingPolicies) as RoundingPolicy[])
      for (const loan of [half, whole])
        for (const frequency of ['weekly', 'fortnightly', 'monthly'] as const) {
          const policy = { frequency: 'actuarial', rounding } as const;
          expect(repaymentCents(loan, frequency, policy)).toBe(exactCents(loan, frequency, policy));
        }
    expect(repaymentCents(whole, 'monthly', { frequency: 'actuarial', rounding: 'up-to-dollar' })).toBe(1_000_00);
    expect(
      repaymentCents({ ...whole, amountCents: 12_000_06 }, 'monthly', {
        frequency: 'actuarial',
        rounding: 'nearest-cent',
      }),
    ).toBe(1_000_01);
  });

  it('[FIN-15] is dearer a week at a higher rate, cheaper over a longer term and with a larger deposit', () => {
    const exact = { frequency: 'actuarial', rounding: 'nearest-cent' } as const;
    fc.assert(
      fc.property(anyLoan, anyFrequency, fc.integer({ min: 1, max: 500 }), (some, frequency, step) => {
        const loan = { ...some, balloonCents: 0, monthlyFeeCents: 0 };
        const now = repaymentCents(loan, frequency, exact);
        const then = (change: Partial<Loan>) => repaymentCents({ ...loan, ...change }, frequency, exact);
        expect(then({ ratePercent: loan.ratePercent + step / 100 })).toBeGreaterThanOrEqual(
          now - (loan.advance ? now : 0),
        );
        if (!loan.advance) expect(then({ termYears: loan.termYears + 0.5 })).toBeLessThanOrEqual(now);
        expect(then({ depositCents: (loan.depositCents ?? 0) + step })).toBeLessThanOrEqual(now);
      }),
    );
  });
});

describe('named policies', () => {
  const loan: Loan = { amountCents: 3_000_000, ratePercent: 9, termYears: 5 };
  const figures = (frequency: FrequencyPolicy, rounding: RoundingPolicy = 'nearest-cent') =>
    (['weekly', 'fortnightly', 'monthly'] as const).map((one) => repaymentCents(loan, one, { frequency, rounding }));

  it('[FIN-01] $30,000 at 9 % over 5 years by each frequency policy', () => {
    expect(figures('actuarial')).toEqual([143_38, 286_97, 622_75]);
    expect(figures('from-monthly')).toEqual([143_71, 287_42, 622_75]);
    expect(figures('from-weekly')).toEqual([143_38, 286_76, 621_31]);
  });

  it('[FIN-01] and by each rounding rule', () => {
    const rules = Object.keys(roundingPolicies) as RoundingPolicy[];
    expect(rules.map((rule) => [rule, figures('actuarial', rule)[0]])).toEqual([
      ['nearest-cent', 143_38],
      ['up-to-cent', 143_39],
      ['nearest-dollar', 143_00],
      ['up-to-dollar', 144_00],
    ]);
  });
});
