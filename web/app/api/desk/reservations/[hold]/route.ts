import { z } from 'zod';
import { cleanText } from '@/domain/leads/clean-text.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { readFields } from '@/web/app/api/read-fields.ts';
import { type Desk, enterDeskOf, shut } from '@/web/desk/enter.ts';
import { log, reason } from '@/web/platform/log.ts';
import { services } from '@/web/platform/services.ts';
import { changeByStaff, staffChange } from '@/web/purchases/change-by-staff.ts';
import { findDeskPurchase } from '@/web/purchases/desk-purchase.ts';
import { type Extras, extrasOf } from '@/web/purchases/shown-extras.ts';

export const dynamic = 'force-dynamic';

/** Far above any form of the desk, bytes. */
const maxLength = 20_000;

const fields = z.object({ reason: z.string().max(500).transform(cleanText).pipe(z.string().trim()).default('') });

type Context = { params: Promise<{ hold: string }> };

/**
 * What staff do with a reservation of their own dealership: 303 back to its page, which states what
 * could not be done.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const desk = await enterDeskOf(services().leads, request);
  if (typeof desk === 'string') return shut(desk);
  const { hold } = await params;
  const { purchases } = services();
  const posted = (await readFields(request, maxLength)) ?? {};
  const [change, written] = [staffChange.safeParse(posted), fields.safeParse(posted)];
  const { slug: seller, abn, state } = desk.site;
  const who = { seller, abn, state, hold, actor: desk.staff.name, extras: () => extrasNow(desk, hold) };
  const done =
    purchases &&
    change.success &&
    written.success &&
    (await changeByStaff(purchases, who, change.data, written.data.reason).catch((error: unknown) => {
      log('error', 'desk-hold-failed', { site: desk.site.slug, reason: reason(error) });
      return false;
    }));
  const failed = change.success ? change.data.action : '1';
  const location = `${pathOfRoute('deskReservation', { hold })}${done ? '' : `?failed=${failed}`}`;
  return new Response(null, { status: 303, headers: { location } });
}

async function extrasNow({ site, leads }: Desk, hold: string): Promise<Extras | null> {
  const { geocoding } = services();
  return extrasOf(await findDeskPurchase({ records: leads.records, geocoding }, site, { hold }, Date.now()));
}
