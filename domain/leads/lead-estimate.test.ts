import { describe, expect, it } from 'vitest';
import { calculate } from '@/domain/finance/calculator.ts';
import { calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { usualTerms } from '@/domain/finance/lender-terms.ts';
import { estimateLines, leadEstimate } from './lead-estimate.ts';
import { siteWith } from './site.fixture.ts';

const lender = { ...usualTerms, provider: 'A lender', interestRatePercent: 8.5, establishmentFeeCents: 39_500 };
const settings = calculatorSettings(siteWith({ finance: lender }), 6_699_000) ?? expect.fail();
const set = { ...settings.start, depositCents: 1_000_000, termYears: 7, frequency: 'monthly' as const };

describe('the estimate of a finance enquiry', () => {
  it('[NAV-16] [FIN-11] is the one that the shopper set, counted again, with its rates', () => {
    const { claim, borrowedCents } = calculate(set, settings.terms);
    expect(leadEstimate(settings, set)).toMatchObject({
      priceCents: 6_699_000,
      depositCents: 1_000_000,
      termYears: 7,
      frequency: 'monthly',
      provider: 'A lender',
      borrowedCents,
      repaymentCents: claim?.repaymentCents,
      comparisonRatePercent: claim?.comparisonRatePercent,
      untouched: false,
    });
    const [line] = estimateLines(settings, set);
    expect(line?.label).toBe('Estimate that the shopper made');
    expect(line?.text).toMatch(
      /^\$[\d,.]+ \/mo, .*8\.50%.*comparison rate.*; price \$66,990, deposit \$10,000, .*7 years$/,
    );
  });

  it('[NAV-16] is the page’s own where nothing was changed', () => {
    expect(leadEstimate(settings, null)).toMatchObject({ ...settings.start, untouched: true });
    expect(estimateLines(settings, null)[0]?.label).toBe('Estimate on the page');
  });

  it('[NAV-16] takes no figure of a browser’s beyond what the calculator allows', () => {
    const wild = { ...set, depositCents: 9e15, ratePercent: -4, termYears: 1e9, finalPaymentCents: Number.NaN };
    const { depositCents, ratePercent, termYears } = leadEstimate(settings, wild);
    expect(depositCents).toBeLessThanOrEqual(settings.limits.depositCents.max);
    expect(ratePercent).toBe(settings.limits.ratePercent.min);
    expect(termYears).toBe(settings.limits.termYears.max);
    expect(JSON.stringify(estimateLines(settings, wild))).not.toMatch(/NaN|Infinity/);
  });
});
