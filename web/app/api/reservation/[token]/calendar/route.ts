import { holdCalendar } from '@/domain/purchases/hold-calendar.ts';
import { log, reason } from '@/web/platform/log.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { reservationPath } from '@/web/purchases/reserve.ts';
import { findOwnHold } from '@/web/records/holds.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ token: string }> };

/** The end of a hold for the shopper's calendar (CHK-02); 404 where the link opens none, or the car is not held. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const site = request.headers.get(siteHeader) ?? '';
  const { purchases } = services();
  try {
    const hold = purchases && (await findOwnHold(purchases.records.database, site, token));
    const link = `${hold?.dealer.origin}${reservationPath(token)}`;
    const file = hold && holdCalendar(hold, { link, writtenAtMs: Date.now() });
    if (!file) return Response.json({ error: 'There is no such reservation.' }, { status: 404 });
    return new Response(file, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="reservation.ics"',
      },
    });
  } catch (error) {
    log('warn', 'calendar-failed', { site, reason: reason(error) });
    return Response.json({ error: 'This cannot be answered right now.' }, { status: 503 });
  }
}
