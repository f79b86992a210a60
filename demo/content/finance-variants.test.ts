import { describe, expect, it } from 'vitest';
import { boundsNames } from '@/domain/finance/bounds.ts';
import { lenderKinds } from '@/domain/finance/lender-kind.ts';
import { frequencyPolicies } from '@/domain/finance/repayment.ts';
import { demoThemes } from './demo-themes.ts';
import { siteLender } from './site-lender.ts';

const lenders = Object.keys(demoThemes).flatMap((slug) => siteLender(slug) ?? []);
const used = <K extends keyof (typeof lenders)[number]>(key: K) => new Set(lenders.map((lender) => lender[key]));

describe("the demo dealers' lenders", () => {
  it('[FIN-02] there is one of every provider of the specification, and a dealer without any', () => {
    const stating = lenders.filter(({ provider }) => provider !== '');
    expect(new Set(stating.map(({ lenderKind }) => lenderKind))).toEqual(new Set(lenderKinds));
    expect(siteLender('riverside-kia')?.provider).toBe('');
  });

  it('[FIN-01] [FIN-04] every policy of frequency and every variant of bounds has a dealer', () => {
    expect(used('frequencyPolicy')).toEqual(new Set(Object.keys(frequencyPolicies)));
    expect(used('bounds')).toEqual(new Set(boundsNames));
    expect([...used('rounding')].sort()).toEqual(['nearest-cent', 'nearest-dollar', 'up-to-cent']);
    expect(used('roundUp')).toEqual(new Set([true, false]));
  });

  it('[FIN-06] the fees of the specification, preset or fixed', () => {
    expect(siteLender('cartown')?.establishmentFeeCents).toBe(1_300_00);
    expect(siteLender('ranges-volkswagen')?.establishmentFeeCents).toBe(1_360_50);
    expect(siteLender('harbour-ford')).toMatchObject({
      establishmentFeeCents: 395_00,
      securityRegistrationFeeCents: 6_00,
      monthlyFeeCents: 8_00,
      agencyFeeCents: 912_25,
    });
  });

  it("[FIN-03] a site's own settings come before its lender's record, both before the platform's defaults", () => {
    expect(siteLender('southbank-ford')).toMatchObject({ interestRatePercent: 8.5, termYears: 5 });
    expect(siteLender('harbour-ford')).toMatchObject({ interestRatePercent: 8.79, provider: 'Alder Motor Finance' });
    expect(siteLender('meridian-group')?.termYears).toBe(6);
    expect(siteLender('riverside-kia')?.interestRatePercent).toBe(10);
  });
});
