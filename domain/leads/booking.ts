import type { BookingKind } from '@/domain/locations/booking-kinds.ts';
import { clockTime, twelveHour } from '@/domain/locations/opening-hours.ts';
import { dateKey, localMoment } from '@/domain/locations/time-zone.ts';
import { dayLabel } from './booking-days.ts';

/** "confirmed": the shopper confirmed that they come. */
export type BookingState = 'booked' | 'confirmed' | 'cancelled';

/** A time that a location holds for one enquiry; moments in epoch milliseconds, the zone an IANA name. */
export type Booking = {
  kind: BookingKind;
  location: string;
  placeName: string;
  address: string;
  timeZone: string;
  fromMs: number;
  toMs: number;
  state: BookingState;
  /** How often it was changed. */
  sequence: number;
};

/** A booking that is requested, with how many the location takes at the same time. */
export type NewBooking = Omit<Booking, 'state' | 'sequence'> & { places: number };

/** "Tuesday 24 November, 10:30 am" by the clock of the place. */
export function bookingTime({ fromMs, timeZone }: Pick<Booking, 'fromMs' | 'timeZone'>): string {
  const local = localMoment(fromMs, timeZone);
  return slotText(`${dateKey(local)}T${clockTime(local.minutes)}`);
}

/** The same with the zone by its usual letters, "Tuesday 24 November, 10:30 am AEDT". */
export const bookingTimeInZone = (booking: Pick<Booking, 'fromMs' | 'timeZone'>): string =>
  [bookingTime(booking), zoneLetters(booking)].filter(Boolean).join(' ');

function zoneLetters({ fromMs, timeZone }: Pick<Booking, 'fromMs' | 'timeZone'>): string {
  const parts = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' }).formatToParts(fromMs);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** "Tuesday 24 November, 10:30 am" of "2026-11-24T10:30". */
export function slotText(slot: string): string {
  const [date = '', time = ''] = slot.split('T');
  return `${dayLabel(date)}, ${twelveHour(time)}`;
}

/** Whether a shopper may still change it: before it starts. */
export const isOpenBooking = ({ state, fromMs }: Pick<Booking, 'state' | 'fromMs'>, now: number): boolean =>
  state !== 'cancelled' && fromMs > now;
