import { describe, expect, it } from 'vitest';
import { usualTerms } from '@/domain/finance/lender-terms.ts';
import { assumedScore, claimOfQuote, needsYouxQuote } from '@/domain/finance/youx-claim.ts';
import { youxRequest } from './port.ts';
import { open } from './sandbox.ts';

const lender = {
  ...usualTerms,
  provider: 'A lender',
  interestRatePercent: 8.5,
  establishmentFeeCents: 39_500,
  termYears: 7,
  roundUp: true,
};
const { signal } = new AbortController();

describe('youX quotes', () => {
  it('[FIN-10] are requested with the flag alone, once, and for a car with a price', () => {
    const car = { priceCents: 3_000_000, quoted: false };
    expect([needsYouxQuote(car, true), needsYouxQuote(car, false)]).toEqual([true, false]);
    expect([needsYouxQuote({ ...car, quoted: true }, true), needsYouxQuote({ ...car, priceCents: 0 }, true)]).toEqual([
      false,
      false,
    ]);
  });

  it('[FIN-10] carry the assumed score, 5 years and no helper', () => {
    expect(youxRequest.parse({ purchasePrice: 30_000, year: 2022 })).toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 30_000,
      loanTerm: 5,
      year: 2022,
      vin: '',
      nvic: '',
      whoIsHelping: '',
    });
    for (const wrong of [
      { purchasePrice: 0 },
      { purchasePrice: 'lots' },
      { loanTerm: 7 },
      { selfAssessedCreditScore: 'POOR' },
    ])
      expect(youxRequest.safeParse({ purchasePrice: 30_000, year: 2022, ...wrong }).success).toBe(false);
  });

  it('[FIN-10] come from the lender of the site where there is no account, over 5 years', async () => {
    const requested = youxRequest.parse({ purchasePrice: 30_000, year: 2022 });
    const quote = await open().quote({ finance: lender }, requested, signal);
    expect(quote).toEqual({ weeklyRepaymentAmount: 144, advertisedRate: 8.5, comparisonRate: 9.09 });
    expect(claimOfQuote(quote)).toMatchObject({ repaymentCents: 14_400, comparisonRatePercent: 9.09, termYears: 5 });
    expect(assumedScore).toContain('excellent credit score');
  });

  it('[FIN-10] are none where the lender returns nothing', async () => {
    const requested = youxRequest.parse({ purchasePrice: 400, year: 2022 });
    await expect(open().quote({ finance: lender }, requested, signal)).rejects.toThrow();
  });

  it.each([
    {},
    { weeklyRepaymentAmount: 144 },
    { weeklyRepaymentAmount: 25, advertisedRate: 8, comparisonRate: 9 },
    { weeklyRepaymentAmount: 144, advertisedRate: 9, comparisonRate: 8 },
    { weeklyRepaymentAmount: 144, advertisedRate: null, comparisonRate: null } as never,
  ])('[FIN-10] %o is no quote that may be shown', (response) => expect(claimOfQuote(response)).toBeNull());
});
