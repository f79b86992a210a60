import { helperName } from '@/domain/purchases/purchase-help.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { readFields } from '@/web/app/api/read-fields.ts';
import { noName } from '@/web/content/staff.ts';
import { enterDeskOf, shut } from '@/web/desk/enter.ts';
import { log, reason } from '@/web/platform/log.ts';
import { services } from '@/web/platform/services.ts';
import { helpByStaff, staffHelp } from '@/web/purchases/help-by-staff.ts';

export const dynamic = 'force-dynamic';

/** Far above any form of the desk, bytes. */
const maxLength = 20_000;

type Context = { params: Promise<{ purchase: string }> };

/**
 * Staff help with a purchase of their own dealership's car: 303 back to its page, which states what
 * could not be done.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const desk = await enterDeskOf(services().leads, request);
  if (typeof desk === 'string') return shut(desk);
  const { purchase } = await params;
  const posted = (await readFields(request, maxLength)) ?? {};
  const help = staffHelp.safeParse(posted);
  const { geocoding } = services();
  const { id: staff, name: called } = desk.staff;
  const name = called === noName ? '' : helperName(called);
  const who = { seller: desk.site.slug, purchase, staff, name };
  const failed = help.success
    ? await helpByStaff({ records: desk.leads.records, geocoding }, who, help.data, posted).catch((error: unknown) => {
        log('error', 'desk-purchase-failed', { site: desk.site.slug, reason: reason(error) });
        return 'failed';
      })
    : 'failed';
  const location = `${pathOfRoute('deskPurchase', { purchase })}${failed ? `?failed=${failed}` : ''}`;
  return new Response(null, { status: 303, headers: { location } });
}
