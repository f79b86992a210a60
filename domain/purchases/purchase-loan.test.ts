import { expect, it } from 'vitest';
import { calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { loanBounds, loanText, nothingToFinance, purchaseLoan } from './purchase-loan.ts';

const dollars = (amount: number) => amount * 100;
const finance = { provider: 'A lender', interestRatePercent: 8.5, termYears: 5 };
const settings = (total: number) => calculatorSettings(siteWith({ finance }), dollars(total)) ?? expect.fail();
type Amounts = { total?: number; left?: number; own?: number; final?: number };
const loan = ({ total = 58_990, left = total, own = 0, final = 0 }: Amounts) =>
  purchaseLoan(
    settings(total),
    {
      way: 'finance',
      termYears: 5,
      ownCents: dollars(own),
      finalPaymentCents: dollars(final),
      frequency: 'weekly',
    },
    { totalCents: dollars(total), leftToCents: dollars(left) },
  );

it('[PLUS-01] [PLUS-08] [CHK-05] a repayment is stated with the final payment and the own money that it counts', () => {
  expect(loanText(loan({ own: 2_000, final: 3_000 }))).toMatch(
    /^plus a final payment of \$2,99\d\.\d\d \(\$3,000 less rounding\), after \$2,000 of own money$/,
  );
  expect(loanText(loan({ own: 2_000 }))).toBe('after $2,000 of own money');
  expect(loanText(loan({}))).toBe('');
});

it('[CHK-05] all that the shopper pays of their own is counted, above the limits of a calculator too', () => {
  expect(loan({ total: 400_000, left: 200_000, own: 90_000 }).picture.borrowedCents).toBe(
    loan({ total: 400_000, left: 110_000 }).picture.borrowedCents,
  );
  const { input, picture } = loan({ total: 400_000, left: 380_000, own: 270_000 });
  expect(input.depositCents).toBe(dollars(290_000));
  expect(picture.borrowedCents - picture.feesCents).toBe(dollars(110_000));
});

it('[CHK-05] nothing is left to finance once trade-in and own money are the price', () => {
  expect(nothingToFinance(loan({ own: 58_990 }))).toBe(true);
  expect(nothingToFinance(loan({ left: 0 }))).toBe(true);
  expect(nothingToFinance(loan({ own: 58_000 }))).toBe(false);
});

it('[CHK-05] a final payment may be all that is borrowed of the price, within the calculator’s own limit', () => {
  const bounds = (total: number) => loanBounds(settings(total), { leftToCents: dollars(total) });
  expect(bounds(58_990).maxFinalCents(dollars(2_000))).toBe(dollars(56_990));
  expect(bounds(400_000).maxFinalCents(0)).toBe(dollars(250_000));
  expect(bounds(58_990).maxFinalCents(dollars(60_000))).toBe(0);
});
