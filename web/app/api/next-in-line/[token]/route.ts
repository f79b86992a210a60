import { accountRequest, seeOther } from '@/web/app/api/account/account-request.ts';
import { log, reason } from '@/web/platform/log.ts';
import { services } from '@/web/platform/services.ts';
import { linePath } from '@/web/purchases/join-line.ts';
import { leaveLine } from '@/web/records/hold-waiting.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ token: string }> };

/** Takes a person out of a car's line: 303 back to their page, which confirms it. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const { purchases } = services();
  const context = accountRequest(request);
  const path = linePath(token);
  if (!purchases || !context) return seeOther(`${path}?failed=1`);
  try {
    await leaveLine(purchases.records.database, purchases.queue, context.site, token);
    return seeOther(path);
  } catch (error) {
    log('error', 'line-not-left', { site: context.site, reason: reason(error) });
    return seeOther(`${path}?failed=1`);
  }
}
