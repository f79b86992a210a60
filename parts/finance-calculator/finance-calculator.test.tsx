// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { type CalculatorInput, calculate } from '@/domain/finance/calculator.ts';
import { calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { Estimate } from './estimate.tsx';
import { Explanation } from './explanation.tsx';
import { FinanceDisclaimer } from './finance-disclaimer.tsx';
import { storedFigures, storeFigures } from './own-figures.ts';
import { YearTable } from './year-table.tsx';

const lender = { provider: 'A lender', interestRatePercent: 8.5, comparisonRatePercent: 9.1, termYears: 5 };
const site = siteWith({ finance: lender } as never);
const settings = calculatorSettings(site, 40_000_00);
if (!settings) throw new Error('The site says nothing about finance.');
const { terms, start } = settings;
const shown = (input: Partial<CalculatorInput> = {}, change: Partial<typeof terms> = {}) => {
  const whole = { ...start, ...input };
  const own = { ...terms, ...change };
  return { input: whole, picture: calculate(whole, own), settings: { ...settings, terms: own } };
};

describe('[FIN-05] the estimate of a loan', () => {
  const estimate = (...of: Parameters<typeof shown>) => plainTextOf(<Estimate {...shown(...of)} />);

  it('has its rates beside it, and an account whose rows add up', () => {
    expect(estimate({ depositCents: 4_000_00 })).toMatch(
      /^Your estimate \$[\d.,]+ \/wk\* 8\.50% p\.a\., .*comparison rate.*Vehicle price \$40,000 Less deposit −\$4,000/,
    );
    expect(estimate({ frequency: 'monthly' })).toContain('/mo*');
  });

  it('names fees where there are any', () => {
    expect(estimate()).not.toMatch(/Fees added|Account fees/);
    expect(estimate({}, { establishmentFeeCents: 500_00, monthlyFeeCents: 10_00 })).toMatch(
      /Fees added to the loan \$500 .*Account fees, in the repayments/,
    );
  });

  it('shows a last payment apart where it differs', () => {
    expect(estimate()).toMatch(/\d+ payments of \$[\d.,]+, last \$[\d.,]+/);
    const level = {
      ratePercent: 0,
      priceCents: 26_000_00,
      depositCents: 0,
      finalPaymentCents: 0,
      termYears: 5,
    } as const;
    expect(estimate(level)).toMatch(/260 payments of \$100 \$26,000$/);
  });

  it('[FIN-08] names a final payment as such, beside what was set', () => {
    expect(
      estimate({ finalPaymentCents: 6_000_00 }, { policy: { ...terms.policy, rounding: 'up-to-dollar' } }),
    ).toMatch(/\d+ payments of \$[\d.,]+, final payment \$[\d.,]+ \(\$6,000 less rounding\)/);
    expect(estimate({ finalPaymentCents: 0 })).not.toContain('final payment');
  });

  it('is no figure where there is next to nothing to pay', () => {
    expect(estimate({ priceCents: 1_000_00, depositCents: 990_00 })).toBe('Your estimate Enquire for Finance');
  });
});

describe('[PLUS-01] how a loan is worked out', () => {
  const explanation = (...of: Parameters<typeof shown>) => <Explanation {...shown(...of)} />;

  it('is the formula with this loan’s numbers, and what a change would do', () => {
    expect(plainTextOf(explanation())).toMatch(
      /What would change it .*How is this worked out\? R = \(P ×.*n, repayments: 5 years ×/,
    );
    expect(plainTextOf(explanation({ termYears: 1 }))).toContain('n, repayments: 1 year ×');
    expect(plainTextOf(explanation({ ratePercent: 0 }))).toContain('R = (P − B) ÷ n');
    expect(plainTextOf(explanation({}, { monthlyFeeCents: 10_00 }))).toContain(
      'The account fee’s share of one week, $10 × 12 ÷ 52, is added to R before it is rounded.',
    );
  });

  it('is nothing where there is no figure', () =>
    expect(markupOf(explanation({ priceCents: 1_000_00, depositCents: 990_00 }))).toBe(''));

  it('is shown year by year, with fees where there are any', () => {
    const table = (change: Partial<typeof terms> = {}) =>
      plainTextOf(<YearTable years={shown({}, change).picture.years} />);
    expect(table()).toMatch(/^Year by year Year Payments Off the car Interest Still owing 1 \$/);
    expect(table({ monthlyFeeCents: 10_00 })).toContain('Interest Fees Still owing');
  });
});

describe('[FIN-08] the disclaimer', () => {
  const disclaimer = (text: string, full = false) =>
    plainTextOf(<FinanceDisclaimer text={text} full={full} comparisonFrequency="weekly" />);

  it('is cut where it is long, unless the site shows it whole; its warning never is', () => {
    const long = `${'Terms apply. '.repeat(40)}`;
    expect(disclaimer(long)).toMatch(/Show More.*Show Less.*WARNING/i);
    expect(disclaimer(long, true)).not.toContain('Show More');
    expect(disclaimer(long, true)).toMatch(/WARNING/i);
  });
});

describe('[NAV-16] what a shopper set', () => {
  beforeEach(() => sessionStorage.clear());

  it('is there on the next page about the same car, and about no other', () => {
    storeFigures('v1', start);
    expect(storedFigures('v1')).toEqual(start);
    expect(storedFigures('')).toBeNull();
  });

  it('is nothing where the store holds invalid values', () => {
    for (const spoilt of [
      '{',
      'null',
      '{"car":"v1","input":{"priceCents":"x"}}',
      `{"car":"v1","input":${JSON.stringify({ ...start, frequency: 'daily' })}}`,
    ]) {
      sessionStorage.setItem('forecourt:estimate', spoilt);
      expect(storedFigures('v1')).toBeNull();
    }
  });
});
