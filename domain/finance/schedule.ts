import { rational } from './rational.ts';
import {
  type Frequency,
  type Loan,
  periodsPerYear,
  principalCents,
  type RepaymentPolicy,
  repaymentCents,
  repaymentCount,
} from './repayment.ts';

/** One payment of a loan in integer cents: `paymentCents` = interest + principal + fee. */
export type Payment = {
  /** 1-based; a final payment (balloon) has the number after the last repayment. */
  number: number;
  paymentCents: number;
  interestCents: number;
  principalCents: number;
  feeCents: number;
  /** Still owed after it. */
  balanceCents: number;
};

/** The payments of one year of a loan, added up; the final payment belongs to the last year. */
export type LoanYear = Omit<Payment, 'number' | 'paymentCents'> & { year: number; paidCents: number };

/**
 * Every payment of a loan, to the cent (FIN-15). Interest is rounded to the cent each period, as in
 * bookkeeping. The last payment settles what is left: of a loan without final payment it is the
 * last repayment, else the final payment. A repayment that is rounded up pays the loan off early
 * and leaves a smaller last one.
 */
export function scheduleOf(loan: Loan, frequency: Frequency, policy: RepaymentPolicy): Payment[] {
  const { advance = false, balloonCents = 0 } = loan;
  const last = repaymentCount(loan.termYears, frequency);
  const repayment = repaymentCents(loan, frequency, policy);
  const interestOn = periodInterest(loan.ratePercent, periodsPerYear[frequency]);
  const payments: Payment[] = [];
  let balance = principalCents(loan);
  const pay = (number: number, interest: number, part: number, fee: number) => {
    balance += interest - part;
    payments.push({
      number,
      paymentCents: part + fee,
      interestCents: interest,
      principalCents: part - interest,
      feeCents: fee,
      balanceCents: balance,
    });
  };
  for (let number = 1; number <= last && balance > 0; number += 1) {
    const interest = advance && number === 1 ? 0 : interestOn(balance);
    const fee = feeOfPeriod(loan.monthlyFeeCents ?? 0, number, periodsPerYear[frequency]);
    const due = balance + interest;
    pay(number, interest, number === last && balloonCents === 0 ? due : Math.min(repayment - fee, due), fee);
  }
  if (balance > 0) {
    const interest = advance ? interestOn(balance) : 0;
    pay(last + 1, interest, balance + interest, 0);
  }
  return payments;
}

/** A month's fee in cents falls due in shares that differ by a cent at most and add up to it over the year. */
const feeOfPeriod = (monthlyFeeCents: number, number: number, perYear: number): number =>
  Math.floor((monthlyFeeCents * 12 * number) / perYear) - Math.floor((monthlyFeeCents * 12 * (number - 1)) / perYear);

/** The interest of one period on a balance in cents, worked out in whole numbers; a half cent goes up. */
function periodInterest(ratePercent: number, perYear: number): (balanceCents: number) => number {
  const { top, bottom } = rational(ratePercent);
  const [by, per] = [top, bottom * 100n * BigInt(perYear)];
  return (balanceCents) => Number((BigInt(balanceCents) * by * 2n + per) / (per * 2n));
}

/** The schedule by years of the loan. */
export function yearsOf(payments: readonly Payment[], frequency: Frequency, termYears: number): LoanYear[] {
  const years = new Map<number, LoanYear>();
  for (const { number, paymentCents, interestCents, principalCents: principal, feeCents, balanceCents } of payments) {
    const year = Math.min(Math.ceil(termYears), Math.ceil(number / periodsPerYear[frequency]));
    const sum = years.get(year) ?? {
      year,
      paidCents: 0,
      interestCents: 0,
      principalCents: 0,
      feeCents: 0,
      balanceCents,
    };
    years.set(year, {
      year,
      paidCents: sum.paidCents + paymentCents,
      interestCents: sum.interestCents + interestCents,
      principalCents: sum.principalCents + principal,
      feeCents: sum.feeCents + feeCents,
      balanceCents,
    });
  }
  return [...years.values()];
}
