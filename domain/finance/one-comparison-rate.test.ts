import { describe, expect, it } from 'vitest';
import { resolveSite } from '@/domain/site/resolve.ts';
import type { SiteSettings } from '@/domain/site/site-settings.ts';
import { calculate } from './calculator.ts';
import { calculatorSettings } from './calculator-settings.ts';
import { lenderComparisonRate, repaymentClaim } from './car-claim.ts';
import { severalLendersFootnote, weeklyFootnote } from './comparison-warning.ts';
import type { Frequency } from './repayment.ts';

const who = { id: 's', slug: 'a', name: 'A', siteNumber: 1, template: 'default', manufacturer: '' };
const frequencies: Frequency[] = ['weekly', 'fortnightly', 'monthly'];

const siteWith = (finance: object) => {
  const terms = { provider: 'A lender', interestRatePercent: 8.75, establishmentFeeCents: 40_000, ...finance };
  const settings = { finance: { monthlyFeeCents: 500, ...terms } } as unknown as SiteSettings;
  return resolveSite(who, [{ name: 'dealer', title: 'A', settings }]);
};

describe('the comparison rate of one offer', () => {
  const lenders = frequencies.flatMap((frequency) =>
    ['actuarial', 'from-monthly', 'from-weekly'].map((frequencyPolicy) => ({ frequency, frequencyPolicy })),
  );

  it.each(lenders)(
    '[FIN-03] [CARD-07] is one for a week, a fortnight and a month: $frequency, $frequencyPolicy',
    (lender) => {
      const site = siteWith(lender);
      const settings = calculatorSettings(site, 4_200_000);
      if (!settings) throw new Error('This site has a lender.');
      const stated = frequencies.flatMap((frequency) => [
        repaymentClaim(4_200_000, site.finance, frequency)?.comparisonRatePercent,
        calculate({ ...settings.start, frequency }, settings.terms).claim?.comparisonRatePercent,
      ]);
      expect(new Set(stated)).toEqual(new Set([lenderComparisonRate(site.finance)]));
    },
  );

  it('[FIN-08] [FIN-09] states which repayments it is worked out for', () => {
    expect(weeklyFootnote(siteWith({ frequency: 'monthly' }).finance)).toContain('over 5 years, repaid monthly.');
    expect(weeklyFootnote(siteWith({}).finance)).toContain('over 5 years, repaid weekly.');
    expect(severalLendersFootnote()).toContain('repaid as often as that lender’s loans are.');
  });
});
