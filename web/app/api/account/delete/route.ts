import { returnPath } from '@/domain/accounts/return-path.ts';
import { setCookie, signedOutCookies } from '@/web/accounts/account-cookies.ts';
import { accountRequest, fieldsOf, seeOther, sessionOf } from '@/web/app/api/account/account-request.ts';
import { log, reason } from '@/web/platform/log.ts';
import { services } from '@/web/platform/services.ts';
import { forgetReservations } from '@/web/records/account-holds.ts';
import { deleteAccount } from '@/web/records/account-sessions.ts';

export const dynamic = 'force-dynamic';

/**
 * Deletes the shopper's account with all that belongs to it, once the box for it is ticked;
 * enquiries, and reservations with a deposit, stay with the dealer.
 */
export async function POST(request: Request): Promise<Response> {
  const context = accountRequest(request);
  const { sure, back } = await fieldsOf(request);
  const path = returnPath(back, '/');
  if (!context || sure !== 'yes') return seeOther(`${path}?says=unsure#delete`);
  const { secure, accounts } = context;
  try {
    const { session } = await sessionOf(context);
    const { database } = accounts.records;
    const { purchases } = services();
    if (session && purchases) await forgetReservations(database, purchases.queue, session.account);
    if (session) await deleteAccount(database, session.account.id);
    return seeOther('/', [...signedOutCookies(secure), setCookie('device', '', secure)]);
  } catch (error) {
    log('error', 'account-not-deleted', { site: context.site, reason: reason(error) });
    return seeOther(`${path}?says=failed#delete`);
  }
}
