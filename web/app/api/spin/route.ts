import { wheelPath, wheelResultPath, wheelState } from '@/domain/accounts/prize-wheel.ts';
import { signInPath } from '@/domain/accounts/sign-in-path.ts';
import { spinWheel, wheelOfSite } from '@/web/accounts/spin-wheel.ts';
import { accountRequest, seeOther, sessionOf } from '@/web/app/api/account/account-request.ts';
import { log, reason } from '@/web/platform/log.ts';

export const dynamic = 'force-dynamic';

/**
 * One go at the site's wheel (NAV-15): 303 to what it gave, or to sign in first. Nothing from the
 * browser decides the result.
 */
export async function POST(request: Request): Promise<Response> {
  const context = accountRequest(request);
  if (!context) return seeOther(`${wheelResultPath}?says=failed`);
  const { accounts, site, now } = context;
  try {
    const { session, set } = await sessionOf(context);
    if (!session) return seeOther(signInPath({ type: 'promotion', redirect: wheelPath, back: wheelPath }), set);
    const wheel = await wheelOfSite(site);
    if (wheel && wheelState(wheel, now) === 'open') await spinWheel({ accounts, account: session.account }, wheel);
    return seeOther(wheelResultPath, set);
  } catch (error) {
    log('error', 'wheel-not-spun', { site, reason: reason(error) });
    return seeOther(`${wheelResultPath}?says=failed`);
  }
}
