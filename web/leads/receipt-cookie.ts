import { successPath } from '@/domain/routes/paths.ts';
import { routeOfPath } from '@/domain/routes/route-of-path.ts';

/** Names what a browser has just sent, for the page of success alone: the address of that page is no secret. */
const name = 'forecourt_receipt';
const seconds = 3_600;

/** Keeps the path of an enquiry's own page for the page of success; null for what is none. */
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
