import { returnPath } from '@/domain/accounts/return-path.ts';
import { accountRequest, fieldsOf, seeOther, sessionOf } from '@/web/app/api/account/account-request.ts';
import { log, reason } from '@/web/platform/log.ts';
import { removePasskey } from '@/web/records/passkeys.ts';

export const dynamic = 'force-dynamic';

/** Removes one passkey of the signed-in account's own: 303 back to the garage. */
export async function POST(request: Request): Promise<Response> {
  const context = accountRequest(request);
  const { credential = '', back } = await fieldsOf(request);
  const path = returnPath(back, '/');
  if (!context) return seeOther(`${path}?says=failed#my-details`);
  try {
    const { session, set } = await sessionOf(context);
    if (session) await removePasskey(context.accounts.records.database, session.account.id, credential);
    return seeOther(`${path}#devices`, set);
  } catch (error) {
    log('error', 'passkey-not-removed', { site: context.site, reason: reason(error) });
    return seeOther(`${path}?says=failed#my-details`);
  }
}
