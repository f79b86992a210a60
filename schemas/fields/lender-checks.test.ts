import { describe, expect, it } from 'vitest';
import { checkFinalPayment, checkRateInBounds, checkTerm } from './lender-checks.ts';

describe("the ranges of a lender's terms in the studio", () => {
  it("[FIN-04] a rate is within what the lender's calculator takes, ends included", () => {
    const taurus = { parent: { provider: 'taurus' } };
    expect([9.95, 19.95].map((rate) => checkRateInBounds(rate, taurus))).toEqual([true, true]);
    expect(checkRateInBounds(9.94, taurus)).toMatch(/takes 9\.95 to 19\.95%/);
    expect(checkRateInBounds(14.51, { parent: { provider: 'taurus', bounds: 'mid-rates' } })).toMatch(
      /takes 7\.5 to 14\.5%/,
    );
    expect([checkRateInBounds(40, { parent: { provider: 'manual' } }), checkRateInBounds(undefined, taurus)]).toEqual([
      true,
      true,
    ]);
  });

  it('[FIN-04] a term is in halves of years and no longer than the calculator takes', () => {
    expect([checkTerm(4.5, {}), checkTerm(7, {}), checkTerm(undefined, {})]).toEqual([true, true, true]);
    expect(checkTerm(4.2, {})).toBe('Use whole or half years.');
    expect(checkTerm(5.5, { parent: { provider: 'powertorque' } })).toBe(
      'The calculator of this lender takes up to 5 years.',
    );
  });

  it('[FIN-03] deposit and final payment leave something to repay', () => {
    expect(checkFinalPayment(30, { parent: { depositPercent: 69.99 } })).toBe(true);
    expect(checkFinalPayment(30, { parent: { depositPercent: 70 } })).toMatch(/less than the price/);
    expect(checkFinalPayment(undefined, {})).toBe(true);
  });
});
