import { returnPath } from '@/domain/accounts/return-path.ts';
import { sharingTerms } from '@/domain/accounts/sharing-terms.ts';
import { accountRequest, fieldsOf, seeOther, sessionOf } from '@/web/app/api/account/account-request.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { log, reason } from '@/web/platform/log.ts';
import { shareInterest } from '@/web/records/shared-interest.ts';

export const dynamic = 'force-dynamic';

/** Lets staff see what the signed-in shopper saved and compared beside their enquiries, or no longer: 303 back to the garage. */
export async function POST(request: Request): Promise<Response> {
  const context = accountRequest(request);
  const { share, back } = await fieldsOf(request);
  const path = returnPath(back, '/');
  const site = await siteOfEndpoint(context?.site ?? null);
  if (!context || site instanceof Response) return seeOther(`${path}?says=failed#sharing`);
  try {
    const { session, set } = await sessionOf(context);
    if (!session) return seeOther(path, set);
    const terms = share === 'on' ? sharingTerms(site.name) : null;
    await shareInterest(context.accounts.records.database, session.account.id, terms);
    return seeOther(`${path}?says=${terms === null ? 'unshared' : 'shared'}#sharing`, set);
  } catch (error) {
    log('error', 'sharing-not-saved', { site: context.site, reason: reason(error) });
    return seeOther(`${path}?says=failed#sharing`);
  }
}
