import { returnPath } from '@/domain/accounts/return-path.ts';
import { accountRequest, fieldsOf, seeOther, sessionOf } from '@/web/app/api/account/account-request.ts';
import { log, reason } from '@/web/platform/log.ts';
import { removeAccountSearch } from '@/web/records/account-searches.ts';

export const dynamic = 'force-dynamic';

/** Removes one saved search of the signed-in account: 303 back to the garage. */
export async function POST(request: Request): Promise<Response> {
  const context = accountRequest(request);
  const { name = '', back } = await fieldsOf(request);
  const path = returnPath(back, '/');
  const failed = `${path}?says=failed#my-details`;
  if (!context) return seeOther(failed);
  try {
    const { session, set } = await sessionOf(context);
    if (session) await removeAccountSearch(context.accounts.records.database, session.account.id, name);
    return seeOther(`${path}#saved-searches`, set);
  } catch (error) {
    log('error', 'search-not-removed', { site: context.site, reason: reason(error) });
    return seeOther(failed);
  }
}
