import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSite } from '@/domain/site/resolve.ts';
import type { SiteSettings } from '@/domain/site/site-settings.ts';
import { priceProblem } from './bounds.ts';
import { type CalculatorInput, calculate, changes, loanOf, settled } from './calculator.ts';
import { calculatorSettings } from './calculator-settings.ts';
import { nearest } from './rational.ts';
import { annuityRepayment, periodsPerYear, repaymentCount } from './repayment.ts';
import { scheduleOf } from './schedule.ts';

const who = { id: 's', slug: 'a', name: 'A', siteNumber: 1, template: 'default', manufacturer: 'Ford' };
const lender = {
  provider: 'A lender',
  interestRatePercent: 8.5,
  establishmentFeeCents: 39_500,
  monthlyFeeCents: 0,
  termYears: 5,
  roundUp: true,
};

function settings(change: object = {}, priceCents: number | null = 6_699_000) {
  const layer = { finance: lender, ...change } as unknown as SiteSettings;
  const found = calculatorSettings(resolveSite(who, [{ name: 'dealer', title: 'A', settings: layer }]), priceCents);
  if (!found) throw new Error('This site has a lender.');
  return found;
}

const usual = settings();
const anyInput: fc.Arbitrary<CalculatorInput> = fc.record({
  priceCents: fc.integer({ min: 100_000, max: 25_000_000 }),
  depositCents: fc.integer({ min: 0, max: 12_000_000 }),
  finalPaymentCents: fc.integer({ min: 0, max: 12_000_000 }),
  termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
  ratePercent: fc.integer({ min: 50, max: 1_500 }).map((basis) => basis / 100),
  frequency: fc.constantFrom('weekly', 'fortnightly', 'monthly'),
});
const cents = fc.constantFrom('nearest-cent', 'up-to-cent', 'nearest-dollar', 'up-to-dollar');

const counting = fc.constantFrom('actuarial', 'from-monthly', 'from-weekly');

describe('the calculator beside the drawn example', () => {
  const picture = calculate({ ...usual.start, depositCents: 800_000 }, usual.terms);

  it('[FIN-01] $66,990 less $8,000 plus $395 at 8.50 % over 5 years is $281 a week', () => {
    expect(picture.borrowedCents).toBe(5_938_500);
    expect(picture.claim).toMatchObject({ repaymentCents: 28_100, ratePercent: 8.5, frequency: 'weekly' });
  });

  it('[FIN-15] rounded up, it is paid off by 259 payments of $281 and a last one of $136, $72,915 together', () => {
    const last = picture.payments.at(-1);
    expect(picture.payments).toHaveLength(260);
    expect([picture.payments.at(-2)?.paymentCents, last?.paymentCents, last?.balanceCents]).toEqual([
      28_100, 13_557, 0,
    ]);
    expect(picture.totalCents).toBe(259 * 28_100 + 13_557);
    expect(picture.interestCents).toBe(picture.totalCents - picture.borrowedCents);
  });

  it('[PLUS-01] the years as drawn: what pays off the car, the interest and what is still owed, whole dollars', () => {
    const dollars = picture.years.map((year) =>
      [year.principalCents, year.interestCents, year.balanceCents].map((some) => Math.round(some / 100)),
    );
    expect(dollars).toEqual([
      [9_974, 4_638, 49_411],
      [10_858, 3_754, 38_553],
      [11_821, 2_791, 26_732],
      [12_868, 1_744, 13_864],
      [13_864, 603, 0],
    ]);
  });
});

