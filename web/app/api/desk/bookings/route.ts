import { z } from 'zod';
import { cleanText } from '@/domain/leads/clean-text.ts';
import { bookingKinds } from '@/domain/locations/booking-kinds.ts';
import { minutesOf } from '@/domain/locations/opening-hours.ts';
import { momentOf } from '@/domain/locations/time-zone.ts';
import { timeZoneAt } from '@/domain/locations/usual-time-zone.ts';
import type { SiteContact, SiteIdentity } from '@/domain/site/site-parts.ts';
import { readFields } from '@/web/app/api/read-fields.ts';
import { type Desk, enterDeskOf, shut } from '@/web/desk/enter.ts';
import { log, reason } from '@/web/platform/log.ts';
import { services } from '@/web/platform/services.ts';
import { blockTime, cancelBooking, unblockTime } from '@/web/records/booking-desk.ts';

export const dynamic = 'force-dynamic';

const kind = z.enum(['every', ...bookingKinds.map(({ value }) => value)]);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** What staff may do with the times that shoppers book; a form of the desk posts it. */
const deskAction = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('block'),
    location: z.string().max(200),
    kind,
    date: z.iso.date(),
    from: time,
    to: time,
    reason: z.string().max(200).transform(cleanText).pipe(z.string().trim()).default(''),
  }),
  z.object({ action: z.literal('unblock'), id: z.uuid() }),
  z.object({ action: z.literal('cancel'), lead: z.uuid() }),
]);
type DeskAction = z.output<typeof deskAction>;

/** Far above any form of the desk, bytes. */
const maxLength = 20_000;

/**
 * Blocks times of this site's locations, opens them again, cancels a booking: 303 back to the page,
 * which states what could not be done.
 */
export async function POST(request: Request): Promise<Response> {
  const desk = await enterDeskOf(services().leads, request);
  if (typeof desk === 'string') return shut(desk);
  const action = deskAction.safeParse(await readFields(request, maxLength));
  const done = action.success && (await act(desk, action.data).catch(failed));
  return new Response(null, { status: 303, headers: { location: `/desk/bookings${done ? '' : '?failed=1'}` } });
}

function act(desk: Desk, action: DeskAction): Promise<boolean> {
  const { site, staff, leads } = desk;
  const { database } = leads.records;
  switch (action.action) {
    case 'block':
      return block(desk, action);
    case 'unblock':
      return unblockTime(database, { site: site.slug, id: action.id });
    case 'cancel':
      return cancelBooking(database, leads.queue, { ...deskOf(site), lead: action.lead, actor: staff.name });
  }
}

const deskOf = ({ slug, locations }: Pick<SiteIdentity & SiteContact, 'slug' | 'locations'>) => ({
  site: slug,
  locations: locations.map(({ id }) => id),
});

/** From one time of the location's own clock to another of the same day. */
async function block({ site, staff, leads }: Desk, action: Extract<DeskAction, { action: 'block' }>): Promise<boolean> {
  const place = site.locations.find(({ id }) => id === action.location);
  const [year = 0, month = 1, day = 1] = action.date.split('-').map(Number);
  const at = (clock: string) => momentOf({ year, month, day, minutes: minutesOf(clock) ?? 0 }, timeZoneAt(place));
  const [fromMs, toMs] = [at(action.from), at(action.to)];
  if (!place || toMs <= fromMs) return false;
  const who = { site: site.slug, actor: staff.name };
  const { kind: which, reason: why } = action;
  return blockTime(leads.records.database, who, { location: place.id, kind: which, fromMs, toMs, reason: why });
}

function failed(error: unknown): boolean {
  log('error', 'desk-booking-failed', { reason: reason(error) });
  return false;
}
