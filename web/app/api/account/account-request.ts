import { readCookie, setCookie } from '@/web/accounts/account-cookies.ts';
import type { AccountServices } from '@/web/accounts/account-services.ts';
import { type FoundSession, findSession } from '@/web/accounts/find-session.ts';
import { newMark } from '@/web/accounts/secrets.ts';
import { readFields } from '@/web/app/api/read-fields.ts';
import { addressHeader, isSecure } from '@/web/platform/request-sender.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';

/** Far above any form of an account's pages, bytes. */
const maxBytes = 40_000;

/** The request as an account's endpoint sees it; the front sets the site and the address. */
export type AccountRequest = {
  accounts: AccountServices;
  site: string;
  address: string;
  cookies: string | null;
  secure: boolean;
  now: number;
};

/** Null where there are no records, or on no site's host. */
export function accountRequest(request: Request): AccountRequest | null {
  const { accounts } = services();
  const { headers } = request;
  const site = headers.get(siteHeader) ?? '';
  if (!accounts || site === '') return null;
  return {
    accounts,
    site,
    address: headers.get(addressHeader) ?? '',
    cookies: headers.get('cookie'),
    secure: isSecure(request),
    now: Date.now(),
  };
}

/**
 * The session of a request, and the `Set-Cookie` lines that its response has to carry: a new token
 * with the mark, which lasts as long, or the end of a mark that belongs to no session.
 */
export async function sessionOf(context: AccountRequest): Promise<{ session: FoundSession | null; set: string[] }> {
  const { accounts, site, cookies, secure, now } = context;
  const token = readCookie(cookies, 'session', secure);
  const session = await findSession(accounts, { site, token, now, rotate: true });
  const mark = readCookie(cookies, 'mark', secure);
  if (!session) return { session, set: mark ? [setCookie('mark', '', secure)] : [] };
  const marked = session.token || !mark ? [setCookie('mark', mark || newMark(), secure)] : [];
  return { session, set: session.token ? [setCookie('session', session.token, secure), ...marked] : marked };
}

/** The text fields of a posted form; empty if it is not one or too large. */
export const fieldsOf = async (request: Request): Promise<Record<string, string>> =>
  (await readFields(request, maxBytes)) ?? {};

/** On to another page of this site, with cookies; a reload of it posts nothing again. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** JSON that is never cached, with cookies. */
export function jsonWith(body: unknown, status: number, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'private, no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(JSON.stringify(body), { status, headers });
}
