import { successPath } from '@/domain/routes/paths.ts';
import { routeOfPath } from '@/domain/routes/route-of-path.ts';

/**
 * Names the enquiry that a browser has just sent, to the page of success alone: the address of that
 * page is no secret.
 */
const name = 'forecourt_receipt';
const seconds = 3_600;

/**
 * `Set-Cookie` with the key of an enquiry for the page of success; null where `receipt` is no path
 * of an enquiry's page.
 */
export function receiptCookie(receipt: string, secure: boolean): string | null {
  const { kind, params } = routeOfPath(receipt);
  const token = kind === 'enquiry' ? (params.token ?? '') : '';
  if (!/^[0-9a-f]{64}$/.test(token)) return null;
  return `${name}=${token}; Path=${successPath}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
}

/** The key of the enquiry among the cookies of a request; empty where there is none. */
export function receiptToken(cookies: string | null | undefined): string {
  const [, token = ''] = new RegExp(`(?:^|;\\s*)${name}=([0-9a-f]{64})(?:;|$)`).exec(cookies ?? '') ?? [];
  return token;
}
