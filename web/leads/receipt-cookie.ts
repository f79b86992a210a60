import { successPath } from '@/domain/routes/paths.ts';
import { routeOfPath } from '@/domain/routes/route-of-path.ts';
import { cookieOf, setCookie } from '@/web/platform/cookies.ts';

/**
 * Names the enquiry that a browser has just sent, to the page of success alone: the address of that
 * page is not secret.
 */
const name = 'forecourt_receipt';
const seconds = 3_600;

const isToken = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * `Set-Cookie` with the key of an enquiry for the page of success; null if `receipt` is not a path
 * of an enquiry's page.
 */
export function receiptCookie(receipt: string, secure: boolean): string | null {
  const { kind, params } = routeOfPath(receipt);
  const token = kind === 'enquiry' ? (params.token ?? '') : '';
  if (!isToken(token)) return null;
  return setCookie(name, token, { path: successPath, maxAge: seconds, secure });
}

/** The key of the enquiry among the cookies of a request; empty where there is none. */
export function receiptToken(cookies: string | null | undefined): string {
  const token = cookieOf(cookies, name);
  return isToken(token) ? token : '';
}