describe('the calculator', () => {
  it('[FIN-03] starts from the price of the car, else from 30000; 5 years, nothing down, no final payment, weekly', () => {
    expect(settings({}, null).start).toEqual({
      priceCents: 3_000_000,
      depositCents: 0,
      finalPaymentCents: 0,
      termYears: 5,
      ratePercent: 8.5,
      frequency: 'weekly',
    });
    expect(settings({}, 4_590_000).start.priceCents).toBe(4_590_000);
    expect(settings({ finance: { ...lender, termYears: 6 } }).start.termYears).toBe(6);
  });

  it('[FIN-02] a site without lender or without rate has none', () => {
    const site = (finance: object) =>
      resolveSite(who, [{ name: 'dealer', title: 'A', settings: { finance } as unknown as SiteSettings }]);
    expect(calculatorSettings(site({ provider: '' }), null)).toBeNull();
    expect(calculatorSettings(site({ provider: 'A lender', interestRatePercent: Number.NaN }), null)).toBeNull();
  });

  it('[FIN-01] [FIN-02] a campaign at 0 % is a rate: the price in equal parts, with 0.00 % and its comparison rate beside it', () => {
    const free = settings({ finance: { ...lender, interestRatePercent: 0, establishmentFeeCents: 0, roundUp: false } });
    const loan = { ...free.start, priceCents: 2_600_000 };
    expect(free.start.ratePercent).toBe(0);
    expect(calculate(loan, free.terms)).toMatchObject({
      claim: { repaymentCents: 10_000, ratePercent: 0, comparisonRatePercent: 0 },
      interestCents: 0,
      totalCents: 2_600_000,
    });
    const withFee = { ...free.terms, establishmentFeeCents: 39_500 };
    expect(calculate(loan, withFee).claim?.comparisonRatePercent).toBeGreaterThan(0.5);
  });

  it('[FIN-04] bounds and steps of the specification, and those of its variants by option', () => {
    expect(usual.limits).toMatchObject({
      priceCents: { min: 100_000, max: 25_000_000, step: 50_000 },
      depositCents: { min: 0, max: 25_000_000, step: 50 },
      finalPaymentCents: { min: 0, max: 25_000_000, step: 50 },
      termYears: { min: 1, max: 7, step: 0.5 },
      ratePercent: { min: 0.5, max: 15, step: 0.5 },
    });
    const variant = settings({
      options: { financeLowestPriceDollars: 5_000, financeLongestTermYears: 5, financeLowestRatePercent: 9.95 },
      features: { financeRateHidden: true, financeResidualHidden: true, financeFrequencyHidden: true },
    });
    expect(variant.limits).toMatchObject({
      priceCents: { min: 500_000 },
      termYears: { max: 5 },
      ratePercent: { min: 9.95 },
    });
    expect(variant.hidden).toEqual({ rate: true, finalPayment: true, frequency: true });
  });

  it('[FIN-04] a lender’s own rate above its bounds is not lowered to them', () => {
    const dear = settings({ finance: { ...lender, interestRatePercent: 16.5 } });
    expect([dear.start.ratePercent, dear.limits.ratePercent]).toEqual([16.5, { min: 0.5, max: 16.5, step: 0.5 }]);
  });

  it('[FIN-04] on a switch the maximum is 100000, or 1.05 times a price above that', () => {
    const max = (price: number) =>
      settings({ features: { financeMaximumFromPrice: true } }, price).limits.priceCents.max;
    expect([4_000_000, 10_000_000, 10_000_100, 12_000_000].map(max)).toEqual([
      10_000_000, 10_000_000, 10_500_105, 12_600_000,
    ]);
  });

  it('[FIN-04] shows the message at or beyond either bound of the price, letter for letter', () => {
    const shown = (some: number) => `$${(some / 100).toLocaleString('en-AU')}`;
    const problemAt = (price: number) => priceProblem(price, usual.limits.priceCents, shown);
    expect([problemAt(100_001), problemAt(24_999_999)]).toEqual([null, null]);
    for (const price of [0, 100_000, 25_000_000, 26_000_000])
      expect(problemAt(price)).toBe('Cannot be less than $1,000 or more than $250,000');
  });

  it('[FIN-04] zero or less is 0; everything else is clamped, minimum included', () => {
    const wild = {
      priceCents: -5,
      depositCents: -1,
      finalPaymentCents: Number.NaN,
      termYears: 0.5,
      ratePercent: 99,
      frequency: 'weekly' as const,
    };
    expect(settled(wild, usual.limits)).toEqual({
      priceCents: 0,
      depositCents: 0,
      finalPaymentCents: 0,
      termYears: 1,
      ratePercent: 15,
      frequency: 'weekly',
    });
    const above = settled({ ...usual.start, depositCents: 1e12, finalPaymentCents: 1e12 }, usual.limits);
    expect([above.depositCents, above.finalPaymentCents]).toEqual([6_699_000, 0]);
  });

  it('[FIN-05] blank when the payment is $25 or less', () => {
    const at = (dollars: number) =>
      calculate({ ...usual.start, priceCents: dollars * 100, ratePercent: 0.5, termYears: 7 }, usual.terms).claim;
    expect(at(8_000)).toBeNull();
    expect(at(9_000)?.repaymentCents).toBe(2_700);
    expect(calculate({ ...usual.start, depositCents: usual.start.priceCents }, usual.terms).claim).toBeNull();
  });

  it('[FIN-06] establishment, security registration, agency and monthly fees are in the repayment', () => {
    const free = calculate(usual.start, { ...usual.terms, establishmentFeeCents: 0 });
    const fees = { otherFeesCents: 91_225, governmentChargesCents: 600, monthlyFeeCents: 800 };
    const dear = calculate(usual.start, { ...usual.terms, ...fees });
    expect(dear.feesCents).toBe(39_500 + 91_225 + 600);
    expect(dear.payments).toHaveLength(260);
    expect(dear.accountFeesCents).toBe(60 * 800);
    expect(dear.claim?.repaymentCents).toBeGreaterThan(free.claim?.repaymentCents ?? 0);
    expect(dear.claim?.comparisonRatePercent).toBeGreaterThan(free.claim?.comparisonRatePercent ?? 0);
  });

  it('[FIN-09] government charges are not in the comparison rate', () => {
    const rate = (governmentChargesCents: number) =>
      calculate(usual.start, { ...usual.terms, governmentChargesCents }).claim?.comparisonRatePercent;
    expect(rate(60_000)).toBe(rate(0));
  });

  it('[PLUS-01] shows what a longer term or a larger deposit changes, where the limits allow it', () => {
    const message = changes(usual.start, usual.terms, usual.limits);
    expect(message.map(({ what }) => what)).toEqual(['One year longer', 'One year shorter', '$1,000 more deposit']);
    expect(
      message.map(({ repaymentCents, interestCents }) => [Math.sign(repaymentCents), Math.sign(interestCents)]),
    ).toEqual([
      [-1, 1],
      [1, -1],
      [-1, -1],
    ]);
    const sevenYears = changes({ ...usual.start, termYears: 7 }, usual.terms, usual.limits);
    expect(sevenYears.map(({ what }) => what)).not.toContain('One year longer');
  });
});

