import type { Booking, NewBooking } from '@/domain/leads/booking.ts';
import { bookablePlace, bookingTimes } from '@/domain/leads/booking-days.ts';
import type { BookablePlace } from '@/domain/leads/form.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { readSite } from '@/web/content/read-site.ts';
import { findReceipt } from '@/web/records/lead-receipt.ts';
import { busyAt } from './busy-times.ts';
import { knownKeys } from './known-content.ts';
import { bookingAt } from './lead-of-form.ts';
import type { LeadServices } from './lead-services.ts';

/** The times to which a booking can move: those of its kind at its place; null where the site no longer has the place. */
export async function timesToMove(
  leads: LeadServices,
  site: ResolvedSite,
  { location, kind }: Pick<Booking, 'location' | 'kind'>,
  now: number,
): Promise<BookablePlace | null> {
  const place = site.locations.find(({ id }) => id === location);
  return place ? bookablePlace(place, kind, now, await busyAt(leads, site, now)) : null;
}

type Asked = { leads: LeadServices; site: string; token: string };

/** The booking at another time, "2026-11-24T10:30"; "taken" where that is not free, null where there is nothing to move. */
export async function newTimeOf(
  { leads, site: slug, token }: Asked,
  slot: string,
): Promise<NewBooking | 'taken' | null> {
  const [site, found] = await Promise.all([
    leads.known.read(knownKeys.site(slug), () => readSite(slug, false)),
    findReceipt(leads.records.database, slug, token),
  ]);
  const booking = found?.booking;
  const place = booking && site?.locations.find(({ id }) => id === booking.location);
  if (!site || !booking || !place) return null;
  const [date, time = ''] = slot.split('T');
  const free = await timesToMove(leads, site, booking, Date.now());
  const day = free?.days.find((one) => one.date === date);
  return day && bookingTimes(day).includes(time) ? bookingAt(place, booking.kind, slot) : 'taken';
}
