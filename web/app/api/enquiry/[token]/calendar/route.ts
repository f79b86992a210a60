import { calendarFile } from '@/domain/leads/calendar.ts';
import { enquiryPath } from '@/domain/routes/paths.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { findReceipt } from '@/web/records/lead-receipt.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ token: string }> };

/** The booking of an enquiry for the shopper's calendar (FORM-07); 404 where the link opens none. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const { leads } = services();
  const found = leads && (await findReceipt(leads.records.database, request.headers.get(siteHeader) ?? '', token));
  if (!found?.booking) return Response.json({ error: 'There is no such booking.' }, { status: 404 });
  const link = `${found.lead.dealer.origin}${enquiryPath(token)}`;
  return new Response(calendarFile(found.lead, found.booking, { link, writtenAtMs: Date.now() }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="booking.ics"',
    },
  });
}
