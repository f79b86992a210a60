import { formatCents } from '@/domain/finance/money.ts';
import { centsFromInput } from '@/domain/finance/money-input.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';

/** Staff's page for paying an invoice, where they made one (NAV-15). */
export const paymentPath = '/online-payment';
/** Where its form leads: how an invoice can be paid. */
export const paymentWaysPath = pathOfRoute('paymentWays');

/** What a dealer's invoice may be. */
const maxCents = 250_000_00;

export type InvoiceRead = { number: string; amountCents: number } | { problems: { invoice?: string; amount?: string } };

/** The number and amount of an invoice as a shopper typed them, or what is wrong with each. */
export function readInvoice(invoice: string, amount: string): InvoiceRead {
  const number = invoice.normalize('NFKC').trim().toUpperCase();
  const cents = centsFromInput(amount);
  const problems = {
    ...(!/^(?=[^\d]*\d)[A-Z0-9][A-Z0-9/ -]{2,29}$/.test(number) && {
      invoice: 'Enter the invoice number as shown on the invoice: letters, digits and dashes.',
    }),
    ...((cents === null || cents <= 0) && { amount: 'Enter the amount on the invoice, for example 450.00.' }),
    ...(cents !== null && cents > maxCents && { amount: `Enter an amount up to ${formatCents(maxCents)}.` }),
  };
  if (Object.keys(problems).length > 0 || cents === null) return { problems };
  return { number, amountCents: cents };
}
