import { accountRequest } from '@/web/app/api/account/account-request.ts';
import { noPaper, paperResponse } from '@/web/app/api/paper-response.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { log, reason } from '@/web/platform/log.ts';
import { services } from '@/web/platform/services.ts';
import { findOwnHold } from '@/web/records/holds.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ token: string; paper: string }> };

/** A paper of a reservation as PDF, for those who have the reservation's link (PLUS-22). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token, paper } = await params;
  const { purchases } = services();
  const context = accountRequest(request);
  const site = await siteOfEndpoint(context?.site ?? null);
  if (!purchases || !context || site instanceof Response) return noPaper(404, 'There is no such paper.');
  const { database } = purchases.records;
  try {
    const hold = await findOwnHold(database, site.slug, token);
    return await paperResponse({ database, site, signal: request.signal }, hold, paper);
  } catch (error) {
    log('warn', 'paper-failed', { site: site.slug, reason: reason(error) });
    return noPaper(503, 'This paper cannot be made right now.');
  }
}
