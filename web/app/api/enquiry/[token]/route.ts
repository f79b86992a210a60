import { z } from 'zod';
import { cleanText } from '@/domain/leads/clean-text.ts';
import { isValued } from '@/domain/leads/valuation.ts';
import { enquiryPath } from '@/domain/routes/paths.ts';
import { readFields } from '@/web/app/api/read-fields.ts';
import { cacheKeys } from '@/web/content/last-content.ts';
import { readSite } from '@/web/content/read-site.ts';
import type { LeadServices } from '@/web/leads/lead-services.ts';
import { newTimeOf } from '@/web/leads/new-time.ts';
import { tradeInCookie } from '@/web/leads/trade-in-cookie.ts';
import { valuate } from '@/web/leads/valuate.ts';
import { log, reason } from '@/web/platform/log.ts';
import { addressHeader, isSecure } from '@/web/platform/request-sender.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { SlotTaken } from '@/web/records/bookings.ts';
import { AlreadyBooked } from '@/web/records/held-booking.ts';
import { changeReceipt, findReceipt, HoldsBooking, type ReceiptChange } from '@/web/records/lead-receipt.ts';

export const dynamic = 'force-dynamic';

const slot = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);

const change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('added'),
    text: z.string().max(2_000).transform(cleanText).pipe(z.string().trim().min(1)),
  }),
  z.object({ kind: z.literal('withdrawn'), cancels: z.literal('yes').optional() }),
  z.object({ kind: z.literal('confirmed') }),
  z.object({ kind: z.literal('cancelled') }),
  z.object({ kind: z.literal('accepted') }),
  z.object({ kind: z.literal('unaccepted') }),
  z.object({ kind: z.literal('valued') }).catchall(z.string().max(40)),
  z.object({ kind: z.literal('moved'), slot, again: z.literal('yes').optional() }),
]);

/** Far above anything that its page sends, bytes. */
const maxLength = 20_000;

type Context = { params: Promise<{ token: string }> };
type NewTimeRequest = { leads: Pick<LeadServices, 'records' | 'lastContent'>; site: string; token: string };

/**
 * A shopper's action on an enquiry of theirs: 303 back to its page, also when it failed; then the
 * page states it.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const { headers } = request;
  const site = headers.get(siteHeader) ?? '';
  const back = (query = '', more: Record<string, string> = {}) =>
    new Response(null, { status: 303, headers: { location: `${enquiryPath(token)}${query}`, ...more } });
  const { leads } = services();
  const read = change.safeParse(await readFields(request, maxLength));
  if (!leads) return back('?failed=1');
  if (!read.success) return back('?failed=1');
  try {
    if (!(await leads.limit.take(`${site} ${headers.get(addressHeader) ?? ''}`))) return back('?failed=1');
    const requested = { leads, site, token };
    const wanted = await changeOf(requested, read.data);
    if (wanted === 'taken' || wanted === 'no-estimate') return back(`?failed=${wanted}`);
    const done = wanted && (await changeReceipt(leads.records.database, leads.queue, { site, token }, wanted));
    // What the shopper sends about the car from now on names the offer (NAV-08).
    const carried = done && read.data.kind === 'accepted' && { 'set-cookie': tradeInCookie(token, isSecure(request)) };
    return back(done ? '' : '?failed=1', carried || {});
  } catch (error) {
    if (error instanceof SlotTaken) return back('?failed=taken');
    if (error instanceof HoldsBooking) return back('?withdraw=ask#withdraw');
    if (error instanceof AlreadyBooked && read.data.kind === 'moved')
      return back(`?held=${encodeURIComponent(read.data.slot)}#held-booking`);
    log('error', 'receipt-not-changed', { site, reason: reason(error) });
    return back('?failed=1');
  }
}

/**
 * A new time is one that the place offers at this moment; an estimate is worked out here. Null where there is nothing to change, else a word
 * for what cannot be.
 */
async function changeOf(
  request: NewTimeRequest,
  read: z.output<typeof change>,
): Promise<ReceiptChange | 'taken' | 'no-estimate' | null> {
  if (read.kind === 'accepted') return { kind: 'accepted', now: Date.now() };
  if (read.kind === 'valued') return valuedOf(request, read);
  if (read.kind === 'withdrawn') return { kind: 'withdrawn', cancels: read.cancels === 'yes' };
  if (read.kind !== 'moved') return read;
  const to = await newTimeOf(request, read.slot);
  return to === 'taken' ? to : to && { kind: 'moved', to, again: read.again === 'yes' };
}

async function valuedOf(
  { leads, site, token }: NewTimeRequest,
  { kind, ...answers }: { kind: 'valued'; [answer: string]: string },
): Promise<ReceiptChange | 'no-estimate' | null> {
  const found = await findReceipt(leads.records.database, site, token);
  if (!found || !isValued(found.lead.category)) return null;
  const [valuation, cached] = await Promise.all([
    valuate(services(), found.lead, answers, Date.now()),
    leads.lastContent.read(cacheKeys.site(site), () => readSite(site, false)).catch(() => null),
  ]);
  return valuation ? { kind, valuation, sentOn: cached?.features.postValuation ?? false } : 'no-estimate';
}
