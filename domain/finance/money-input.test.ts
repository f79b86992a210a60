import { describe, expect, it } from 'vitest';
import { comparisonRateWarning } from './comparison-warning.ts';
import { shownDisclaimer } from './disclaimer.ts';
import { centsFromInput } from './money-input.ts';

describe('what a person types', () => {
  it.each([
    ['$35,000', 3_500_000],
    ['35 000.50', 3_500_050],
    [' 35k', 3_500_000],
    ['-$20', -2_000],
    ['0', 0],
    ['35 kilodollars', 3_500],
    ['$ 66,990 drive away', 6_699_000],
  ])('[FIN-04] %s is an amount', (typed, amount) => expect(centsFromInput(typed)).toBe(amount));

  it.each(['', 'lots', '$', 'NaN', '-', '1e9', '12e+4'])('[FIN-04] "%s" is none', (typed) =>
    expect(centsFromInput(typed)).toBeNull(),
  );
});

describe('a disclaimer', () => {
  const long = 'Estimates are worked out on the figures you choose. '.repeat(8);

  it('[FIN-08] is cut at 197 characters, and whole when it is no longer', () => {
    expect(shownDisclaimer(long, 'weekly').short?.length).toBeLessThanOrEqual(198);
    expect(shownDisclaimer('x'.repeat(197), 'weekly').short).toBeNull();
    expect(shownDisclaimer('x'.repeat(198), 'weekly').short).toBe(`${'x'.repeat(197)}…`);
  });

  it('[FIN-08] [FIN-09] never hides the comparison-rate warning behind the cut, wherever staff wrote it', () => {
    for (const text of [long, `${long} ${comparisonRateWarning}`, `${comparisonRateWarning} ${long}`]) {
      const { short, whole, warning } = shownDisclaimer(text, 'weekly');
      expect(warning).toBe(comparisonRateWarning);
      expect(whole).not.toContain('WARNING');
      expect(short).not.toContain('WARNING');
    }
  });
});
