import type { CalculatorInput } from './calculator.ts';
import { formatCents } from './money.ts';
import { repaymentCount } from './repayment.ts';
import type { Payment } from './schedule.ts';

/**
 * The final payment that falls due, as text: rounded repayments make it another amount than the one
 * that was set, which the text names too (FIN-08). Null where none was set, and where the rounding
 * pays it off.
 */
export function finalPayment(
  { finalPaymentCents: set, termYears, frequency }: CalculatorInput,
  payments: readonly Payment[],
): string | null {
  const last = payments.at(-1);
  if (set === 0 || !last || last.number <= repaymentCount(termYears, frequency)) return null;
  const due = formatCents(last.paymentCents);
  if (last.paymentCents === set) return due;
  return `${due} (${formatCents(set)} ${last.paymentCents < set ? 'less' : 'plus'} rounding)`;
}
