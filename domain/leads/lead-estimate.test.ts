import { describe, expect, it } from 'vitest';
import { calculate } from '@/domain/finance/calculator.ts';
import { calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { usualTerms } from '@/domain/finance/lender-terms.ts';
import { estimateLines, leadEstimate, linesForShopper } from './lead-estimate.ts';
import { leadRecord } from './lead-record.fixture.ts';
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

  it('[FIN-08] has no asterisk, since no footnote of what shows it belongs to it, and its own warning instead', () => {
    expect(estimateLines(settings, set)[0]?.text).not.toContain('*');
    expect(leadEstimate(settings, set).note).toMatch(
      /^Estimate only.* of A lender\..*The comparison rate is based on a secured loan of \$30,000 over 5 years, repaid .*WARNING: /,
    );
    const cheap = { ...set, priceCents: 100_000, depositCents: 99_000 };
    expect(leadEstimate(settings, cheap).note).toBe('');
  });

  it('[FIN-08] states the final payment as the calculator does', () => {
    const [line] = estimateLines(settings, { ...set, finalPaymentCents: 600_000 });
    expect(line?.text).toMatch(/, final payment \$[\d,.]+( \(\$6,000 (less|plus) rounding\))?, 7 years$/);
    expect(estimateLines(settings, set)[0]?.text).toContain('no final payment');
  });
});

describe('[FIN-08] the estimate on the shopper’s own page', () => {
  const sent = (own: typeof set | null) =>
    leadRecord({
      lines: [{ label: 'Message', text: 'Hello' }, ...estimateLines(settings, own)],
      details: { estimate: leadEstimate(settings, own) },
    });

  it('is theirs, with the note that the calculator shows', () => {
    const { lines, note } = linesForShopper(sent(set));
    expect(lines.map(({ label }) => label)).toEqual(['Message', 'Your estimate']);
    expect(note).toBe(leadEstimate(settings, set).note);
    expect(linesForShopper(sent(null)).lines.at(-1)?.label).toBe('Estimate on the page');
  });

  it('of an enquiry of before has no asterisk either, and the warning', () => {
    const { note: _, ...estimate } = leadEstimate(settings, set);
    const label = 'Estimate that the shopper made';
    const old = leadRecord({
      lines: [{ label, text: '$229 /fn, 9.09% p.a. comparison rate*; a' }],
      details: { estimate },
    });
    expect(linesForShopper(old).lines).toEqual([
      { label: 'Your estimate', text: '$229 /fn, 9.09% p.a. comparison rate; a' },
    ]);
    expect(linesForShopper(old).note).toMatch(/^WARNING: /);
  });

  it('is none where the enquiry carries none', () => {
    const own = leadRecord({ lines: [{ label: 'Estimate that the shopper made', text: 'a*' }] });
    expect(linesForShopper(own)).toEqual({ lines: own.lines, note: '' });
  });
});
