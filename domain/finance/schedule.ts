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
 * Every payment of a loan, to the cent (FIN-15). Interest is rounded to the cent each period, as accounts are kept. A repayment that is
 * rounded up pays the loan off early and leaves a smaller last one; the last of a loan without final payment settles what is left.
 */
export function scheduleOf(loan: Loan, frequency: Frequency, policy: RepaymentPolicy): Payment[] {
  const { ratePercent, advance = false, balloonCents = 0, monthlyFeeCents = 0 } = loan;
  const rate = ratePercent / 100 / periodsPerYear[frequency];
  const feeCents = Math.round((monthlyFeeCents * 12) / periodsPerYear[frequency]);
  const level = repaymentCents(loan, frequency, policy) - feeCents;
  const last = repaymentCount(loan.termYears, frequency);
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
    const interest = advance && number === 1 ? 0 : Math.round(balance * rate);
    const due = balance + interest;
    pay(number, interest, number === last && balloonCents === 0 ? due : Math.min(level, due), feeCents);
  }
  if (balance > 0) {
    const interest = advance ? Math.round(balance * rate) : 0;
    pay(last + 1, interest, balance + interest, 0);
  }
  return payments;
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
