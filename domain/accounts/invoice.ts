import { formatCents } from '@/domain/finance/money.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { typedAmount } from '@/domain/vocabulary/typed-amount.ts';

/** Staff's page for paying an invoice, where they made one (NAV-15). */
export const paymentPath = '/online-payment';
/** Where its form leads: how an invoice can be paid. */
export const paymentWaysPath = pathOfRoute('paymentWays');

/** Dollars; what a dealer's invoice may be. */
const maxDollars = 250_000;

export type InvoiceRead = { number: string; amountCents: number } | { problems: { invoice?: string; amount?: string } };

/** The number and amount of an invoice as a shopper typed them, or what is wrong with each. */
export function readInvoice(invoice: string, amount: string): InvoiceRead {
  const number = invoice.normalize('NFKC').trim().toUpperCase();
  const dollars = typedAmount(amount);
  const problems = {
    ...(!/^(?=[^\d]*\d)[A-Z0-9][A-Z0-9/ -]{2,29}$/.test(number) && {
      invoice: 'Enter the invoice number as it stands on the invoice: letters, digits and dashes.',
    }),
    ...((dollars === null || dollars <= 0) && { amount: 'Enter the amount on the invoice, for example 450.00.' }),
    ...(dollars !== null &&
      dollars > maxDollars && { amount: `Enter an amount up to ${formatCents(maxDollars * 100)}.` }),
  };
  if (Object.keys(problems).length > 0 || dollars === null) return { problems };
  return { number, amountCents: Math.round(dollars * 100) };
}
