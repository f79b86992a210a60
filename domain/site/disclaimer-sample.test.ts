import { describe, expect, it } from 'vitest';
import { comparisonRateWarning } from '@/domain/finance/comparison-warning.ts';
import { disclaimerSample, termsOfLenderDocument, termsOfSiteSettings } from './disclaimer-sample.ts';

const document = {
  name: 'Bellbird Finance',
  provider: '360-finance',
  interestRatePercent: 8.25,
  establishmentFee: 350,
};
const text = '{lender} lends at {rate}, comparison rate {comparison rate}: {weekly repayment} a week for {price}.';

describe('the sample beside the disclaimer editor', () => {
  it('[FIN-08] has the figures of the lender as it is being written, and the warning', () => {
    const { shown, problem } = disclaimerSample(termsOfLenderDocument(document), text);
    expect(problem).toBeNull();
    expect(shown?.whole).toMatch(
      /^Bellbird Finance lends at 8\.25% p\.a\., comparison rate 8\.\d\d% p\.a\.: \$1\d\d(\.\d\d)? a week for \$30,000\.$/,
    );
    expect(shown?.warning).toBe(comparisonRateWarning);
    const dearer = disclaimerSample(termsOfLenderDocument({ ...document, interestRatePercent: 14 }), text);
    expect(dearer.shown?.whole).toContain('14.00%');
  });

  it('[FIN-08] shows what is wrong in place of it', () => {
    const terms = termsOfLenderDocument(document);
    expect(disclaimerSample(terms, '{weekly}')).toMatchObject({
      shown: null,
      problem: expect.stringContaining('{weekly} is no figure'),
    });
    for (const half of [{ provider: 'angle' }, { ...document, interestRatePercent: null }])
      expect(disclaimerSample(termsOfLenderDocument(half), text).problem).toContain('interest rate');
    expect(disclaimerSample(terms, '').shown?.whole).toMatch(/^Estimate only/);
    const taurus = termsOfLenderDocument({ ...document, provider: 'taurus', interestRatePercent: 9.99 });
    expect(disclaimerSample(taurus, '').shown?.whole).toMatch(
      /^Comparison rates of Bellbird Finance range from 8\.38% to 19\.42% p\.a\., .* the interest rate is 9\.99% p\.a\./,
    );
  });

  it("[FIN-08] works for a site's own settings, and for half-typed terms", () => {
    expect(disclaimerSample(termsOfSiteSettings({ interestRatePercent: 7 }), text).shown?.whole).toContain('7.00%');
    for (const half of [{ termYears: 0 }, { depositPercent: 90, finalPaymentPercent: 60 }, { establishmentFee: -5 }])
      expect(JSON.stringify(disclaimerSample(termsOfLenderDocument({ ...document, ...half }), text))).not.toMatch(
        /NaN|undefined/,
      );
  });
});
