import { alertsPath } from '@/domain/accounts/alerts/alerts-path.ts';
import { addressMark } from '@/web/accounts/secrets.ts';
import { accountRequest, fieldsOf, seeOther } from '@/web/app/api/account/account-request.ts';
import { log, reason } from '@/web/platform/log.ts';
import { isSame } from '@/web/platform/timing-safe.ts';
import { accountOfLink, confirmEmail, stopAlerts } from '@/web/records/alert-consents.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ token: string }> };

/** Where a mail program opens the address of its one press: the page has the button. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return seeOther(alertsPath(encodeURIComponent((await params).token)));
}

/**
 * Ends alerts by the link of a message, also by the one press of a mail program (RFC 8058), or
 * confirms the address that they go to: 303 to the page that confirms it.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const context = accountRequest(request);
  const { confirm } = await fieldsOf(request);
  const redirectWith = (word: string) => seeOther(`${alertsPath(encodeURIComponent(token))}?says=${word}`);
  if (!context) return redirectWith('failed');
  const { accounts, site, address } = context;
  const { database } = accounts.records;
  try {
    if (!(await accounts.limits.tries.take(`alerts ${address}`))) return redirectWith('wait');
    const account = await accountOfLink(database, site, token);
    if (!account) return redirectWith('none');
    if (!confirm) {
      await stopAlerts(database, account.id, 'link');
      return redirectWith('stopped');
    }
    const isOwner = isSame(confirm, addressMark(accounts.key, account.id, account.email));
    return redirectWith(isOwner && (await confirmEmail(database, account.id, account.email)) ? 'confirmed' : 'old');
  } catch (error) {
    log('error', 'alerts-not-changed', { site, reason: reason(error) });
    return redirectWith('failed');
  }
}
