import { z } from 'zod';
import { cleanText, cutText } from '@/domain/leads/clean-text.ts';
import { formatPhone } from '@/domain/locations/phone.ts';

/** What was typed on the way to a reservation, and why a step could not be done: the browser's own, out of reach of scripts. */
const checkoutForm = z.object({
  name: z.string().max(120).default(''),
  email: z.string().max(200).default(''),
  phone: z.string().max(60).default(''),
  problem: z.string().max(200).default(''),
  field: z.enum(['name', 'email', 'phone', 'code', 'none']).default('none'),
  /** When the next text may be requested, epoch milliseconds; 0 at once. */
  againAt: z.number().default(0),
});
export type CheckoutForm = z.output<typeof checkoutForm>;

export function writeCheckoutForm({ name = '', email = '', phone = '', ...rest }: Partial<CheckoutForm>): string {
  const typed = { name: cutText(name, 120), email: cutText(email, 200), phone: cutText(phone, 60) };
  return Buffer.from(JSON.stringify({ ...rest, ...typed })).toString('base64url');
}

export function readCheckoutForm(cookie: string): CheckoutForm {
  try {
    return checkoutForm.parse(JSON.parse(Buffer.from(cookie, 'base64url').toString('utf8')));
  } catch {
    return checkoutForm.parse({});
  }
}

type Facts = { name: string; lastName: string; email: string; phone: string };

/** Details that an account has need not be typed. */
export function withAccount(form: CheckoutForm, account: Facts | null): CheckoutForm {
  if (!account) return form;
  const { name, lastName, email, phone } = account;
  return {
    ...form,
    name: form.name || [name, lastName].filter(Boolean).join(' '),
    email: form.email || email,
    phone: form.phone || formatPhone(phone),
  };
}

/** The person of a form, as a hold stores them: a cookie is the browser's word, and is checked like a form. */
export function personOfForm({ name, email }: CheckoutForm): { name: string; email: string } {
  const address = z.email().safeParse(email.trim());
  return { name: cutText(cleanText(name).trim(), 120), email: address.success ? address.data : '' };
}
