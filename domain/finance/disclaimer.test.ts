import { describe, expect, it } from 'vitest';
import { resolveSite } from '@/domain/site/resolve.ts';
import { calculate } from './calculator.ts';
import { calculatorDisclaimer } from './calculator-disclaimer.ts';
import { calculatorSettings } from './calculator-settings.ts';
import { comparisonRateWarning } from './comparison-warning.ts';
import { disclaimerFigures, financeDisclaimer, shownDisclaimer } from './disclaimer.ts';
import {
  checkDisclaimer,
  DisclaimerUnreadable,
  filledDisclaimer,
  monthlyFromWeeklyCents,
  placeholders,
} from './disclaimer-text.ts';
import { type LenderTerms, loanAt, usualTerms } from './lender-terms.ts';

const lender: LenderTerms = {
  ...usualTerms,
  provider: 'Bellbird Finance',
  interestRatePercent: 8.25,
  establishmentFeeCents: 350_00,
  depositPercent: 10,
  disclaimer:
    '{lender}: {weekly repayment} a week, {monthly repayment} a month, {rate}, comparison rate {comparison rate}.',
};
const figures = disclaimerFigures(lender, loanAt(3_000_000, lender));

describe("a lender's own disclaimer", () => {
  it('[FIN-08] states the figures of the loan, the month as weeks of the term by its months', () => {
    const weekly = figures?.claim.repaymentCents ?? 0;
    const monthly = monthlyFromWeeklyCents(weekly, 260, 60);
    const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    expect(financeDisclaimer(lender, figures)).toBe(
      `Bellbird Finance: ${dollars(weekly)} a week, ${dollars(monthly)} a month, 8.25% p.a., comparison rate 8.78% p.a.`,
    );
    expect(monthlyFromWeeklyCents(100_00, 260, 60)).toBe(433_33);
  });

  it('[FIN-08] states the deposit, the final payment, the fees and the sum of the loan that it is below', () => {
    const balloon = disclaimerFigures(
      { ...lender, finalPaymentPercent: 20 },
      loanAt(3_000_000, { ...lender, finalPaymentPercent: 20 }),
    );
    expect(balloon).toMatchObject({
      priceCents: 3_000_000,
      depositCents: 300_000,
      finalPaymentCents: 600_000,
      feesCents: 350_00,
    });
    expect(figures).toMatchObject({ finalPaymentCents: 0 });
    const weekly = balloon?.claim.repaymentCents ?? 0;
    const total = (balloon?.totalCents ?? 0) - 260 * weekly - 600_000;
    expect(Math.abs(total)).toBeLessThan(weekly);
  });

  it('[FIN-08] fills every placeholder that it offers', () => {
    const all = Object.keys(placeholders)
      .map((name) => `{${name}}`)
      .join(' | ');
    const filled = filledDisclaimer(all, { ...(figures ?? expect.fail()), lender: 'L' });
    expect(filled).not.toMatch(/[{}]|NaN|undefined/);
    expect(filled.split(' | ')).toHaveLength(Object.keys(placeholders).length);
    expect(filled).toContain('5 years | 260 | 60');
  });

  it.each([
    ['{weekly repayment} a week', '{weekly repayment} may only stand together with {rate}.'],
    ['{monthly repayment} at {rate}', '{monthly repayment} may only stand together with {comparison rate}.'],
    ['at {rate', 'A brace is open: write {rate} with both braces.'],
  ])('[FIN-08] staff may not publish "%s"', (text, problem) => expect(checkDisclaimer(text)).toBe(problem));

  it('[FIN-08] an unknown placeholder is named, and never reaches a shopper', () => {
    expect(checkDisclaimer('Only {wekly repayment}')).toMatch(
      /^\{wekly repayment\} is no figure we know\. Use one of /,
    );
    expect(() => filledDisclaimer('{wekly}', { ...(figures ?? expect.fail()), lender: '' })).toThrow(
      DisclaimerUnreadable,
    );
    expect(financeDisclaimer({ ...lender, disclaimer: 'Only {wekly}' }, figures)).toMatch(/^Estimate only/);
    expect([
      checkDisclaimer(''),
      checkDisclaimer(undefined),
      checkDisclaimer('{ Weekly  Repayment } {rate} {comparison rate}'),
    ]).toEqual([true, true, true]);
  });

  it('[FIN-08] moves with the calculator, and is the platform’s own where there is nothing to pay', () => {
    const site = resolveSite({ id: 's', slug: 'a', name: 'A', siteNumber: 1, template: '', manufacturer: '' }, [
      { name: 'dealer', title: '', settings: { finance: lender } },
    ]);
    const settings = calculatorSettings(site, 3_000_000) ?? expect.fail();
    const changes = (change: object) => {
      const input = { ...settings.start, ...change };
      return calculatorDisclaimer(input, calculate(input, settings.terms), settings);
    };
    expect(changes({})).toBe(financeDisclaimer(lender, figures));
    expect(changes({ frequency: 'monthly' })).toBe(changes({}));
    expect(changes({ depositCents: 1_000_000 })).not.toBe(changes({}));
    expect(changes({ priceCents: 0, depositCents: 0 })).toMatch(/^Estimate only/);
  });

  it('[FIN-08] [FIN-09] a warning that staff pasted across lines is not cut away with the text', () => {
    const pasted = comparisonRateWarning.replaceAll(' ', '\n').toLowerCase();
    const { short, whole, basis, warning } = shownDisclaimer(`${'Words. '.repeat(40)}${pasted}`, 'monthly');
    expect([short?.length, warning]).toEqual([expect.any(Number), comparisonRateWarning]);
    expect(basis).toBe('The comparison rate is based on a secured loan of $30,000 over 5 years, repaid monthly.');
    expect(whole.toLowerCase()).not.toContain('warning');
  });
});
