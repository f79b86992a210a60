import { isAlertChannel, tickedKinds } from '@/domain/accounts/alerts/alert-kinds.ts';
import { returnPath } from '@/domain/accounts/return-path.ts';
import { endAlerts, switchAlerts } from '@/web/accounts/alerts/switch-alerts.ts';
import { accountRequest, fieldsOf, seeOther, sessionOf } from '@/web/app/api/account/account-request.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { readSiteHosts } from '@/web/content/read-site.ts';
import { ownOrigin } from '@/web/leads/own-origin.ts';
import { log, reason } from '@/web/platform/log.ts';
import { services } from '@/web/platform/services.ts';

export const dynamic = 'force-dynamic';

/**
 * Switches alerts of the signed-in shopper on and off (PLUS-21): 303 back to the garage, which
 * shows the result.
 */
export async function POST(request: Request): Promise<Response> {
  const context = accountRequest(request);
  const form = await fieldsOf(request);
  const { back, channel = '', stop } = form;
  const path = returnPath(back, '/');
  const resultPath = (word: string) => `${path}?says=${word}#alerts`;
  const site = await siteOfEndpoint(context?.site ?? null);
  if (!context || site instanceof Response) return seeOther(resultPath('failed'));
  if (!stop && !isAlertChannel(channel)) return seeOther(resultPath('failed'));
  try {
    const { session, set } = await sessionOf(context);
    if (!session) return seeOther(path, set);
    const origin = await ownOrigin(request.headers, () => readSiteHosts(site.slug).catch(() => []));
    const { mail } = services();
    const { accounts, address } = context;
    const parts = { accounts, mail, site, account: session.account, origin, address };
    const word = stop
      ? await endAlerts(parts)
      : await switchAlerts(parts, { kinds: tickedKinds(form), channel: channel === 'mail' ? 'mail' : 'sms' });
    return seeOther(resultPath(word), set);
  } catch (error) {
    log('error', 'alerts-not-switched', { site: context.site, reason: reason(error) });
    return seeOther(resultPath('failed'));
  }
}
