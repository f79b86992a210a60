import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonRatePercent } from './comparison-rate.ts';
import published from './published-examples.json' with { type: 'json' };
import { toNumber } from './rational.ts';
import { annuityRepayment, type Loan, repaymentCents, repaymentCount } from './repayment.ts';
import { weeklyClaim } from './weekly-claim.ts';

type Example = {
  id: string;
  kind: string;
  expected: number;
  tol: number;
  source: string;
  in: Record<string, number | boolean | undefined>;
};
const examples = published as unknown as Example[];
const of = (kind: string) => examples.filter((example) => example.kind === kind);

/** An example's repayment in dollars. */
function repayment({ in: given }: Example): number {
  const { apr, periodsPerYear, n, principal, balloon = 0, advance = false } = given;
  const exact = annuityRepayment({
    principalCents: Number(principal) * 100,
    balloonCents: Number(balloon) * 100,
    ratePercent: Number(apr) * 100,
    periodsPerYear: Number(periodsPerYear),
    periods: Number(n),
    advance: Boolean(advance),
  });
  return toNumber(exact) / 100;
}

describe('repayments beside published examples', () => {
  it.each(of('pmt'))('[FIN-01] $id: $expected ($source)', (example) => {
    expect(Math.abs(repayment(example) - example.expected)).toBeLessThanOrEqual(example.tol + 1e-9);
  });

  it.each(of('pmt-ceil'))('[FIN-01] $id, rounded up to the dollar: $expected ($source)', (example) => {
    expect(Math.ceil(repayment(example))).toBe(example.expected);
  });

  it.each(of('comparison-rate'))('[FIN-09] $id: comparison rate $expected % ($source)', ({ in: given, expected }) => {
    const fees = {
      establishmentFeeCents: Number(given.upfrontFee) * 100,
      monthlyFeeCents: Number(given.monthlyFee) * 100,
    };
    expect(
      comparisonRatePercent(Number(given.apr) * 100, { ...fees, establishment: 'up-front' }, 'monthly'),
    ).toBeCloseTo(expected, 2);
  });
});

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

describe('the weekly claim', () => {
  const lender = {
    provider: 'A lender',
    interestRatePercent: 8.5,
    establishmentFeeCents: 39_500,
    monthlyFeeCents: 0,
    termYears: 5,
    roundUp: true,
  };

  it('[FIN-02] says nothing without a lender, without a rate, and for $500 or less', () => {
    expect(weeklyClaim(3_000_000, { ...lender, provider: '' })).toBeNull();
    expect(weeklyClaim(3_000_000, { ...lender, interestRatePercent: 0 })).toBeNull();
    expect(weeklyClaim(50_000, lender)).toBeNull();
    expect(weeklyClaim(50_001, lender)).not.toBeNull();
  });

  it('[FIN-09] carries a comparison rate that is the rate itself without fees, and more with them', () => {
    const free = weeklyClaim(3_000_000, { ...lender, establishmentFeeCents: 0 });
    expect(free?.comparisonRatePercent).toBeCloseTo(8.53, 2);
    expect(weeklyClaim(3_000_000, lender)?.comparisonRatePercent).toBeGreaterThan(free?.comparisonRatePercent ?? 0);
  });
});
