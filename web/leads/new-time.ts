import type { Booking, NewBooking } from '@/domain/leads/booking.ts';
import { bookablePlace, bookingTimes } from '@/domain/leads/booking-days.ts';
import type { BookablePlace } from '@/domain/leads/form.ts';
import type { LeadRecord } from '@/domain/leads/lead-record.ts';
import type { SiteContact } from '@/domain/site/site-parts.ts';
import { cacheKeys } from '@/web/content/last-content.ts';
import { readSite } from '@/web/content/read-site.ts';
import { findReceipt } from '@/web/records/lead-receipt.ts';
import { busyAt } from './busy-times.ts';
import { bookingAt } from './lead-of-form.ts';
import type { LeadServices } from './lead-services.ts';

/** The times to which a booking can move: those of its kind at its place; null where the site no longer has the place. */
export async function timesToMove(
  leads: Pick<LeadServices, 'records'>,
  site: Pick<SiteContact, 'locations'>,
  { location, kind }: Pick<Booking, 'location' | 'kind'>,
  now: number,
): Promise<BookablePlace | null> {
  const place = site.locations.find(({ id }) => id === location);
  return place ? bookablePlace(place, kind, now, await busyAt(leads, site, now)) : null;
}

/** The site whose places an enquiry's booking is at: the dealership's own, where another site took the enquiry. */
export async function siteOfBooking(
  leads: Pick<LeadServices, 'lastContent'>,
  taken: string,
  { dealer }: LeadRecord,
): Promise<Pick<SiteContact, 'locations'> | null> {
  const slug = dealer.dealership ?? taken;
  return leads.lastContent.read(cacheKeys.site(slug), () => readSite(slug, false));
}

type NewTimeRequest = { leads: Pick<LeadServices, 'records' | 'lastContent'>; site: string; token: string };

/** The booking at another time, "2026-11-24T10:30"; "taken" where that is not free, null where there is nothing to move. */
export async function newTimeOf(
  { leads, site: slug, token }: NewTimeRequest,
  slot: string,
): Promise<NewBooking | 'taken' | null> {
  const found = await findReceipt(leads.records.database, slug, token);
  const booking = found?.booking;
  const site = found && booking && (await siteOfBooking(leads, slug, found.lead));
  const place = booking && site?.locations.find(({ id }) => id === booking.location);
  if (!site || !booking || !place) return null;
  const [date, time = ''] = slot.split('T');
  const free = await timesToMove(leads, site, booking, Date.now());
  const day = free?.days.find((one) => one.date === date);
  return day && bookingTimes(day).includes(time) ? bookingAt(place, booking.kind, slot) : 'taken';
}
