import { describe, expect, it } from 'vitest';
import { angleCard, estimateBox, estimateCard } from './estimate-box.ts';
import { usualTerms } from './lender-terms.ts';

const lender = {
  ...usualTerms,
  provider: 'Alder Motor Finance',
  interestRatePercent: 8.5,
  establishmentFeeCents: 39_500,
  roundUp: true,
};

describe('the estimate box', () => {
  it('[FIN-07] 5 years, 10.0 % deposit, 30 % final payment, monthly = weekly × 4.33', () => {
    const box = estimateBox(4_000_000, lender);
    expect(box).toMatchObject({ termYears: 5, depositCents: 400_000, finalPaymentCents: 1_200_000 });
    expect(box).toMatchObject({ depositShare: '10.0%', finalPaymentShare: '30%' });
    expect(box?.weekly).toMatchObject({ frequency: 'weekly', ratePercent: 8.5, termYears: 5 });
    expect(box?.monthly.repaymentCents).toBe(Math.round((box?.weekly.repaymentCents ?? 0) * 4.33));
    expect((box?.weekly.repaymentCents ?? 0) % 100).toBe(0);
  });

  it('[FIN-07] the term is 5 years whatever the lender’s own term', () => {
    expect(estimateBox(4_000_000, { ...lender, termYears: 6 })).toEqual(estimateBox(4_000_000, lender));
  });

  it('[FIN-07] the Angle card shows deposit, term years and a $0 final payment', () => {
    const angle = {
      ...lender,
      lenderKind: 'angle',
      termYears: 6,
      depositPercent: 15,
      finalPaymentPercent: 30,
    } as const;
    const card = angleCard(4_000_000, angle);
    expect(card).toMatchObject({ depositCents: 600_000, termYears: 6, finalPaymentCents: 0 });
    expect(card?.weekly).toMatchObject({ termYears: 6, warningId: 'finance-warning' });
    expect(estimateCard(4_000_000, angle)).toEqual(card);
    expect(estimateCard(4_000_000, lender)).toEqual(estimateBox(4_000_000, lender));
  });

  it('[FIN-07] nothing to borrow, or no lender, is no estimate', () => {
    expect([estimateBox(0, lender), estimateBox(Number.NaN, lender)]).toEqual([null, null]);
    expect(estimateBox(4_000_000, usualTerms)).toBeNull();
  });
});
