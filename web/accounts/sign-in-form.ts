import { z } from 'zod';

/**
 * The typed values and the problem that the sign-in page shows after a failed post; a short-lived
 * HttpOnly cookie.
 */
const signInForm = z.object({
  phone: z.string().max(60).default(''),
  problem: z.string().max(200).default(''),
  field: z.enum(['phone', 'code', 'none']).default('none'),
  /** When the next text is allowed, epoch milliseconds; 0: now. */
  againAt: z.number().default(0),
});
export type SignInForm = z.output<typeof signInForm>;

export const writeForm = (form: Partial<SignInForm>): string =>
  Buffer.from(JSON.stringify({ ...form, phone: form.phone?.slice(0, 60) })).toString('base64url');

export function readForm(cookie: string): SignInForm {
  try {
    return signInForm.parse(JSON.parse(Buffer.from(cookie, 'base64url').toString('utf8')));
  } catch {
    return signInForm.parse({});
  }
}
