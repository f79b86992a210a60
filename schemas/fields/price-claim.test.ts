import { describe, expect, it } from 'vitest';
import { checkPriceType, checkRepayment } from './price-claim.ts';

const whole = {
  weeklyRepayment: 189,
  interestRatePercent: 8.5,
  comparisonRatePercent: 9.09,
  disclaimer: 'WARNING: This comparison rate is true only for the examples given.',
};

describe('what may be claimed about money', () => {
  it('[PLUS-08] a repayment is shown with its rate, its comparison rate and the warning', () => {
    expect(checkRepayment(whole)).toBe(true);
    expect(checkRepayment({})).toBe(true);
  });

  it.each([
    [{ ...whole, interestRatePercent: undefined }, /interest rate/],
    [{ ...whole, comparisonRatePercent: undefined }, /comparison rate beside it/],
    [{ ...whole, comparisonRatePercent: 8.4 }, /never lower/],
    [{ ...whole, disclaimer: 'Conditions apply.' }, /needs its warning/],
  ])('[PLUS-08] refuses a repayment that lacks one of them: %#', (claim, why) => {
    expect(checkRepayment(claim)).toMatch(why);
  });

  it('[PLUS-08] a price has a type', () => {
    expect(checkPriceType({ price: 42_990 })).toMatch(/drive away/);
    expect(checkPriceType({ price: 42_990, priceType: 'drive-away' })).toBe(true);
    expect(checkPriceType({})).toBe(true);
  });
});
