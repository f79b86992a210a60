import { z } from 'zod';

const words = (what: string, most: number) =>
  z
    .string({ error: `${what} is missing.` })
    .trim()
    .min(1, `${what} is missing.`)
    .max(most, `${what} is too long.`);
const optional = (most: number) => z.string().trim().max(most).default('');

/** A finance enquiry as the form sends it (FIN-11); what is not named here is left out. */
export const financeEnquiry = z.object({
  category: z.literal('Finance Enquiry'),
  name: words('First name', 80),
  last_name: words('Last name', 80),
  email: z.email('Email must be an address such as name@example.com.').max(200),
  phone: z
    .string({ error: 'Mobile number is missing.' })
    .trim()
    .regex(/^\+?[\d\s()-]{8,20}$/, 'Mobile number must have 8 digits or more.'),
  postcode: z.string().regex(/^\d{4}$/, 'Invalid postcode. Please enter a 4-digit number.'),
  message: optional(2_000),
  opt_in: z.boolean().default(true),
  /** The words to which `opt_in` agrees, kept with the time (Spam Act). */
  opt_in_words: optional(300),
  /** The page it was sent from. */
  url: optional(500),
  car_id: optional(100),
});
export type FinanceEnquiry = z.output<typeof financeEnquiry>;

/** What is wrong with an enquiry, one sentence a field in the order of the form; empty when nothing is. */
export function enquiryProblems(sent: unknown): { field: string; problem: string }[] {
  const checked = financeEnquiry.safeParse(sent);
  if (checked.success) return [];
  const fields = new Map<string, string>();
  for (const { path, message } of checked.error.issues) {
    const field = String(path[0] ?? '');
    if (!fields.has(field)) fields.set(field, message);
  }
  return [...fields].map(([field, problem]) => ({ field, problem }));
}
