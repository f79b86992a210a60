import { accountRequest, seeOther } from '@/web/app/api/account/account-request.ts';
import { log, reason } from '@/web/platform/log.ts';
import { services } from '@/web/platform/services.ts';
import { releaseHold } from '@/web/purchases/release-hold.ts';
import { reservationPath } from '@/web/purchases/reserve.ts';
import { findOwnHold } from '@/web/records/holds.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ token: string }> };

/**
 * A shopper releases their car (CHK-02): 303 back to the reservation, which states what became of
 * the deposit.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const { purchases } = services();
  const context = accountRequest(request);
  const path = reservationPath(token);
  if (!purchases || !context) return seeOther(`${path}?failed=1`);
  try {
    const hold = await findOwnHold(purchases.records.database, context.site, token);
    if (hold) await releaseHold(purchases, hold, { event: 'shopper-released' });
    return seeOther(path);
  } catch (error) {
    log('error', 'hold-not-released', { site: context.site, reason: reason(error) });
    return seeOther(`${path}?failed=1`);
  }
}