describe('every loan', () => {
  it('[FIN-15] its schedule sums to the cent: principal to what was borrowed, and nothing is owed at the end', () => {
    fc.assert(
      fc.property(anyInput, cents, counting, fc.nat(3_000), (wild, rounding, frequency, monthlyFeeCents) => {
        const input = settled(wild, usual.limits);
        const loan = loanOf(input, { ...usual.terms, monthlyFeeCents });
        fc.pre(input.depositCents < input.priceCents);
        const payments = scheduleOf(loan, input.frequency, { frequency, rounding });
        const borrowed = input.priceCents - input.depositCents + 39_500;
        expect(payments.reduce((sum, { principalCents }) => sum + principalCents, 0)).toBe(borrowed);
        expect(payments.at(-1)?.balanceCents).toBe(0);
        const odd = payments.filter(
          ({ paymentCents, interestCents, principalCents, feeCents }) =>
            paymentCents !== interestCents + principalCents + feeCents ||
            !Number.isSafeInteger(paymentCents) ||
            paymentCents < 0,
        );
        expect(odd).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('[FIN-15] a repayment to the nearest cent leaves a last payment within a dollar of it', () => {
    fc.assert(
      fc.property(anyInput, (wild) => {
        const input = { ...settled(wild, usual.limits), finalPaymentCents: 0 };
        fc.pre(input.depositCents + 100_000 < input.priceCents);
        const payments = scheduleOf(loanOf(input, usual.terms), input.frequency, {
          frequency: 'actuarial',
          rounding: 'nearest-cent',
        });
        expect(payments).toHaveLength(repaymentCount(input.termYears, input.frequency));
        const [first, last] = [payments[0]?.paymentCents ?? 0, payments.at(-1)?.paymentCents ?? 0];
        expect(Math.abs(first - last)).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
  });

  it('[FIN-01] the final payment of a schedule is the balloon that its repayment was computed for, to a few dollars', () => {
    const input = { ...usual.start, finalPaymentCents: 2_000_000, frequency: 'monthly' as const };
    const loan = loanOf(input, usual.terms);
    const exact = annuityRepayment({
      principalCents: 6_738_500,
      balloonCents: 2_000_000,
      ratePercent: 8.5,
      periodsPerYear: periodsPerYear.monthly,
      periods: 60,
    });
    const payments = scheduleOf(loan, 'monthly', { frequency: 'actuarial', rounding: 'nearest-cent' });
    expect(payments).toHaveLength(61);
    expect(payments[0]?.paymentCents).toBe(Number(nearest(exact)));
    expect(Math.abs((payments.at(-1)?.paymentCents ?? 0) - 2_000_000)).toBeLessThan(200);
  });

  it('[FIN-05] no input whatever makes a figure that is not a number', () => {
    const any = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0));
    fc.assert(
      fc.property(fc.tuple(any, any, any, any, any), ([a, b, c, d, e]) => {
        const wild = { priceCents: a, depositCents: b, finalPaymentCents: c, termYears: d, ratePercent: e };
        const input = settled({ ...wild, frequency: 'weekly' }, usual.limits);
        const { claim, totalCents, interestCents } = calculate(input, usual.terms);
        for (const figure of [totalCents, interestCents, claim?.repaymentCents ?? 0])
          expect(Number.isFinite(figure)).toBe(true);
      }),
    );
  });
});
