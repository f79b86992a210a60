import { describe, expect, it } from 'vitest';
import { comparisonRatePercent, periodicRate } from './comparison-rate.ts';
import published from './published-examples.json' with { type: 'json' };
import { annuityRepayment } from './repayment.ts';

type Example = {
  id: string;
  kind: string;
  expected: number;
  expectedTotal?: number | null;
  tol: number;
  source: string;
  in: Record<string, number | boolean | undefined>;
};
const examples = published as unknown as Example[];
const of = (kind: string) => examples.filter((example) => example.kind === kind);
const off = (value: number, { expected }: Example) => Math.abs(value - expected);

/** An example's repayment in dollars. */
function repayment({ in: given }: Example): number {
  const { apr, periodsPerYear, n, principal, balloon = 0, advance = false } = given;
  const exact = annuityRepayment({
    principalCents: Number(principal) * 100,
    balloonCents: Number(balloon) * 100,
    ratePercent: Number(apr) * 100,
    periodsPerYear: Number(periodsPerYear),
    periods: Number(n),
    advance: Boolean(advance),
  });
  return Number((exact.top * 10n ** 12n) / exact.bottom) / 1e14;
}

describe('published examples', () => {
  it('[FIN-15] are all of a kind that is checked here', () => {
    const kinds = ['pmt', 'pmt-ceil', 'comparison-rate', 'apr', 'nper'];
    expect(examples.length).toBeGreaterThan(20);
    expect(examples.filter(({ kind }) => !kinds.includes(kind))).toEqual([]);
  });

  it.each(of('pmt'))('[FIN-01] $id: $expected ($source)', (example) => {
    expect(off(repayment(example), example)).toBeLessThanOrEqual(example.tol + 1e-9);
  });

  it.each(of('pmt-ceil'))('[FIN-01] $id, rounded up to the dollar: $expected ($source)', (example) => {
    const exact = repayment(example);
    expect(Math.ceil(exact)).toBe(example.expected);
    if (example.expectedTotal) expect(Math.ceil(exact * Number(example.in.n))).toBe(example.expectedTotal);
  });

  it.each(of('comparison-rate'))('[FIN-09] $id: comparison rate $expected % ($source)', (example) => {
    const { apr, upfrontFee, monthlyFee } = example.in;
    const fees = {
      establishmentFeeCents: Number(upfrontFee) * 100,
      monthlyFeeCents: Number(monthlyFee) * 100,
      establishment: 'up-front',
    } as const;
    expect(off(comparisonRatePercent(Number(apr) * 100, fees, 'monthly'), example)).toBeLessThanOrEqual(example.tol);
  });

  it.each(of('apr'))('[FIN-09] $id: the rate of a loan is $expected a year ($source)', (example) => {
    const { amount, payment, n } = example.in;
    const paidCents = Array<number>(Number(n)).fill(Number(payment) * 100);
    const rate = 12 * periodicRate({ advancedCents: Number(amount) * 100, paidCents });
    expect(off(rate, example)).toBeLessThanOrEqual(example.tol);
  });

  it.each(of('nper'))('[FIN-01] $id: paid off after $expected repayments ($source)', (example) => {
    const { apr, payment, principal } = example.in;
    const over = (n: number) => repayment({ ...example, in: { apr, principal, periodsPerYear: 12, n } });
    expect(over(Math.floor(example.expected - example.tol))).toBeGreaterThanOrEqual(Number(payment));
    expect(over(Math.ceil(example.expected + example.tol))).toBeLessThanOrEqual(Number(payment));
  });
});
