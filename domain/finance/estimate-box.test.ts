import { describe, expect, it } from 'vitest';
import { angleCard, estimateBox } from './estimate-box.ts';

const lender = { interestRatePercent: 8.5, establishmentFeeCents: 39_500, monthlyFeeCents: 0 };
const policy = { frequency: 'actuarial', rounding: 'up-to-dollar' } as const;

describe('the estimate box', () => {
  it('[FIN-07] 5 years, 10.0 % deposit, 30 % final payment, monthly = weekly × 4.33', () => {
    const box = estimateBox(4_000_000, lender, policy);
    expect(box).toMatchObject({ termYears: 5, depositCents: 400_000, finalPaymentCents: 1_200_000 });
    expect(box?.monthlyCents).toBe(Math.round((box?.weeklyCents ?? 0) * 4.33));
    expect((box?.weeklyCents ?? 0) % 100).toBe(0);
  });

  it('[FIN-07] the Angle card shows deposit, term years and a $0 final payment', () => {
    expect(angleCard({ depositCents: 400_000, termYears: 5 })).toEqual({
      depositCents: 400_000,
      termYears: 5,
      finalPaymentCents: 0,
    });
  });

  it('[FIN-07] nothing to borrow is no estimate', () => {
    expect([estimateBox(0, lender, policy), estimateBox(Number.NaN, lender, policy)]).toEqual([null, null]);
  });
});
