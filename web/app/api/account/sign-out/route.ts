import { returnPath } from '@/domain/accounts/return-path.ts';
import { endedHerePath } from '@/domain/accounts/sign-in-path.ts';
import { readCookie, signedOutCookies } from '@/web/accounts/account-cookies.ts';
import { hashOf } from '@/web/accounts/secrets.ts';
import { accountRequest, fieldsOf, seeOther, sessionOf } from '@/web/app/api/account/account-request.ts';
import { log, reason } from '@/web/platform/log.ts';
import { isSecure } from '@/web/platform/request-sender.ts';
import { endSessions } from '@/web/records/account-sessions.ts';
import { joinPurchases } from '@/web/records/purchases.ts';

export const dynamic = 'force-dynamic';

/**
 * Signs this browser out, another device (`device`), or all of them (`all`): 303 to where the
 * shopper goes on. While PostgreSQL is down this browser still drops its session, and the page
 * states what has not ended.
 */
export async function POST(request: Request): Promise<Response> {
  const context = accountRequest(request);
  const { device, all, back } = await fieldsOf(request);
  const path = returnPath(back, '/');
  const here = () => seeOther(endedHerePath(all ? 'all' : 'here'), signedOutCookies(isSecure(request)));
  if (!context) return device ? seeOther(failedAt(path)) : here();
  const { secure, accounts, cookies, site } = context;
  try {
    const { session, set } = await sessionOf(context);
    if (session)
      await endSessions(accounts.records.database, session.account.id, all ? undefined : device || session.id);
    const isThisOne = !session || Boolean(all) || !device || device === session.id;
    const token = readCookie(cookies, 'purchase', secure);
    if (session && isThisOne && token) {
      // What it began in this browser is the account's, not the next person's.
      const shopper = { site, browser: hashOf(token), account: session.account.id };
      await joinPurchases(accounts.records.database, shopper);
    }
    return seeOther(path, isThisOne ? signedOutCookies(secure) : set);
  } catch (error) {
    log('error', 'not-signed-out', { site: context.site, reason: reason(error) });
    return device ? seeOther(failedAt(path)) : here();
  }
}

/** The page from which another device was to be signed out. */
function failedAt(path: string): string {
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set('says', 'failed');
  return `${url.pathname}${url.search}`;
}
