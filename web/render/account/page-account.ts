import { cookies, headers } from 'next/headers';
import { type AccountCookie, readCookie } from '@/web/accounts/account-cookies.ts';
import type { AccountServices } from '@/web/accounts/account-services.ts';
import { type FoundSession, findSession } from '@/web/accounts/find-session.ts';
import { hashOf } from '@/web/accounts/secrets.ts';
import { log, reason } from '@/web/platform/log.ts';
import { isSecure } from '@/web/platform/request-sender.ts';
import { type Challenge, findChallenge } from '@/web/records/sign-in-challenges.ts';

/** The request's cookies, and whether it came by https. */
type PageBrowser = { cookies: string; secure: boolean };
/** `passkey`: this browser has used one. */
type PageAccount = { session: FoundSession | null; challenge: Challenge | null; form: string; passkey: boolean };

export const pageBrowser = async (): Promise<PageBrowser> => ({
  cookies: String(await cookies()),
  secure: isSecure({ headers: await headers() }),
});

/** The session and the open challenge of a browser; "away" while PostgreSQL is down. */
export async function pageAccount(
  accounts: Pick<AccountServices, 'records'> | null,
  site: string,
  browser: PageBrowser,
  now: number,
): Promise<PageAccount | 'away'> {
  if (!accounts) return 'away';
  const cookie = (name: AccountCookie) => readCookie(browser.cookies, name, browser.secure);
  try {
    const challenge = cookie('challenge');
    const [session, open] = await Promise.all([
      findSession(accounts, { site, token: cookie('session'), now, rotate: false }),
      challenge ? findChallenge(accounts.records.database, site, hashOf(challenge), now) : null,
    ]);
    return { session, challenge: open, form: cookie('form'), passkey: cookie('passkeys') === 'used' };
  } catch (error) {
    log('warn', 'accounts-away', { site, reason: reason(error) });
    return 'away';
  }
}
